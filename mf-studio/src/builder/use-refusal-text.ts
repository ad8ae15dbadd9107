import { useErrorText, type ExpectedErrors } from '@stoa/shared/remote/use-error-text.ts';
import { useBuilderText } from '../messages/builder.ts';

/** Why an edit was not taken, as its author is told. `expected` for who knows more of it. */
export function useRefusalText(): (error: unknown, expected?: ExpectedErrors) => string {
  const t = useBuilderText();
  const errorText = useErrorText();
  return (error, expected) =>
    errorText(error, {
      course_in_review: t('refused.inReview'),
      course_transition: t('refused.transition'),
      slug_taken: t('refused.address'),
      ...expected,
    });
}
