import type { ReturnedAttempt } from '@stoa/shared/contract/learning/assignments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useAssessmentText } from '../../messages/assessment.ts';
import classes from './verdict.module.css';

type Judged = Pick<ReturnedAttempt, 'judged_by' | 'score' | 'points' | 'feedback' | 'reviewed_by' | 'reviewed_at'>;

/** How work was judged, by whom and when. */
export function Verdict({ judged }: { judged: Judged }) {
  const t = useAssessmentText();
  const format = useFormat();
  const { judged_by, score, points, feedback, reviewed_by, reviewed_at } = judged;
  const ago = reviewed_at && format.ago(reviewed_at);
  return (
    <div className={classes.verdict}>
      {ago && <p>{reviewed_by ? t('verdict.by', { name: reviewed_by.full_name, ago }) : t('verdict.when', { ago })}</p>}
      {score !== null && <p className={classes.score}>{t('verdict.score', { score })}</p>}
      {points.length > 0 && (
        <ul className={classes.points}>
          {judged_by.rubric.map(({ title, points: most }, index) => (
            <li key={index}>
              {typeof points[index] === 'number'
                ? t('verdict.points', { title, points: points[index], most })
                : t('verdict.noPoints', { title })}
            </li>
          ))}
        </ul>
      )}
      {feedback ? (
        <blockquote className={classes.words} dir="auto">
          {feedback}
        </blockquote>
      ) : (
        <p>{t('verdict.noFeedback')}</p>
      )}
    </div>
  );
}
