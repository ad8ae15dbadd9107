import { useEffect, useState } from 'react';
import type { OpenedPdf } from './pdf-document.ts';

interface PdfState {
  opened: OpenedPdf | undefined;
  error: unknown;
}

/** Fetches the reader and the document; both only when a document is drawn. */
export function usePdf(url: string): PdfState {
  const [state, setState] = useState<PdfState>({ opened: undefined, error: undefined });
  useEffect(() => {
    let pdf: OpenedPdf | undefined;
    let left = false;
    import(/* webpackChunkName: "pdf" */ './pdf-document.ts')
      .then(({ openPdf }) => openPdf(url))
      .then(
        (opened) => {
          pdf = opened;
          if (left) opened.close();
          else setState({ opened, error: undefined });
        },
        (error: unknown) => !left && setState({ opened: undefined, error }),
      );
    return () => {
      left = true;
      pdf?.close();
      setState({ opened: undefined, error: undefined });
    };
  }, [url]);
  return state;
}
