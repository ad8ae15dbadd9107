import { useEffect, type RefObject } from 'react';

/** The Escape key, wherever the focus is, or only where it is in `within`. */
export function useEscape(onEscape: () => void, within?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      const isHere = !within || (target instanceof Node && within.current?.contains(target) === true);
      if (key === 'Escape' && isHere) onEscape();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onEscape, within]);
}
