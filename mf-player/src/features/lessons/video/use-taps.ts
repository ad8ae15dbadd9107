import { useRef, type PointerEvent } from 'react';

const DOUBLE_MS = 300;

interface Taps {
  onTwice(by: -10 | 10): void;
  onTouch(): void;
  onPress(): void;
}

/** A finger shows the controls, twice at a side it goes ten seconds; a mouse plays and pauses. */
export function useTaps({ onTwice, onTouch, onPress }: Taps) {
  const last = useRef({ at: -Infinity, side: 0 });
  return ({ pointerType, button, clientX, currentTarget, timeStamp }: PointerEvent) => {
    if (button !== 0) return;
    if (pointerType !== 'touch') {
      onPress();
      return;
    }
    const { left, width } = currentTarget.getBoundingClientRect();
    const side = sideOf((clientX - left) / Math.max(1, width));
    const isTwice = side !== 0 && side === last.current.side && timeStamp - last.current.at < DOUBLE_MS;
    last.current = { at: timeStamp, side };
    if (isTwice) onTwice(side < 0 ? -10 : 10);
    else onTouch();
  };
}

/** −1 the left third, 1 the right one. */
export const sideOf = (part: number): -1 | 0 | 1 => (part < 1 / 3 ? -1 : part > 2 / 3 ? 1 : 0);
