/** Today in UTC, as taxes count days: `2026-11-24`. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** The first day of this quarter: taxes are mostly told by quarters. */
export function quarterStart(now = new Date()): string {
  const month = now.getUTCMonth();
  return new Date(Date.UTC(now.getUTCFullYear(), month - (month % 3))).toISOString().slice(0, 10);
}

export const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
