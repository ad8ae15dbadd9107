import {
  FIRST_VIEW_ATTRIBUTE,
  FRAME_VIEW,
  PERSONS_FRAME_VIEW,
} from '@stoa/shared/platform-contract/first-view-marks.ts';
import { useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { whenOwnScreenStands } from '../reports/on-screen.ts';
import { watchFields } from './typed-before.ts';

/** The page's root, with what was pressed in it before React came. */
type PageRoot = HTMLElement & { stoaPressed?: HTMLElement | null };

/** Name of the first view that stands in the page, drawn when the shell was built; undefined where there is none. */
export const firstViewIn = (root: Element): string | undefined => root.getAttribute(FIRST_VIEW_ATTRIBUTE) ?? undefined;

let forget = (): void => undefined;

/** Another screen comes than the one that the first view shows: what was typed and pressed in that is nothing for it. */
export const forgetFirstView = (): void => forget();

/**
 * Draws the page. Where a first view stands, React takes over its elements; what was typed and pressed in the meantime
 * happens as soon as they have hands.
 */
export function draw(root: PageRoot, page: ReactNode): void {
  const view = firstViewIn(root);
  root.removeAttribute(FIRST_VIEW_ATTRIBUTE);
  // Somebody was led here, and is told why: no first view knows of that.
  const isLed = (window.history.state as { usr?: unknown } | null)?.usr != null;
  if (view === undefined || isLed) {
    createRoot(root).render(page);
    return;
  }
  // What is pressed from now on, React hears itself, and takes over first what it is pressed in.
  const { stoaPressed: pressed } = root;
  const typed = watchFields(root);
  let isOver = false;
  const end = (then: () => void) => {
    if (isOver) return;
    isOver = true;
    typed.end();
    then();
  };
  const takeOver = () =>
    end(() => {
      typed.again();
      pressAgain(pressed);
    });
  forget = () => end(() => undefined);
  whenOwnScreenStands(takeOver);
  enableButtons(root);
  hydrateRoot(root, isFrame(view) ? <Standing then={takeOver}>{page}</Standing> : page);
}

const isFrame = (view: string): boolean => view === FRAME_VIEW || view === PERSONS_FRAME_VIEW;

/** The screen of a remote is none of the view's. */
function Standing({ then, children }: { then: () => void; children: ReactNode }): ReactNode {
  useEffect(then, [then]);
  return children;
}

/** None is drawn without; a browser that loads a page again may keep what a button was while something was sent. */
function enableButtons(root: PageRoot): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button:disabled')) button.disabled = false;
}

function pressAgain(pressed: HTMLElement | null | undefined): void {
  if (!pressed?.isConnected) return;
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
