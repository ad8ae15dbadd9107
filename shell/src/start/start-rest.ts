import type { Shell } from '../context/shell-context.tsx';
import { whenOwnScreenStands } from '../reports/on-screen.ts';
import { whenWaiting } from '../reports/report.ts';

/** A page on which no screen comes begins by itself. */
const LATEST_MS = 3_000;
const AGAIN_MS = 10_000;
/** What stands is painted some frames later; until then the line is the screen's. */
const PAINTED_MS = 200;

/** Loads what a page does beside showing itself when its first screen stands, and at once when something went wrong. */
export function startRest(shell: Shell): void {
  let isAsked = false;
  const load = () => {
    if (isAsked) return;
    isAsked = true;
    import('./after-paint.ts').then(
      ({ startAfterPaint }) => startAfterPaint(shell),
      () => {
        isAsked = false;
        window.setTimeout(load, AGAIN_MS);
      },
    );
  };
  const loadOncePainted = () => void window.setTimeout(load, PAINTED_MS);
  whenOwnScreenStands(loadOncePainted);
  whenWaiting(({ kind }) => (kind === 'opened' ? loadOncePainted() : load()));
  window.setTimeout(load, LATEST_MS);
}
