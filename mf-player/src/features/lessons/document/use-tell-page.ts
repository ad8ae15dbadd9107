import { useEffect, useRef } from 'react';
import type { Happened } from '../progress/use-record-progress.ts';

/** Who turns through a document tells no page that they only pass. */
const STAYS_MS = 1_000;

/**
 * A page is told where one stays on it, or leaves from it: on another device the document opens at the one that was told
 * last. `page` is undefined while there is none to be told.
 */
export function useTellPage(page: number | undefined, pages: number, record: (happened: Happened) => void): void {
  const last = useRef<number>(undefined);
  const tell = useRef(() => {});
  useEffect(() => {
    tell.current = () => {
      if (page === undefined || page === last.current) return;
      last.current = page;
      record({ kind: 'page_seen', page, pages });
    };
  });
  useEffect(() => {
    if (page === undefined) return;
    const timer = setTimeout(() => tell.current(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [page, pages]);
  useEffect(() => {
    const leave = () => tell.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
