import { useEffect, useState } from 'react';

const OFTEN_MS = 10_000;

/** The clock, for what counts down by the minute. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), OFTEN_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
