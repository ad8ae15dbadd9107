import { useEffect, useState } from 'react';

/** What was typed, once the typing stops for so long. */
export function useSettled(typed: string, pauseMs: number): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}
