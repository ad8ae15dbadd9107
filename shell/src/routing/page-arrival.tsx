import { VisuallyHidden } from '@stoa/shared/ui/kit.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Decision } from './guard.ts';
import { nameScreen } from './screen-title.ts';
import { useDecision } from './use-decision.ts';

function titleFor(decision: Decision): string {
  if (decision.kind === 'not-found') return 'Page not found';
  return decision.kind === 'no-access' ? 'No access' : decision.route.title;
}

/**
 * What a browser does for a new document and a page like ours must do itself: the title, the focus, and a word to those
 * who do not see that the page has changed.
 */
export function PageArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const decision = useDecision();
  const title = titleFor(decision);
  const before = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    nameScreen(title);
  }, [title, pathname]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setAnnounced(title);
    main.current?.focus({ preventScroll: true });
  }, [pathname, title, main]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
