import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useHealthText } from '../../messages/health.ts';
import classes from './health.module.css';
import { judgeRemote } from './judge-remote.ts';
import { StateBadge } from './state-badge.tsx';
import { useRemotesHealth } from './use-site-health.ts';

/** What of the site’s pages is live, and to how many it failed, release by release. */
export function RemotesHealth() {
  const t = useHealthText();
  const format = useFormat();
  const health = useRemotesHealth();
  return (
    <Section title={t('remotes')} lead={t('remotes.lead')}>
      {health.isPending && <RowSkeleton count={5} label={t('measuring', { name: t('remotes') })} />}
      {health.isError && <LoadFailed query={health} />}
      {health.data && <Remotes health={health.data} />}
      {health.data && (
        <p className={classes.at}>
          {t('measured')} {format.instant(new Date(health.dataUpdatedAt).toISOString())}
        </p>
      )}
    </Section>
  );
}

function Remotes({
  health: { remotes, day, week },
}: {
  health: NonNullable<ReturnType<typeof useRemotesHealth>['data']>;
}) {
  const t = useHealthText();
  const format = useFormat();
  return (
    <RecordTable
      label={t('remotes')}
      rows={remotes}
      keyOf={({ name }) => name}
      columns={[
        {
          name: t('remote'),
          cell: ({ name }) => <LinkAnchor to={to.release({ name })}>{name}</LinkAnchor>,
          note: ({ live }) => live && t('since', { at: format.moment(live.since) }),
        },
        { name: t('live'), cell: ({ live }) => live?.version ?? t('notLive') },
        { name: t('state'), cell: (remote) => <StateBadge state={judgeRemote(remote, day)} /> },
        { name: t('day'), cell: ({ name }) => <Failures versions={day.filter((one) => one.name === name)} /> },
        { name: t('week'), cell: ({ name }) => <Failures versions={week.filter((one) => one.name === name)} /> },
      ]}
    />
  );
}

/** Version after version, of those that anyone opened. */
function Failures({ versions }: { versions: readonly VersionHealth[] }) {
  const t = useHealthText();
  const opened = versions.filter((one) => one.opened > 0);
  if (opened.length === 0) return t('unseen');
  return (
    <ul className={classes.versions}>
      {opened.map(({ version, failed, opened: visitors }) => (
        <li key={version}>{t('failures', { version, failed, visitors })}</li>
      ))}
    </ul>
  );
}
