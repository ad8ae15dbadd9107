import { useEffect, useRef, type RefObject } from 'react';

/** Once the rows stand in another order, the first of these that is there and not shut has the focus. */
export function useFocusNext(ids: readonly string[]): RefObject<string[]> {
  const focusNext = useRef<string[]>([]);
  const order = ids.join();
  useEffect(() => {
    const next = focusNext.current
      .map((id) => document.getElementById(id))
      .find((one) => one && !(one as HTMLButtonElement).disabled);
    next?.focus();
    focusNext.current = [];
  }, [order]);
  return focusNext;
}
