import { useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { PaymentActions } from '../features/payments/payment-actions.tsx';
import { PaymentStory } from '../features/payments/payment-story.tsx';
import { useStory } from '../features/payments/use-payments.ts';
import { usePaymentsText } from '../messages/payments.ts';

/** One payment and all that happened to it. */
export default function TransactionScreen() {
  const t = usePaymentsText();
  const { id = '' } = useParams();
  const story = useStory(id);
  const { data } = story;
  const reference = data?.reference ?? '…';
  return (
    <Page>
      <PageHeader
        title={reference}
        breadcrumbs={[{ label: t('title'), to: to.payments() }, { label: reference }]}
        actions={data && <PaymentActions story={data} />}
      />
      {story.isPending && <RowSkeleton count={6} label={t('story.loading')} />}
      {story.isError && <LoadFailed query={story} />}
      {data && <PaymentStory story={data} />}
    </Page>
  );
}
