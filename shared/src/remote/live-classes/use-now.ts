import { useEffect, useState } from 'react';

const OFTEN_MS = 10_000;

/** The clock, for what counts down: by the minute, where nothing else is said. */
export function useNow(everyMs = OFTEN_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return now;
}
