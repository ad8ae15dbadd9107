import { useParams } from 'react-router-dom';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { Subscription } from '../features/unsubscribe/subscription.tsx';
import { useSubscription } from '../features/unsubscribe/use-subscription.ts';
import { useUnsubscribeText } from '../messages/unsubscribe.ts';

/** Where the link in an email’s foot leads; for everyone who has it, logged in or not. Opening it changes nothing. */
export default function UnsubscribeScreen() {
  const t = useUnsubscribeText();
  return (
    <Page>
      <PageHeader title={t('title')} />
      <Asked />
    </Page>
  );
}

function Asked() {
  const t = useUnsubscribeText();
  const { token = '' } = useParams();
  const subscription = useSubscription(token);
  if (subscription.isPending) return <RowSkeleton count={2} label={t('loading')} />;
  if (subscription.data) return <Subscription token={token} subscription={subscription.data} />;
  if (isNoLink(subscription.error)) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return <LoadFailed query={subscription} />;
}

/** Cut off on its way, or never one of ours. */
const isNoLink = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'not_found' || error.code === 'invalid');
