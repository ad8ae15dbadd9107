import type { AfterPress } from '@stoa/shared/ui/use-after-press.ts';
import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Who pauses so long has said what they wanted to say. */
const PAUSE_MS = 400;

/**
 * When a field says what is wrong with it: once the author pauses or leaves it, but not in the middle of a press. What
 * is right again says so at once. To be called with every change.
 */
export function useMarks<V extends FieldValues>({ trigger, getFieldState }: UseFormReturn<V>, afterPress: AfterPress) {
  const waiting = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const mark = useCallback(
    (field: string) => {
      clearTimeout(waiting.current.get(field));
      waiting.current.delete(field);
      // Whatever stands in the field by then is checked.
      afterPress(() => void trigger([field as Path<V>]));
    },
    [afterPress, trigger],
  );

  useEffect(() => {
    const fields = waiting.current;
    const markAll = () => [...fields.keys()].forEach(mark);
    document.addEventListener('focusout', markAll);
    return () => {
      document.removeEventListener('focusout', markAll);
      for (const timer of fields.values()) clearTimeout(timer);
    };
  }, [mark]);

  return useCallback(
    (field: string, isRight: boolean): void => {
      clearTimeout(waiting.current.get(field));
      if (!isRight) waiting.current.set(field, setTimeout(mark, PAUSE_MS, field));
      else if (getFieldState(field as Path<V>).invalid) mark(field);
      else waiting.current.delete(field);
    },
    [getFieldState, mark],
  );
}
