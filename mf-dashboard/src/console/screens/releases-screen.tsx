import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ChannelChange, Proposal } from '@stoa/shared/platform-contract/channels.ts';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { Sparkline } from '../features/health/sparkline.tsx';
import { useHealth } from '../features/health/use-health.ts';
import { ActionDialog } from '../features/releases/action-dialog.tsx';
import { canRollBack, type Action } from '../features/releases/action.ts';
import { CardsLoading } from '../features/releases/cards-loading.tsx';
import { ChangeList } from '../features/releases/change-list.tsx';
import { ChannelSwitch } from '../features/releases/channel-switch.tsx';
import { Freshness } from '../features/releases/freshness.tsx';
import { NotWritable } from '../features/releases/not-writable.tsx';
import { byUrgency, noticesOf, type Notice, type RemoteStatus } from '../features/releases/notices.ts';
import { ProposalList } from '../features/releases/proposal-list.tsx';
import { RemoteCard } from '../features/releases/remote-card.tsx';
import { useReleaseEvents } from '../features/releases/use-release-events.ts';
import { useChanges, useChannelName, useProposals, useStatus } from '../features/releases/use-releases.ts';
import { useRights } from '../features/releases/use-rights.ts';
import classes from './releases-screen.module.css';
import { useReleasesText, useReleaseWords, type ReleaseWords } from '../messages/releases.ts';

/** Who is live, and who needs a hand: the first thing an operator opens at night. */
export default function ReleasesScreen() {
  const words = useReleaseWords();
  const { t } = words;
  const channel = useChannelName();
  const status = useStatus(channel);
  const changes = useChanges(channel, { limit: RECENT }).data ?? [];
  const proposals = useProposals(channel).data ?? [];
  useReleaseEvents(channel);
  const cards = (status.data?.remotes ?? [])
    .map((remote) => ({ remote, notices: noticesOf(remote, { proposals, changes, now: status.dataUpdatedAt, words }) }))
    .sort(byUrgency);
  return (
    <Page>
      <div className={classes.head}>
        <PageHeader
          title={t('console.title')}
          subtitle={<span role="status">{cards.length > 0 && wantedText(cards, words)}</span>}
          actions={
            <>
              <ChannelSwitch channel={channel} />
              <LinkButton to={to.releaseAudit({ channel })} variant="default" size="md" mih="2.75rem">
                {t('audit.title')}
              </LinkButton>
            </>
          }
        />
        {status.data && <Freshness query={status} about={summaryOf(status.data, words)} />}
      </div>
      {status.isPending && <CardsLoading />}
      {status.isError && !status.data && (
        <LoadFailed query={status} title={t('console.failed')} expected={{ forbidden: t('console.operators') }} />
      )}
      {status.data && <Overview status={status.data} cards={cards} changes={changes} proposals={proposals} />}
    </Page>
  );
}

function summaryOf({ document: { channel, revision }, remotes }: ChannelStatus, { t }: ReleaseWords): string {
  const live = remotes.filter((remote) => remote.live).length;
  return t('console.summary', { channel, revision, count: live });
}

interface Card {
  remote: RemoteStatus;
  notices: readonly Notice[];
}

/** The whole site in one sentence. */
function wantedText(cards: readonly Card[], { t }: ReleaseWords): string {
  const names = (tone: Notice['tone']) =>
    cards.filter(({ notices }) => notices[0]?.tone === tone).map(({ remote }) => remote.name);
  const [urgent, odd] = [names('danger'), names('warning')];
  if (urgent.length > 0) return t('console.urgent', { names: urgent.join(', ') });
  if (odd.length > 0) return t('console.odd', { names: odd.join(', ') });
  return t('console.calm');
}

const RECENT = 30;
const SHOWN = 6;

interface OverviewProps {
  status: ChannelStatus;
  cards: readonly Card[];
  changes: readonly ChannelChange[];
  proposals: readonly Proposal[];
}

function Overview({ status, cards, changes, proposals }: OverviewProps) {
  const t = useReleasesText();
  const { channel } = status.document;
  const { me, may } = useRights();
  const [action, setAction] = useState<Action>();
  const health = useHealth(channel, { span: '1h' });
  if (cards.length === 0) {
    return (
      <>
        {!status.writable && <NotWritable />}
        <EmptyState
          title={t('console.empty')}
          text={t.rich('console.empty.text', { code: (command) => <code>{command}</code> })}
        />
      </>
    );
  }
  return (
    <>
      {!status.writable && <NotWritable />}
      <div className={classes.cards}>
        {cards.map(({ remote, notices }) => (
          <RemoteCard
            key={remote.name}
            remote={remote}
            notices={notices}
            to={to.release({ name: remote.name }, { channel })}
            sparkline={health.data && <Sparkline report={health.data} name={remote.name} />}
            {...(canRollBack(remote) &&
              may('rollback', remote.name) && {
                onRollBack: () => setAction({ kind: 'rollback', name: remote.name }),
              })}
          />
        ))}
      </div>
      {proposals.length > 0 && (
        <Section title={t('console.proposals')}>
          <ProposalList proposals={proposals} may={may} me={me?.name} />
        </Section>
      )}
      {changes.length > 0 && (
        <Section title={t('console.lately')}>
          <ChangeList changes={changes.slice(0, SHOWN)} />
        </Section>
      )}
      <ActionDialog action={action} status={status} onClose={() => setAction(undefined)} />
    </>
  );
}
