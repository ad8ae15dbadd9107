/**
 * What this line brings, in Mbit/s, as the browser measures it over all pages. Undefined where it does not say: there a film
 * begins by its size alone, and goes down where it stalls.
 */
export const measuredLine = (): number | undefined =>
  (navigator as Navigator & { connection?: { downlink?: number } }).connection?.downlink;
