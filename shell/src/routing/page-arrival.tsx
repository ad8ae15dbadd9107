import { VisuallyHidden } from '@stoa/shared/ui/kit.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useDecision } from './use-decision.ts';

const SITE = 'Stoa';
export const titleOf = (title: string): string => (title === SITE ? SITE : `${title} · ${SITE}`);

/**
 * What a browser does for a new document and a page like ours must do itself: the title, the focus, and a word to those
 * who do not see that the page has changed.
 */
export function PageArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const decision = useDecision();
  const title = decision.kind === 'not-found' ? 'Page not found' : decision.route.title;
  const before = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    document.title = titleOf(title);
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
