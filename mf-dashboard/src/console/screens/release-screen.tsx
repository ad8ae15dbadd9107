import { useMediaQuery } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ChannelStatus } from '@stoa/shared/platform-contract/health.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { FailureKinds } from '../features/health/failure-kinds.tsx';
import { ActionBar } from '../features/releases/action-bar.tsx';
import { ActionDialog } from '../features/releases/action-dialog.tsx';
import type { Action } from '../features/releases/action.ts';
import { ChannelSwitch } from '../features/releases/channel-switch.tsx';
import { Freshness } from '../features/releases/freshness.tsx';
import { LiveNow } from '../features/releases/live-now.tsx';
import { NotWritable } from '../features/releases/not-writable.tsx';
import { NoticeList } from '../features/releases/notice-list.tsx';
import { noticesOf, type RemoteStatus } from '../features/releases/notices.ts';
import { ProposalList } from '../features/releases/proposal-list.tsx';
import { useReleaseEvents } from '../features/releases/use-release-events.ts';
import { useChanges, useChannelName, useProposals, useStatus } from '../features/releases/use-releases.ts';
import { useRights } from '../features/releases/use-rights.ts';
import { ReleaseHealth } from '../sections/release-health.tsx';
import { ReleaseHistory } from '../sections/release-history.tsx';
import { ReleaseVersions } from '../sections/release-versions.tsx';
import classes from './release-screen.module.css';
import { useReleasesText, useReleaseWords } from '../messages/releases.ts';

/** One remote: what is live, how it behaves, what was done to it, and what can be done now. */
export default function ReleaseScreen() {
  const t = useReleasesText();
  const { name = '' } = useParams();
  const channel = useChannelName();
  const status = useStatus(channel);
  useReleaseEvents(channel);
  useScreenTitle(t('remote.title', { name }));
  if (status.isPending) {
    return (
      <Page>
        <RowSkeleton count={8} label={t('remote.loading', { name })} />
      </Page>
    );
  }
  if (!status.data) {
    return (
      <Page>
        <LoadFailed query={status} title={t('console.failed')} />
      </Page>
    );
  }
  const remote = status.data.remotes.find((one) => one.name === name);
  return remote ? (
    <Release
      key={name}
      status={status.data}
      remote={remote}
      now={status.dataUpdatedAt}
      freshness={
        <Freshness query={status} about={t('remote.revision', { channel, revision: status.data.document.revision })} />
      }
    />
  ) : (
    <Page>
      <EmptyState
        order={1}
        title={t('remote.missing', { name })}
        text={t('remote.missing.text')}
        action={<LinkButton to={to.releases({ channel })}>{t('console.all')}</LinkButton>}
      />
    </Page>
  );
}

interface ReleaseProps {
  status: ChannelStatus;
  remote: RemoteStatus;
  /** When the status was read. */
  now: number;
  freshness: ReactNode;
}

function Release({ status, remote, now, freshness }: ReleaseProps) {
  const words = useReleaseWords();
  const { t } = words;
  const { name, live } = remote;
  const { channel, revoked } = status.document;
  const { me, may } = useRights();
  const [action, setAction] = useState<Action>();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const changes = useChanges(channel, { limit: 10, name });
  const waiting = useProposals(channel).data ?? [];
  const proposals = waiting.filter(({ releases }) => releases.some((release) => release.name === name));
  const notices = noticesOf(remote, { proposals, changes: changes.data ?? [], now, words });
  const actions = <ActionBar remote={remote} revoked={revoked} may={may} onAct={setAction} />;
  return (
    <Page>
      <div className={classes.top}>
        <PageHeader
          title={name}
          subtitle={live ? t('remote.live', { version: live.version, channel }) : t('remote.unborn', { channel })}
          breadcrumbs={[{ label: t('console.title'), to: to.releases({ channel }) }, { label: name }]}
          actions={
            <>
              <ChannelSwitch channel={channel} />
              {!isPhone && actions}
            </>
          }
        />
        {freshness}
        {!status.writable && <NotWritable />}
        <NoticeList notices={notices} />
      </div>
      {live && (
        <Section title={t('remote.now')}>
          <LiveNow
            remote={remote}
            mayPause={may('canary', name)}
            onAct={setAction}
            failuresOf={(health) => <FailureKinds health={health} />}
          />
        </Section>
      )}
      {proposals.length > 0 && (
        <Section title={t('console.proposals')}>
          <ProposalList proposals={proposals} may={may} me={me?.name} />
        </Section>
      )}
      <ReleaseHealth channel={channel} remote={remote} />
      <div className={classes.columns}>
        <ReleaseHistory channel={channel} name={name} />
        <ReleaseVersions channel={channel} remote={remote} may={may} onAct={setAction} />
      </div>
      {isPhone && <div className={classes.thumb}>{actions}</div>}
      <ActionDialog action={action} status={status} onClose={() => setAction(undefined)} />
    </Page>
  );
}
