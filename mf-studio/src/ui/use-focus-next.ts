import { useEffect, useRef } from 'react';

/** Once the rows stand in another order, the first of the ids given last that is there and not shut has the focus. */
export function useFocusNext(rows: readonly string[]): (ids: readonly string[]) => void {
  const focusNext = useRef<readonly string[]>([]);
  const order = rows.join();
  useEffect(() => {
    const next = focusNext.current
      .map((id) => document.getElementById(id))
      .find((one) => one && !(one as HTMLButtonElement).disabled);
    next?.focus();
    focusNext.current = [];
  }, [order]);
  return (ids) => {
    focusNext.current = ids;
  };
}
