import { useEffect, useRef } from 'react';
import type { Happened } from '../progress/use-record-progress.ts';

/** Who turns through a document tells no page that they only pass. */
const STAYS_MS = 1_000;

interface TellPageOptions {
  /** Undefined while there is none to be told. */
  page: number | undefined;
  pages: number;
  /** The ledger's page as the document is opened: to open it there is no news. */
  recorded: number;
  record(happened: Happened): void;
}

/**
 * A page is told where one stays on it, or leaves from it: on another device the document opens at the one that was told
 * last.
 */
export function useTellPage({ page, pages, recorded, record }: TellPageOptions): void {
  const last = useRef(recorded);
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
