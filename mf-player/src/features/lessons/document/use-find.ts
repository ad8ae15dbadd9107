import { useEffect, useRef, useState } from 'react';
import type { OpenedPdf } from '@stoa/shared/ui/pdf/pdf-document.ts';
import type { PdfMatch } from '@stoa/shared/ui/pdf/pdf-marks.ts';
import { findInRuns } from './find-in-runs.ts';

/** Of a whole document, in the order of its pages. */
export interface Found extends PdfMatch {
  page: number;
}

export interface Finding {
  words: string;
  found: readonly Found[];
  chosen: Found | undefined;
  /** `cut`: a page could not be had, so there may be more. */
  state: 'searching' | 'done' | 'cut';
  look(words: string): void;
  step(by: 1 | -1): void;
}

type Stand = Pick<Finding, 'found' | 'chosen' | 'state'>;

/** Who types a word does not want every letter of it looked for: each would turn the page. */
const TYPING_MS = 250;

const nothing: Stand = { found: [], chosen: undefined, state: 'searching' };

/**
 * Looks through the document, page by page from the one that is open, and chooses the first place it comes upon; what is
 * chosen is turned to.
 */
export function useFind(opened: OpenedPdf | undefined, page: number, onTurn: (page: number) => void): Finding {
  const [words, look] = useState('');
  const [stand, setStand] = useState(nothing);
  const { found, chosen } = stand;
  const latest = useRef({ page, onTurn });
  useEffect(() => {
    latest.current = { page, onTurn };
  });
  useEffect(() => {
    if (!opened || words.trim() === '') return;
    let isCurrent = true;
    const search = async () => {
      let all: Found[] = [];
      let first: Found | undefined;
      for (const number of pagesFrom(latest.current.page, opened.pages)) {
        const matches = findInRuns(await opened.readText(number), words).map((match) => ({ ...match, page: number }));
        if (!isCurrent) return;
        if (matches.length === 0) continue;
        all = [...all, ...matches].toSorted((one, other) => one.page - other.page);
        const isFirst = first === undefined;
        first ??= matches[0];
        setStand((now) => ({ ...now, found: all, chosen: isFirst ? first : now.chosen }));
        if (isFirst) latest.current.onTurn(number);
      }
    };
    const end = (state: Stand['state']) => isCurrent && setStand((now) => ({ ...now, state }));
    const timer = setTimeout(() => {
      search().then(
        () => end('done'),
        () => end('cut'),
      );
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      setStand(nothing);
    };
  }, [opened, words]);

  const step = (by: 1 | -1) => {
    const at = chosen ? found.indexOf(chosen) : -1;
    const next = found[(at + by + found.length) % found.length];
    if (!next) return;
    setStand((now) => ({ ...now, chosen: next }));
    onTurn(next.page);
  };
  return { ...stand, words, look, step };
}

const pagesFrom = (page: number, pages: number): number[] =>
  Array.from({ length: pages }, (_, index) => ((page - 1 + index) % pages) + 1);
