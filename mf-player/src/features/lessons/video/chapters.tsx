import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useVideoText } from '../../../messages/video.ts';
import classes from './transcript.module.css';

interface ChaptersProps {
  chapters: readonly Chapter[];
  /** Seconds. */
  duration: number;
  second: number;
  onJump(second: number): void;
}

/** The parts of a film or a recording; choosing one goes there. */
export function Chapters({ chapters, duration, second, onJump }: ChaptersProps) {
  const t = useVideoText();
  if (chapters.length === 0) return null;
  const endOf = (place: number) => chapters[place + 1]?.start_s ?? duration;
  return (
    <nav aria-label={t('chapters.title')} className={classes.transcript}>
      <ol className={classes.lines}>
        {chapters.map(({ start_s: start, title }, place) => (
          <li key={start}>
            <button
              type="button"
              className={classes.line}
              aria-current={second >= start && second < endOf(place)}
              onClick={() => onJump(start)}
            >
              <span className={classes.time}>{clockText(start)}</span>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
