/** Clocks of the machines of a site may differ by so much: what one of them has just made is not over on another. */
export const CLOCK_SLACK_MS = 5 * 60_000;
