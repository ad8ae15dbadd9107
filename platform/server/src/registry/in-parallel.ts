/** Does the same with each, a few at a time, and returns what came of them in their order. Rejects with the first failure. */
export async function inParallel<T, R>(each: readonly T[], act: (one: T) => Promise<R>, atOnce = 16): Promise<R[]> {
  const waiting = each.entries();
  const results = new Array<R>(each.length);
  const worker = async (): Promise<void> => {
    for (const [at, one] of waiting) results[at] = await act(one);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, each.length) }, worker));
  return results;
}
