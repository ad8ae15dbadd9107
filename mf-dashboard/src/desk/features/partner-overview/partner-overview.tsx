import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePartnerOverviewText } from '../../messages/partner-overview.ts';
import { LatestCompletions } from './latest-completions.tsx';
import { RecentFigures } from './recent-figures.tsx';
import { RecentMicroCourses } from './recent-micro-courses.tsx';
import { RecentPaths } from './recent-paths.tsx';
import { useRecentPaths } from './use-partner-overview.ts';
import { WaitingSection } from './waiting-section.tsx';

/** Where partners begin: what waits for them, how their learning paths and micro courses do, and who completed one. */
export function PartnerOverview() {
  const t = usePartnerOverviewText();
  const paths = useRecentPaths();
  if (paths.isPending) return <RowSkeleton count={6} label={t('loading')} />;
  // What was read before stays, also when the line is lost for a while.
  if (!paths.data) return <LoadFailed query={paths} />;
  const { items, total } = paths.data;
  if (total === 0) {
    return (
      <>
        <FirstPath />
        <RecentMicroCourses />
      </>
    );
  }
  return (
    <>
      <WaitingSection />
      <RecentFigures />
      <RecentPaths paths={items} total={total} />
      <RecentMicroCourses />
      <LatestCompletions />
    </>
  );
}

function FirstPath() {
  const t = usePartnerOverviewText();
  const { permissions } = useSession();
  const action = permissions.includes('create-learning-path') && (
    <LinkButton to={to.createLearningPath()}>{t('first.create')}</LinkButton>
  );
  return <EmptyState title={t('first.title')} text={t('first.text')} action={action} />;
}
