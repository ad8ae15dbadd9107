import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useReviewText } from '../../messages/review.ts';
import classes from './review-assignment.module.css';

/** Where the parts of a film or a recording begin; shown when somebody opens it. */
export function ReviewChapters({ chapters }: { chapters: readonly Chapter[] }) {
  const t = useReviewText();
  return (
    <details className={classes.assignment}>
      <summary>{t('chapters', { count: chapters.length })}</summary>
      <ol className={classes.criteria}>
        {chapters.map(({ start_s, title }) => (
          <li key={start_s}>
            {clockText(start_s)} {title}
          </li>
        ))}
      </ol>
    </details>
  );
}
