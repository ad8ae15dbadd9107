import { VisuallyHidden } from '@stoa/shared/kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { textIn } from '@stoa/shared/contract/site/locales.ts';
import { useLocale } from '@stoa/shared/i18n/locale-context.tsx';
import { useFrameText } from '../messages/frame.ts';
import type { Decision } from './guard.ts';
import { isNamed, nameScreen } from './screen-title.ts';
import { useDecision } from './use-decision.ts';

function useTitle(decision: Decision): string {
  const t = useFrameText();
  const { locale } = useLocale();
  if (decision.kind === 'not-found') return t('screen.not-found');
  if (decision.kind === 'no-access') return t('screen.no-access');
  return textIn(locale, decision.route.title, decision.route.titles);
}

/**
 * What a browser does for a new document and a page like ours must do itself: the title, the focus, and a word to those
 * who do not see that the page has changed.
 */
export function PageArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const decision = useDecision();
  const title = useTitle(decision);
  const before = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  const named = useRef({ title: '', pathname: '' });
  useEffect(() => {
    // In another language the page goes on to be called as its screen has called it.
    const isNew = named.current.pathname !== pathname || isNamed(named.current.title);
    named.current = { title, pathname };
    if (isNew) nameScreen(title);
  }, [title, pathname]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setAnnounced(title);
    const had = document.activeElement;
    // With the frame, which lays the page out anyway: focus asks for that at once, just when the next screen is begun.
    requestAnimationFrame(() => {
      const has = document.activeElement;
      // By a field of the next screen. A menu that closes also gives the focus back, to its button in the frame.
      const isTaken = has !== had && main.current?.contains(has) === true;
      if (!isTaken) main.current?.focus({ preventScroll: true });
    });
  }, [pathname, title, main]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announced}
    </VisuallyHidden>
  );
}
