import { useEffect, useState } from 'react';

const left = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment (milliseconds since 1970), counted down to 0. */
export function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => left(moment));
  useEffect(() => {
    const look = () => {
      setSeconds(left(moment));
      if (left(moment) === 0) window.clearInterval(timer);
    };
    const timer = window.setInterval(look, 1000);
    look();
    return () => window.clearInterval(timer);
  }, [moment]);
  return seconds;
}
