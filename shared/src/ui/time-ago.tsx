import { useEffect, useReducer } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import classes from './time-ago.module.css';

const MINUTE_MS = 60_000;
/** A time can be focused, so that its full form can be read without a pointer; it does nothing. */
const FOCUSABLE = 0;

/** '3 hours ago', which grows older by itself; hovered, focused or tapped it tells the full date and time. */
export function TimeAgo({ at }: { at: string }) {
  const format = useFormat();
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    const timer = window.setInterval(tick, MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <time className={classes.time} dateTime={at} tabIndex={FOCUSABLE}>
      {format.ago(at)}
      <span className={classes.full}>{format.instant(at)}</span>
    </time>
  );
}
