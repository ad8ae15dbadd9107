import { useEffect, useRef } from 'react';
import type { Happened } from '../progress/use-record-progress.ts';

/** Who turns back through a document tells no page that they only pass. */
const STAYS_MS = 1_000;

/**
 * Each page once, and again where one comes back to it and stays, or leaves from it: on another device the document
 * opens at the page that was told last.
 */
export function useTellPage(page: number | undefined, pages: number, record: (happened: Happened) => void): void {
  const told = useRef(new Set<number>());
  const last = useRef<number>(undefined);
  const tell = useRef(() => {});
  useEffect(() => {
    tell.current = () => {
      if (page === undefined || page === last.current) return;
      told.current.add(page);
      last.current = page;
      record({ kind: 'page_seen', page, pages });
    };
  });
  useEffect(() => {
    if (page === undefined) return;
    if (!told.current.has(page)) tell.current();
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
