import { useCourseInfoText } from '../../messages/course-info.ts';
import classes from './rating-reason.module.css';

/** Why the shown rating is not the plain average, to be unfolded right beside it. */
export function RatingReason() {
  const t = useCourseInfoText();
  return (
    <details className={classes.reason}>
      <summary className={classes.summary}>{t('ratings.why')}</summary>
      <p>{t('ratings.mean')}</p>
      <p className={classes.formula}>{t('ratings.formula')}</p>
    </details>
  );
}
