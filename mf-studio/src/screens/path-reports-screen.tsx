import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Tabs } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { EarningsTab } from '../features/earnings/earnings-tab.tsx';
import { PathLearnersTab } from '../features/reports/path-learners-tab.tsx';
import { PathOverviewTab } from '../features/reports/path-overview-tab.tsx';
import { pathReportTabs, type PathReportTab } from '../features/reports/path-report-address.ts';
import { PathResultsTab } from '../features/reports/path-results-tab.tsx';
import { PathTools } from '../features/reports/path-tools.tsx';
import { oneOf } from '../features/reports/periods.ts';
import classes from '../features/reports/reports.module.css';
import { usePathResults, useReportedPaths } from '../features/reports/use-path-reports.ts';
import { type ShownPathReport, usePathReportView } from '../features/reports/use-path-report-view.ts';
import { usePathReportsText } from '../messages/path-reports.ts';
import { useReportsText } from '../messages/reports.ts';

/** How a partner's learning paths do, who takes them, where those are, and what they earn. */
export default function PathReportsScreen() {
  const t = usePathReportsText();
  const ofReports = useReportsText();
  const report = usePathReportView();
  const paths = useReportedPaths();
  const { permissions } = useSession();
  return (
    <Page>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        actions={
          permissions.includes('view-learning-path') && (
            <LinkButton variant="default" to={to.viewLearningPath()}>
              {t('paths')}
            </LinkButton>
          )
        }
      />
      {paths.isPending && <RowSkeleton count={6} label={ofReports('loading')} />}
      {paths.isError && !paths.data && <LoadFailed query={paths} />}
      {paths.data && <OfPaths report={report} own={paths.data.items} />}
    </Page>
  );
}

interface OfPathsProps {
  report: ShownPathReport;
  own: ReportsProps['paths'];
}

/** Of one's own paths; a partner who also reviews courses reads the report of somebody else's by its address. */
function OfPaths({ report, own }: OfPathsProps) {
  const ofReports = useReportsText();
  const { pathId } = report.view;
  const isOwn = pathId === null || own.some(({ id }) => id === pathId);
  const other = usePathResults(isOwn ? null : pathId);
  if (isOwn) return <Reports report={report} paths={own} />;
  if (other.isPending) return <RowSkeleton count={6} label={ofReports('loading')} />;
  if (other.isError && !other.data) return <LoadFailed query={other} />;
  const { path, learners } = other.data;
  return <Reports report={report} paths={[...own, { ...path, learners }]} />;
}

interface ReportsProps {
  report: ShownPathReport;
  paths: readonly { id: string; title: string; learners: number }[];
}

function Reports({ report, paths }: ReportsProps) {
  const t = usePathReportsText();
  const ofReports = useReportsText();
  const { view, change } = report;
  return (
    <Tabs
      value={view.tab}
      keepMounted={false}
      onChange={(chosen) => change({ tab: oneOf(pathReportTabs, chosen), at: null })}
    >
      <Tabs.List aria-label={ofReports('tabs')}>
        {pathReportTabs.map((tab) => (
          <Tabs.Tab key={tab} value={tab}>
            {t(`tab.${tab}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {pathReportTabs.map((tab) => (
        <Tabs.Panel key={tab} value={tab} pt="lg">
          {tab === 'revenue' ? (
            <EarningsTab toOwn={<PathsButton />} />
          ) : (
            <LearningReport tab={tab} report={report} paths={paths} />
          )}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

const tabs = { overview: PathOverviewTab, learners: PathLearnersTab, results: PathResultsTab };

function LearningReport({ tab, report, paths }: ReportsProps & { tab: Exclude<PathReportTab, 'revenue'> }) {
  const Tab = tabs[tab];
  if (paths.every(({ learners }) => learners === 0)) return <NobodyYet hasPaths={paths.length > 0} />;
  // Results are those of one path.
  const pathId = tab === 'results' ? (report.view.pathId ?? paths[0]?.id ?? null) : report.view.pathId;
  const shown = { ...report, view: { ...report.view, pathId } };
  return (
    <div className={classes.sections}>
      <PathTools report={shown} paths={paths} />
      <Tab report={shown} />
    </div>
  );
}

function NobodyYet({ hasPaths }: { hasPaths: boolean }) {
  const t = usePathReportsText();
  const { permissions } = useSession();
  if (hasPaths) {
    return <EmptyState title={t('nobody.title')} text={t('nobody.text')} action={<PathsButton />} />;
  }
  const action = permissions.includes('create-learning-path') && (
    <LinkButton to={to.createLearningPath()}>{t('first.create')}</LinkButton>
  );
  return <EmptyState title={t('first.title')} text={t('first.text')} action={action} />;
}

function PathsButton() {
  const t = usePathReportsText();
  return <LinkButton to={to.viewLearningPath()}>{t('go')}</LinkButton>;
}
