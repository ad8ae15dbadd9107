/** The environment of a process whose clock is off by so much. */
export const clockOff = (minutes: number): Record<string, string> => ({
  NODE_OPTIONS:
    `${process.env['NODE_OPTIONS'] ?? ''} --import=${new URL('./shifted-clock.ts', import.meta.url).href}`.trim(),
  STOA_E2E_CLOCK_MINUTES: String(minutes),
});
