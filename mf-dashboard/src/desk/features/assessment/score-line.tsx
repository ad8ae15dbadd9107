import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { useAssessmentText } from '../../messages/assessment.ts';
import type { Judgement } from './judgement-draft.ts';
import { isTooMany, scoreIn } from './score.ts';
import classes from './judging.module.css';

/** The score as the server will count it, and how it stands to the pass mark. */
export function ScoreLine({ asked, judgement }: { asked: SubmissionReview['asked']; judgement: Judgement }) {
  const t = useAssessmentText();
  const { rubric, pass_mark: mark } = asked;
  const score = isTooMany(asked, judgement.points) ? null : scoreIn(asked, judgement);
  const open = judgement.points.filter((one) => one === null).length;
  const result = score !== null && score <= 100 ? t('judge.result', { score }) : t('judge.noScore');
  const missing = rubric.length > 0 && open > 0 && t('judge.open', { count: open });
  const passes = score === null ? undefined : score >= mark;
  const standing = passes === undefined ? 'judge.mark' : passes ? 'judge.passes' : 'judge.fails';
  return (
    <p className={classes.score} role="status" data-passes={mark > 0 ? passes : undefined}>
      <strong>{result}</strong> {missing || null} {mark > 0 && t(standing, { mark })}
    </p>
  );
}
