import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed, once it has not changed for a moment: not every letter is looked for. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
