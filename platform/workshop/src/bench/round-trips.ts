/** A request of a page, in milliseconds on one clock; `end` is absent while it is under way. */
export interface TimedRequest {
  start: number;
  end: number | undefined;
}

/**
 * The round trip in which each request was made: one more than that of the last answer that had come when it was asked
 * for. The document is 1; all that is asked for before anything else has come back is 2. True where every answer takes
 * long beside the work between answers, so measure with latency added.
 */
export function roundTripsOf(requests: readonly TimedRequest[]): number[] {
  const order = requests.map((_, index) => index).sort((one, other) => startOf(one) - startOf(other));
  const levels: number[] = requests.map(() => 1);
  function startOf(index: number): number {
    return requests[index]?.start ?? 0;
  }
  for (const index of order) {
    const before = order.filter((other) => (requests[other]?.end ?? Infinity) <= startOf(index));
    levels[index] = 1 + Math.max(0, ...before.map((other) => levels[other] ?? 0));
  }
  return levels;
}
