import { useEffect, useState } from 'react';

/** Whether a moment is over; draws anew when it comes. In milliseconds since 1970. */
export function useIsPast(moment: number): boolean {
  const [isPast, setPast] = useState(() => moment <= Date.now());
  useEffect(() => {
    const timer = window.setTimeout(() => setPast(true), Math.min(moment - Date.now(), 2 ** 31 - 1));
    return () => window.clearTimeout(timer);
  }, [moment]);
  return isPast;
}
