import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useMediaText } from '../../../messages/media.ts';
import { chapterAt } from './chapter-at.ts';
import classes from './lines.module.css';

interface ChaptersProps {
  chapters: readonly Chapter[];
  second: number;
  onJump(second: number): void;
}

export function Chapters({ chapters, second, onJump }: ChaptersProps) {
  const t = useMediaText();
  const current = chapterAt(chapters, second);
  if (chapters.length === 0) return null;
  return (
    <details className={classes.card}>
      <summary className={classes.summary}>{t('chapters.title')}</summary>
      <ol className={classes.lines}>
        {chapters.map((chapter) => (
          <li key={chapter.start_s}>
            <button
              type="button"
              className={classes.line}
              aria-current={chapter === current}
              onClick={() => onJump(chapter.start_s)}
            >
              <span className={classes.time}>{clockText(chapter.start_s)}</span>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
