import { whenIdle } from './when-idle.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let sign: Promise<void> | undefined;

const firstSign = (): Promise<void> =>
  (sign ??= new Promise((resolve) => {
    const onSign = () => {
      for (const name of SIGNS) window.removeEventListener(name, onSign);
      resolve();
    };
    for (const name of SIGNS) window.addEventListener(name, onSign, { passive: true });
  }));

/**
 * Runs something after the first sign of a person, when the browser has nothing better to do: not with the first view,
 * which it would make dearer, and not only at the click, which would make that slow. Returns the end of waiting.
 */
export function onFirstSign(run: () => void): () => void {
  let isWanted = true;
  void firstSign().then(() => {
    if (isWanted) whenIdle(run);
  });
  return () => {
    isWanted = false;
  };
}
