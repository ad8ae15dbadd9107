import { useEffect, useState } from 'react';
import { useIsOnline } from '@stoa/shared/remote/use-is-online.ts';
import { useFrameText } from '../messages/frame.ts';
import classes from './connection-line.module.css';

/** Long enough to be read, and to be read aloud. */
const BACK_FOR_MS = 4_000;

/** Says that the line is down, and for a moment that it is back. It lies over the page, so that nothing moves. */
export function ConnectionLine() {
  const t = useFrameText();
  const isOnline = useIsOnline();
  const isBack = useIsBack(isOnline);
  const text = isOnline ? isBack && t('connection.back') : t('connection.offline');
  return (
    <div role="status" className={classes.line}>
      {text && <p>{text}</p>}
    </div>
  );
}

/** True for a moment after the line came back. */
function useIsBack(isOnline: boolean): boolean {
  const [before, setBefore] = useState(isOnline);
  const [isBack, setIsBack] = useState(false);
  if (before !== isOnline) {
    setBefore(isOnline);
    setIsBack(isOnline);
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = window.setTimeout(() => setIsBack(false), BACK_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [isBack]);
  return isBack;
}
