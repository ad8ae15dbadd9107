import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { SiteHistory } from '../history/site-history.ts';

/** React Router for the shell's own screens, driven by the page's one history. */
export function SiteRouter({ history, children }: { history: SiteHistory; children: ReactNode }) {
  const [place, setPlace] = useState(history.now);
  useLayoutEffect(() => history.subscribe(setPlace), [history]);
  return (
    <Router location={place.location} navigationType={place.kind as never} navigator={history.navigator}>
      {children}
    </Router>
  );
}
