import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { AdminOverview } from '../features/overview/admin-overview.tsx';
import { useOverviewText } from '../messages/overview.ts';

/** Where those begin who run the site. */
export default function DashboardScreen() {
  const t = useOverviewText();
  const { user } = useSession();
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('hello', { name: user?.first_name ?? '' })} />
      <AdminOverview />
    </Page>
  );
}
