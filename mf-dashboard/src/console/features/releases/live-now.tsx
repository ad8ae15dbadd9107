import type { ReactNode } from 'react';
import type { VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import { Button } from '@stoa/shared/kit';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import type { Action } from './action.ts';
import { HealthFigures } from './health-figures.tsx';
import type { RemoteStatus } from './notices.ts';
import { TrafficBar } from './traffic-bar.tsx';
import { verdictText } from './verdict-words.ts';
import classes from './live-now.module.css';
import { useReleasesText, useReleaseWords } from '../../messages/releases.ts';

interface LiveNowProps {
  remote: RemoteStatus;
  /** May this person pause and resume? */
  mayPause: boolean;
  onAct(action: Action): void;
  /** What failed of one version, in words. */
  failuresOf(health: VersionHealth): ReactNode;
}

/** Stable version and canary side by side, as they are this minute. */
export function LiveNow({ remote, mayPause, onAct, failuresOf }: LiveNowProps) {
  const t = useReleasesText();
  const words = useReleaseWords();
  const { name, live, health, canary_health, verdict, before } = remote;
  if (!live) return null;
  const { canary } = live;
  const since = (at: string) => () => <TimeAgo at={at} />;
  return (
    <div className={classes.now}>
      <TrafficBar live={live} />
      <div className={classes.versions}>
        <div className={classes.version}>
          <h3 className={classes.name}>
            {live.version} <span>{t('now.stable')}</span>
          </h3>
          <p className={classes.facts}>
            {t.rich('now.live', { time: since(live.since), by: live.by })}{' '}
            {before ? t('now.before', { version: before }) : t('now.first')}
          </p>
          <HealthFigures version={live.version} health={health} />
          {health && failuresOf(health)}
        </div>
        {canary && (
          <div className={classes.version}>
            <h3 className={classes.name}>
              {canary.version} <span>{t(canary.paused ? 'now.canary.paused' : 'now.canary')}</span>
            </h3>
            <p className={classes.facts}>{t.rich('now.out', { time: since(canary.since), by: canary.by })}</p>
            <HealthFigures version={canary.version} health={canary_health} />
            {canary_health && failuresOf(canary_health)}
            {verdict && <p>{verdictText(verdict, words)}</p>}
            {mayPause && (
              <Button
                variant="default"
                size="md"
                className={classes.pause}
                onClick={() => onAct({ kind: canary.paused ? 'resume' : 'pause', name })}
              >
                {t(canary.paused ? 'now.resume' : 'now.pause')}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
