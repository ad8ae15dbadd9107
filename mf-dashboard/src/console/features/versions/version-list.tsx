import { useState } from 'react';
import type { PublishedVersion } from '@stoa/shared/platform-contract/artefacts.ts';
import { Button } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { VersionHolders } from './version-holders.tsx';
import classes from './version-list.module.css';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useReleasesText } from '../../messages/releases.ts';

interface VersionListProps {
  name: string;
  versions: readonly PublishedVersion[];
  /** The stable version in this channel, to compare with. */
  live: string | undefined;
  diffTo(from: string, to: string): string;
  onPromote?: ((version: string) => void) | undefined;
  onCanary?: ((version: string) => void) | undefined;
}

const FIRST = 8;

/** Everything that was ever published of one remote, newest first. */
export function VersionList({ versions, ...rest }: VersionListProps) {
  const t = useReleasesText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? versions : versions.slice(0, FIRST);
  return (
    <>
      <ul className={classes.list}>
        {shown.map((version) => (
          <VersionRow key={version.version} version={version} {...rest} />
        ))}
      </ul>
      {shown.length < versions.length && (
        <Button variant="default" size="md" mt="md" onClick={() => setWhole(true)}>
          {t('versions.all', { count: versions.length })}
        </Button>
      )}
    </>
  );
}

function VersionRow(props: Omit<VersionListProps, 'versions'> & { version: PublishedVersion }) {
  const t = useReleasesText();
  const format = useFormat();
  const { name, live, diffTo, onPromote, onCanary, version: row } = props;
  const { version, commit, bytes, brotli_bytes, live_in, canary_in, revoked } = row;
  const isFree = !revoked && version !== live;
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h3 className={classes.version}>{version}</h3>
        {live_in.map((channel) => (
          <StatusBadge key={`live ${channel}`} tone="success">
            {t('version.live', { channel })}
          </StatusBadge>
        ))}
        {canary_in.map((channel) => (
          <StatusBadge key={`canary ${channel}`} tone="info">
            {t('version.canary', { channel })}
          </StatusBadge>
        ))}
        {revoked && <StatusBadge tone="danger">{t('version.revoked')}</StatusBadge>}
      </div>
      <p className={classes.facts}>
        {t.rich('version.facts', {
          time: () => <TimeAgo at={row.published_at} />,
          by: row.published_by,
          brotli: format.bytes(brotli_bytes),
          bytes: format.bytes(bytes),
        })}
        {commit && (
          <>
            {' · '}
            {t.rich('version.commit', { commit: commit.slice(0, 10), code: (hash) => <code>{hash}</code> })}
          </>
        )}
      </p>
      <div className={classes.actions}>
        {isFree && onPromote && (
          <Button
            variant="default"
            size="sm"
            onClick={() => onPromote(version)}
            aria-label={t('act.promote.version', { version })}
          >
            {t('act.promote')}
          </Button>
        )}
        {isFree && onCanary && live && (
          <Button
            variant="default"
            size="sm"
            onClick={() => onCanary(version)}
            aria-label={t('act.canary.version', { version })}
          >
            {t('act.canary')}
          </Button>
        )}
        {live && live !== version && (
          <LinkAnchor to={diffTo(live, version)} className={classes.compare}>
            {t('version.compare', { version: live })}
          </LinkAnchor>
        )}
      </div>
      <VersionHolders name={name} version={version} />
    </li>
  );
}
