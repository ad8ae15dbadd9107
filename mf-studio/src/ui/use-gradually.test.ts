import { expect, test } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { useGradually } from './use-gradually.ts';

test('of a long list the first parts are drawn at once and the rest soon; of a short one all', async () => {
  const seen: number[] = [];
  const { result } = renderHook(() => {
    const drawn = useGradually(5, 2);
    seen.push(drawn);
    return drawn;
  });
  await waitFor(() => expect(result.current).toBe(5));
  expect(seen).toEqual([2, 3, 4, 5]);
  expect(renderHook(() => useGradually(1, 2)).result.current).toBe(1);
});
