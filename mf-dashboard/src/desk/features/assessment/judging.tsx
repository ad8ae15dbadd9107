import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { Alert, Checkbox, TextInput } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import { DecisionBar } from './decision-bar.tsx';
import { FeedbackField } from './feedback-field.tsx';
import { FEEDBACK_ID, SCORE_ID } from './judgement-rules.ts';
import classes from './judging.module.css';
import { numberIn } from './number-in.ts';
import { RubricFields } from './rubric-fields.tsx';
import { ScoreLine } from './score-line.tsx';
import { useDecision } from './use-decision.ts';
import { useKeys } from '../../../ui/use-keys.ts';

interface JudgingProps {
  review: SubmissionReview;
  onDecided(judged: SubmissionReview): void;
}

/** The judgement of work that waits: points or a score, feedback, and the decision. */
export function Judging({ review, onDecided }: JudgingProps) {
  const t = useAssessmentText();
  const { asked, learner, attempts_left } = review;
  const decision = useDecision(review, onDecided);
  const { judgement, write, errorOf, approve, giveBack } = decision;
  useKeys({ a: approve, r: () => document.getElementById(FEEDBACK_ID)?.focus() });
  return (
    <div className={classes.side}>
      <div className={classes.judging}>
        <Section title={t('judge.title')}>
          {decision.isOfEarlier && <Alert color="yellow">{t('judge.earlier')}</Alert>}
          {asked.rubric.length > 0 ? (
            <RubricFields
              rubric={asked.rubric}
              points={judgement.points}
              errorOf={(index) => errorOf(`points.${index}`)}
              onChange={(points) => write({ points })}
            />
          ) : (
            <TextInput
              id={SCORE_ID}
              className={classes.number ?? ''}
              label={t('judge.score')}
              description={t(asked.pass_mark > 0 ? 'judge.score.needed' : 'judge.score.free')}
              inputMode="numeric"
              autoComplete="off"
              value={judgement.score ?? ''}
              error={errorOf('score')}
              onChange={({ currentTarget: { value } }) => write({ score: numberIn(value) })}
            />
          )}
          <ScoreLine asked={asked} judgement={judgement} />
          <FeedbackField
            name={learner.full_name}
            value={judgement.feedback}
            error={errorOf('feedback')}
            onChange={(feedback) => write({ feedback })}
          />
          {attempts_left === 0 && (
            <Checkbox
              label={t('judge.grant')}
              description={t('judge.grant.hint')}
              checked={judgement.grant}
              onChange={({ currentTarget: { checked } }) => write({ grant: checked })}
            />
          )}
        </Section>
      </div>
      <DecisionBar
        obstacle={decision.obstacle}
        passMark={asked.pass_mark}
        sending={decision.sending}
        onApprove={approve}
        onReturn={giveBack}
      >
        <FormProblem text={decision.problem} />
      </DecisionBar>
    </div>
  );
}
