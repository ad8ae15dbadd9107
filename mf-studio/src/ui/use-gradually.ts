import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a long list's parts are drawn: the first at once, the others one after another, each in a transition of its
 * own, so that the page answers to its person meanwhile.
 */
export function useGradually(count: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn < count) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
