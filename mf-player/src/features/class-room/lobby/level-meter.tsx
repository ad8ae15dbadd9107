import { useLevel } from '../media/speaking.ts';
import classes from './lobby.module.css';

/** Speech comes to a quarter of full swing. */
const FULL = 0.25;

/** Moves with one's own voice. */
export function LevelMeter({ track, label }: { track: MediaStreamTrack; label: string }) {
  const level = Math.min(1, useLevel(track) / FULL);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 10) * 10}
      className={classes.meter}
    >
      <span className={classes.level} style={{ inlineSize: `${level * 100}%` }} />
    </div>
  );
}
