import type { ReactNode } from 'react';
import { Button, Title } from '@stoa/shared/kit';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { HealthFigures } from './health-figures.tsx';
import { NoticeList } from './notice-list.tsx';
import type { Notice, RemoteStatus } from './notices.ts';
import { RemoteStateBadge } from './remote-state-badge.tsx';
import { TrafficBar } from './traffic-bar.tsx';
import { verdictText } from './verdict-words.ts';
import classes from './remote-card.module.css';
import { useReleasesText, useReleaseWords } from '../../messages/releases.ts';

interface RemoteCardProps {
  remote: RemoteStatus;
  notices: readonly Notice[];
  /** Address of the remote's own screen. */
  to: string;
  /** The last hour, drawn small. */
  sparkline: ReactNode;
  /** Left out where there is nothing to take back, or no right to. */
  onRollBack?: (() => void) | undefined;
}

/** One remote at a glance: what is live, since when, by whom, and how it behaves. */
export function RemoteCard({ remote, notices, to, sparkline, onRollBack }: RemoteCardProps) {
  const t = useReleasesText();
  const words = useReleaseWords();
  const { name, live } = remote;
  return (
    <article className={classes.card} data-tone={notices[0]?.tone} aria-label={name}>
      <div className={classes.head}>
        <Title order={2} className={classes.name}>
          <LinkAnchor to={to} c="inherit">
            {name}
          </LinkAnchor>
        </Title>
        <RemoteStateBadge remote={remote} notices={notices} />
      </div>
      <NoticeList notices={notices} />
      {live ? (
        <>
          <p className={classes.since}>
            {t.rich('card.since', {
              version: live.version,
              b: (version) => <b className={classes.version}>{version}</b>,
              time: () => <TimeAgo at={live.since} />,
              by: live.by,
            })}
          </p>
          {live.canary && <TrafficBar live={live} />}
          {remote.verdict && remote.verdict.verdict !== 'worse' && (
            <p className={classes.verdict}>{verdictText(remote.verdict, words)}</p>
          )}
          <HealthFigures version={live.version} health={remote.health} />
          {sparkline}
        </>
      ) : (
        <p className={classes.since}>{t('card.unborn', { version: remote.versions[0] ?? t('card.none') })}</p>
      )}
      <div className={classes.foot}>
        <LinkButton to={to} variant="default" size="md" aria-label={t('card.details.of', { name })}>
          {t('card.details')}
        </LinkButton>
        {onRollBack && (
          <Button
            color="red"
            variant="light"
            size="md"
            onClick={onRollBack}
            aria-label={t('card.rollback.of', { name })}
          >
            {t('card.rollback')}
          </Button>
        )}
      </div>
    </article>
  );
}
