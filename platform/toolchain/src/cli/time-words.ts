const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** `3 min ago`, `5 h ago`, `12 days ago`; after three months, the day. */
export function ago(at: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(at)) / 1000));
  if (seconds < MINUTE_S) return `${seconds} s ago`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min ago`;
  if (seconds < DAY_S) return `${Math.floor(seconds / HOUR_S)} h ago`;
  const days = Math.floor(seconds / DAY_S);
  return days <= 90 ? `${days} ${days === 1 ? 'day' : 'days'} ago` : at.slice(0, 10);
}

/** `in 20 min`, `in 8 h`, `in 12 days`; `over` when it has passed. */
export function until(at: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(at) - now) / 1000);
  if (seconds <= 0) return 'over';
  if (seconds < HOUR_S) return `in ${Math.ceil(seconds / MINUTE_S)} min`;
  if (seconds < 2 * DAY_S) return `in ${Math.round(seconds / HOUR_S)} h`;
  return `in ${Math.round(seconds / DAY_S)} days`;
}
