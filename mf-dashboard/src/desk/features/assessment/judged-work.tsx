import type { SubmissionReview } from '@stoa/shared/contract/learning/submissions.ts';
import { Section } from '@stoa/shared/ui/section.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useAssessmentText } from '../../messages/assessment.ts';
import classes from './judging.module.css';
import { UnsentFeedback } from './unsent-feedback.tsx';
import { Verdict } from './verdict.tsx';

/** In the place of the judgement, where work was judged already. */
export function JudgedWork({ review }: { review: SubmissionReview }) {
  const t = useAssessmentText();
  const isApproved = review.status === 'approved';
  return (
    <div className={classes.side}>
      <div className={classes.judging}>
        <Section
          title={t('verdict.title')}
          action={
            <StatusBadge tone={isApproved ? 'success' : 'warning'}>
              {t(isApproved ? 'verdict.approved' : 'verdict.returned')}
            </StatusBadge>
          }
        >
          <Verdict judged={review} />
          <UnsentFeedback submissionId={review.id} />
        </Section>
      </div>
    </div>
  );
}
