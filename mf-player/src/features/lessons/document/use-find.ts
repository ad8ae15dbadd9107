import { useEffect, useMemo, useRef, useState } from 'react';
import type { OpenedPdf } from '@stoa/shared/ui/pdf/pdf-document.ts';
import { createTextReader, lookThrough, type Found, type FoundByPage } from './look-through.ts';

export interface Finding {
  words: string;
  /** In the order of the pages. */
  found: readonly Found[];
  /** Those of the open page. */
  matches: readonly Found[];
  chosen: Found | undefined;
  /** `full`: there may be more than anybody goes through. `cut`: a page could not be had, so there may be more. */
  state: 'searching' | 'done' | 'full' | 'cut';
  look(words: string): void;
  step(by: 1 | -1): void;
}

interface Stand extends Pick<Finding, 'chosen' | 'state'> {
  byPage: FoundByPage;
}

/** Who types a word does not want every letter of it looked for: each would turn the page. */
const TYPING_MS = 250;

const nothing: Stand = { byPage: [], chosen: undefined, state: 'searching' };
const none: readonly never[] = [];

/**
 * Looks through the document, page by page from the one that is open, and chooses the first place it comes upon; what is
 * chosen is turned to. Who turned the page meanwhile stays there.
 */
export function useFind(opened: OpenedPdf | undefined, page: number, onTurn: (page: number) => void): Finding {
  const [words, look] = useState('');
  const [{ byPage, chosen, state }, setStand] = useState(nothing);
  const found = useMemo(() => byPage.flat(), [byPage]);
  const readText = useMemo(() => opened && createTextReader(opened), [opened]);
  const latest = useRef({ page, onTurn });
  useEffect(() => {
    latest.current = { page, onTurn };
  });
  useEffect(() => {
    if (!opened || !readText || words.trim() === '') return;
    const leave = new AbortController();
    const { signal } = leave;
    const search = () => {
      const from = latest.current.page;
      let isUpon = false;
      const onFound = (given: FoundByPage) => {
        if (signal.aborted) return;
        const first = isUpon ? undefined : given.flat()[0];
        isUpon ||= first !== undefined;
        const toChoose = latest.current.page === from ? first : undefined;
        setStand((now) => ({ ...now, byPage: given, chosen: toChoose ?? now.chosen }));
        if (toChoose) latest.current.onTurn(toChoose.page);
      };
      return lookThrough({ words, from, pages: opened.pages, readText, signal, onFound });
    };
    const end = (ended: Stand['state']) => !signal.aborted && setStand((now) => ({ ...now, state: ended }));
    const timer = setTimeout(() => void search().then(end, () => end('cut')), TYPING_MS);
    return () => {
      leave.abort();
      clearTimeout(timer);
      setStand(nothing);
    };
  }, [opened, readText, words]);

  const step = (by: 1 | -1) => {
    const next = found.at((chosen ? found.indexOf(chosen) + by : nearest(found, page, by)) % found.length);
    if (!next) return;
    setStand((now) => ({ ...now, chosen: next }));
    onTurn(next.page);
  };
  return { words, found, matches: byPage[page - 1] ?? none, chosen, state, look, step };
}

/** The place to begin with where none is chosen: from the open page on, or back. */
function nearest(found: readonly Found[], page: number, by: 1 | -1): number {
  if (by < 0) return found.findLastIndex((one) => one.page <= page);
  return Math.max(
    0,
    found.findIndex((one) => one.page >= page),
  );
}
