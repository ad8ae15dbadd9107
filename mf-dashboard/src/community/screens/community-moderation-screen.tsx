import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { reportStatuses, type ReportStatus } from '@stoa/shared/contract/community/community-words.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Tabs } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowList } from '@stoa/shared/ui/row-list.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { WaitingAnnouncements } from '../features/announcements/waiting-announcements.tsx';
import { DecisionList } from '../features/discussions/decision-list.tsx';
import { ReportCard } from '../features/discussions/report-card.tsx';
import { PER_PAGE, useDecisions, useReports } from '../features/discussions/use-reports.ts';
import { useCommunityText } from '../messages/community.ts';
import { useModeratedAnnouncementsText } from '../messages/moderated-announcements.ts';

const tabs = [...reportStatuses, 'decisions', 'announcements'] as const;
type Tab = (typeof tabs)[number];
const isStatus = (tab: Tab): tab is ReportStatus => reportStatuses.some((status) => status === tab);

/** For moderators: what was reported, everything that was decided, and what waits to be announced. */
export default function CommunityModerationScreen() {
  const t = useCommunityText();
  const planned = useModeratedAnnouncementsText();
  const format = useFormat();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((word) => word === search.get('status')) ?? 'pending';
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const goTo = (to: Tab, at = 1) => setSearch({ status: to, ...(at > 1 && { page: String(at) }) });
  // Also for the numbers beside the tabs.
  const status = isStatus(tab) ? tab : undefined;
  const reports = useReports(status ? { status, page } : { status: 'pending', page: 1 });
  return (
    <Page width="reading">
      <PageHeader
        title={t('queue.title')}
        subtitle={t('queue.lead')}
        breadcrumbs={[{ label: t('queue.crumb'), to: to.community() }, { label: t('queue.title') }]}
      />
      <Tabs value={tab} onChange={(to) => goTo(tabs.find((word) => word === to) ?? 'pending')}>
        <Tabs.List>
          {tabs.map((word) => (
            <Tabs.Tab key={word} value={word}>
              {word === 'announcements' ? planned('tab') : t(`queue.${word}`)}
              {isStatus(word) && reports.data && ` (${format.number(reports.data.counts[word])})`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="lg">
          {tab === 'decisions' && <Decisions page={page} onPage={(at) => goTo(tab, at)} />}
          {tab === 'announcements' && <WaitingAnnouncements page={page} onPage={(at) => goTo(tab, at)} />}
          {status && <Reports reports={reports} status={status} onPage={(at) => goTo(tab, at)} />}
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

interface ReportsProps {
  reports: ReturnType<typeof useReports>;
  status: ReportStatus;
  onPage(page: number): void;
}

function Reports({ reports, status, onPage }: ReportsProps) {
  const t = useCommunityText();
  if (reports.isPending || reports.isPlaceholderData) return <RowSkeleton label={t('queue.loading')} />;
  // A note that is being written outlives a reading that failed.
  if (reports.isError && !reports.data) return <LoadFailed query={reports} />;
  const { items, total, page } = reports.data;
  if (items.length === 0) {
    return (
      <EmptyState
        title={t(`queue.empty.${status}`)}
        text={t(status === 'pending' ? 'queue.emptyText.pending' : 'queue.emptyText.decided')}
      />
    );
  }
  return (
    <>
      <RowList>
        {items.map((report) => (
          <ReportCard key={report.id} report={report} />
        ))}
      </RowList>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </>
  );
}

function Decisions({ page, onPage }: { page: number; onPage(page: number): void }) {
  const t = useCommunityText();
  const decisions = useDecisions({ page });
  if (decisions.isPending) return <RowSkeleton label={t('queue.loading')} />;
  if (decisions.isError && !decisions.data) return <LoadFailed query={decisions} />;
  const { items, total, page: shown } = decisions.data;
  if (items.length === 0) {
    return <EmptyState title={t('queue.empty.decisions')} text={t('queue.emptyText.decided')} />;
  }
  return (
    <>
      <DecisionList decisions={items} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={shown} onPage={onPage} />
    </>
  );
}
