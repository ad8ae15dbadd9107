import { useEffect, useRef, useState } from 'react';
import { Loader, VisuallyHidden } from '../kit.ts';
import { useUnsettled } from '../use-unsettled.ts';
import type { OpenedPdf } from './pdf-document.ts';
import classes from './pdf-page.module.css';

interface PdfPageProps {
  /** Undefined while the document is on its way. */
  opened: OpenedPdf | undefined;
  page: number;
  /** Names the page: 'Seven days of light, page 2'. */
  label: string;
  openingLabel: string;
  /** Times the width of its frame, in which a wider page is scrolled. */
  zoom?: number;
  /** The page could not be drawn: the rest of the file could not be had. */
  onFailed?(): void;
}

/** One page of a PDF as wide as its frame; its text is read aloud. */
export function PdfPage({ opened, page, label, openingLabel, zoom = 1, onFailed }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const failed = useRef(onFailed);
  const [text, setText] = useState('');
  const [isDrawn, setDrawn] = useState(false);
  const unsettled = useUnsettled(!isDrawn);
  useEffect(() => {
    failed.current = onFailed;
  });
  useEffect(() => {
    if (!opened || !canvas.current || !frame.current) return;
    let isCurrent = true;
    // Drawn apart and put in place at once: turning pages fast never mixes two of them.
    const sheet = document.createElement('canvas');
    opened
      .draw(page, sheet, frame.current.clientWidth * zoom)
      .then(
        (words) => {
          const target = canvas.current;
          if (!isCurrent || !target) return;
          target.width = sheet.width;
          target.height = sheet.height;
          target.getContext('2d')?.drawImage(sheet, 0, 0);
          setText(words);
        },
        () => isCurrent && failed.current?.(),
      )
      .finally(() => isCurrent && setDrawn(true));
    return () => {
      isCurrent = false;
    };
  }, [opened, page, zoom]);
  // What is wider than its frame is scrolled, by keyboard too.
  const scrollable = zoom > 1 ? { tabIndex: 0 } : {};
  return (
    <div ref={frame} className={classes.page} role="group" aria-label={label} {...scrollable} {...unsettled}>
      {!opened && <Loader role="status" aria-label={openingLabel} />}
      {/* Until the first page says its own, the shape of most pages: A4. */}
      <canvas
        ref={canvas}
        width={210}
        height={297}
        className={classes.canvas}
        style={{ width: `${zoom * 100}%` }}
        aria-hidden="true"
      />
      <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>
    </div>
  );
}
