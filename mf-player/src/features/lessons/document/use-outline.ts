import { useEffect, useState } from 'react';
import type { OpenedPdf } from '@stoa/shared/ui/pdf/pdf-document.ts';
import type { OutlineEntry } from '@stoa/shared/ui/pdf/pdf-outline.ts';

const none: readonly OutlineEntry[] = [];

/** Empty until it is read, and where the document has none that can be read. */
export function useOutline(opened: OpenedPdf | undefined): readonly OutlineEntry[] {
  const [entries, setEntries] = useState(none);
  useEffect(() => {
    if (!opened) return;
    let isCurrent = true;
    opened.readOutline().then(
      (read) => isCurrent && setEntries(read),
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setEntries(none);
    };
  }, [opened]);
  return entries;
}
