import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useReviewText } from '../../messages/review.ts';

/** Why a decision was refused, as reviewers put it. */
export function useRefusalText(): (error: unknown) => string {
  const t = useReviewText();
  const errorText = useErrorText();
  return (error) =>
    errorText(error, {
      course_transition: t('refused.transition'),
      course_incomplete: t('refused.incomplete'),
      review_comments_open: t('refused.comments'),
      own_course: t('refused.own'),
      creator_not_verified: t('refused.unverified'),
    });
}
