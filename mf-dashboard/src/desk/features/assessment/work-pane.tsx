import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { Text, Title } from '@stoa/shared/kit';
import { Markdown } from '@stoa/shared/ui/markdown.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useAssessmentText } from '../../messages/assessment.ts';
import { Fold } from '../../../ui/fold.tsx';
import { Verdict } from './verdict.tsx';
import classes from './work-pane.module.css';
import { WorkParts } from './work-parts.tsx';

/** What scrolls has to be reached by keyboard. */
const scrollable = { tabIndex: 0 };

/** What was asked, what was handed in, and what was before. It scrolls by itself. */
export function WorkPane({ review }: { review: SubmissionReview }) {
  const t = useAssessmentText();
  const { asked } = review;
  return (
    <section className={classes.work} aria-labelledby="work-title" {...scrollable}>
      <Title order={2} id="work-title">
        {t('work.title')}
      </Title>
      <Fold title={t('work.instructions')}>
        {asked.instructions ? (
          <Markdown text={asked.instructions} headingOrder={3} pictures="linked" />
        ) : (
          <Text>{t('work.noInstructions')}</Text>
        )}
      </Fold>
      <WorkParts work={review} type={asked.submission_type} />
      {review.history.length > 0 && <EarlierAttempts review={review} />}
    </section>
  );
}

function EarlierAttempts({ review: { history, asked } }: { review: SubmissionReview }) {
  const t = useAssessmentText();
  const format = useFormat();
  return (
    <div className={classes.part}>
      <Title order={3} className={classes.name ?? ''}>
        {t('work.earlier')}
      </Title>
      {history.map((attempt) => (
        <Fold
          key={attempt.attempt}
          title={
            attempt.reviewed_at
              ? t('work.earlier.one', { attempt: attempt.attempt, ago: format.ago(attempt.reviewed_at) })
              : t('work.earlier.unjudged', { attempt: attempt.attempt })
          }
        >
          <Verdict judged={attempt} />
          <WorkParts work={attempt} type={asked.submission_type} />
        </Fold>
      ))}
    </div>
  );
}
