import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ReasonForm } from '../../../ui/reason-form.tsx';
import { Phrases } from '../../ui/phrases.tsx';
import { useReviewText } from '../../messages/review.ts';
import { refusals } from './refusals.ts';
import type { useDecide } from './use-review.ts';

/** Takes a course off the catalogue, with the reason that its author reads. */
export function UnpublishForm({ unpublish }: { unpublish: ReturnType<typeof useDecide>['unpublish'] }) {
  const t = useReviewText();
  const refusal = useRefusal(t, refusals);
  return (
    <ReasonForm
      label={t('unpublish.reason')}
      hint={t('unpublish.hint')}
      short={(least) => t('unpublish.short', { least })}
      most={500}
      verb={t('unpublish.course')}
      destructive
      below={(field) => <Phrases purpose="decision" field={field} />}
      isPending={unpublish.isPending}
      failure={unpublish.isError && refusal(unpublish.error)}
      onSend={(reason) => unpublish.mutate(reason)}
    />
  );
}
