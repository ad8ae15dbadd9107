import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useEffect, useRef } from 'react';

/** Each saving is an upload, of which there are so many an hour. */
const QUIET_MS = 3_000;

interface UseCueSavingOptions {
  /** The file as it would be written now; undefined while a time is wrong; empty where no words are there. */
  written: string | undefined;
  /** As it was read; empty where there was none. */
  start: string;
  save(written: string): void;
}

/** Saves when the typing stops, and what is left when the editor goes. */
export function useCueSaving({ written, start, save }: UseCueSavingOptions): void {
  const { navigation } = usePlatform();
  const given = useRef(start);
  const latest = useRef({ written, save });
  useEffect(() => {
    latest.current = { written, save };
  });
  useEffect(() => {
    if (!written || written === given.current) return;
    const timer = setTimeout(() => {
      given.current = written;
      latest.current.save(written);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [written]);
  // What cannot be written is not on the server, either.
  useEffect(() => navigation.guardUnsaved(() => latest.current.written !== given.current), [navigation]);
  useEffect(
    () => () => {
      const { written: last, save: saveNow } = latest.current;
      if (last && last !== given.current) saveNow(last);
    },
    [],
  );
}
