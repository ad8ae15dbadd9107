import {
  FIRST_VIEW_ATTRIBUTE,
  FRAME_TAKEN_ATTRIBUTE,
  FRAME_VIEW,
  PERSONS_FRAME_VIEW,
} from '@stoa/shared/platform-contract/first-view-marks.ts';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenOwnScreenStands } from '../reports/on-screen.ts';
import { watchFields } from './typed-before.ts';

/** The page's root, with what was pressed in it before React came. */
type PageRoot = HTMLElement & { stoaPressed?: HTMLElement };

/** Name of the first view that stands in the page, drawn when the shell was built; undefined where there is none. */
export const firstViewIn = (root: Element): string | undefined => root.getAttribute(FIRST_VIEW_ATTRIBUTE) ?? undefined;

/**
 * Draws the page. Where a first view stands, React takes over its elements; what was typed and pressed in the meantime
 * happens as soon as they have hands.
 */
export function draw(root: PageRoot, page: ReactNode): void {
  const view = firstViewIn(root);
  // Somebody was led here, and is told why: no first view knows of that.
  const isLed = (window.history.state as { usr?: unknown } | null)?.usr != null;
  if (view === undefined || isLed) {
    root.removeAttribute(FIRST_VIEW_ATTRIBUTE);
    createRoot(root).render(page);
    return;
  }
  const typed = watchFields(root);
  const takeOver = () => {
    if (firstViewIn(root) === undefined) return;
    root.removeAttribute(FIRST_VIEW_ATTRIBUTE);
    typed.again();
    pressAgain(root);
  };
  // The screen of a remote is none of the view's.
  const takeFrame = isFrame(view) ? takeOver : () => root.setAttribute(FRAME_TAKEN_ATTRIBUTE, '');
  whenOwnScreenStands(takeOver);
  hydrateRoot(root, <Standing then={takeFrame}>{page}</Standing>);
}

const isFrame = (view: string): boolean => view === FRAME_VIEW || view === PERSONS_FRAME_VIEW;

/** An effect runs when all around the screen is taken over; the screen, behind its own boundary, comes after that. */
function Standing({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  useEffect(then, [then]);
  return children;
}

function pressAgain(root: PageRoot): void {
  const pressed = root.stoaPressed;
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
