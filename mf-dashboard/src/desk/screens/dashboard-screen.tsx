import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { HealthLine } from '../features/health/health-line.tsx';
import { AdminOverview } from '../features/overview/admin-overview.tsx';
import { PartnerOverview } from '../features/partner-overview/partner-overview.tsx';
import { useOverviewText } from '../messages/overview.ts';

const siteRights: readonly Permission[] = ['view-admin-dashboard', 'review-course'];

/** Where those begin who run the site, and partners. */
export default function DashboardScreen() {
  const t = useOverviewText();
  const { user, permissions } = useSession();
  const runsSite = siteRights.some((right) => permissions.includes(right));
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('hello', { name: user?.first_name ?? '' })} />
      <HealthLine />
      {runsSite && <AdminOverview />}
      {permissions.includes('view-partner-dashboard') && <PartnerOverview />}
    </Page>
  );
}
