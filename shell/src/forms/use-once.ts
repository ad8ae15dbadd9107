import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Begins something that must not be done twice as soon as the screen stands. `mutate()` tries again. */
export function useOnce<T>(run: () => Promise<T>): UseMutationResult<T, Error, void> {
  const mutation = useMutation({ mutationFn: run });
  const isBegun = useRef(false);
  const { mutate } = mutation;
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    mutate();
  }, [mutate]);
  return mutation;
}
