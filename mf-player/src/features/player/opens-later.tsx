import type { LessonWait } from '@stoa/shared/contract/learning/player.ts';
import { useWaitText } from './use-wait-text.ts';
import classes from './opens-later.module.css';

/** Beside a lesson that is closed for now: when it opens, and after what. */
export function OpensLater({ waits }: { waits: readonly LessonWait[] }) {
  const textOf = useWaitText();
  return (
    <>
      {waits.map((wait, index) => (
        <span key={index} className={classes.wait}>
          {textOf(wait)}
        </span>
      ))}
    </>
  );
}
