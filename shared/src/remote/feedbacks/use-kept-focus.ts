import { useEffect, useRef, type RefObject } from 'react';
import type { Feedback } from '../../contract/learning/feedbacks.ts';

/** What was marked may leave a filtered list: then the keyboard goes on at `rest`. */
export function useKeptFocus(items: readonly Feedback[] | undefined, rest: RefObject<HTMLElement | null>) {
  const marked = useRef<string>(undefined);
  useEffect(() => {
    const id = marked.current;
    marked.current = undefined;
    if (id !== undefined && items?.every((item) => item.id !== id)) rest.current?.focus();
  }, [items, rest]);
  return (id: string | undefined) => {
    marked.current = id;
  };
}
