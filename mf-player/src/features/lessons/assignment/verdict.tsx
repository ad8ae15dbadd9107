import type { Submission } from '@stoa/shared/contract/learning/assignments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Title } from '@stoa/shared/kit';
import { useAssignmentText } from '../../../messages/assignment.ts';
import { GivenPoints } from './rubric.tsx';
import classes from './assignment.module.css';

interface VerdictProps {
  verdict: Pick<Submission, 'judged_by' | 'score' | 'points' | 'feedback' | 'reviewed_by' | 'reviewed_at'>;
  order?: 3 | 4;
}

/** What a reviewer wrote, who it was, and the points. */
export function Verdict({ verdict, order = 3 }: VerdictProps) {
  const t = useAssignmentText();
  const format = useFormat();
  const { score, points, feedback, reviewed_by: by, reviewed_at: at } = verdict;
  const { pass_mark: needed, rubric } = verdict.judged_by;
  const when = at && { moment: format.moment(at), ago: format.ago(at) };
  return (
    <div className={classes.verdict}>
      <Title order={order} className={classes.small ?? ''}>
        {t('verdict.title')}
      </Title>
      <figure className={classes.feedback}>
        <blockquote className={classes.words}>{feedback ?? t('verdict.noFeedback')}</blockquote>
        {when && (
          <figcaption className={classes.soft}>
            {by ? t('verdict.by', { name: by.full_name, ...when }) : t('verdict.at', when)}
          </figcaption>
        )}
      </figure>
      {score !== null && (
        <p>
          {needed > 0
            ? t('verdict.scoreOf', { score: format.percent(score), needed: format.percent(needed) })
            : t('verdict.score', { score: format.percent(score) })}
        </p>
      )}
      {points.length > 0 && <GivenPoints criteria={rubric} given={points} />}
    </div>
  );
}
