import type { LiveRemote } from '@stoa/shared/platform-contract/channels.ts';
import classes from './traffic-bar.module.css';
import { useReleaseWords } from '../../messages/releases.ts';

/** Who gets which version, as one bar and in words. */
export function TrafficBar({ live: { version, canary } }: { live: LiveRemote }) {
  const { t, format } = useReleaseWords();
  const share = canary && !canary.paused ? canary.weight : 0;
  const rest = Math.round((100 - share) * 100) / 100;
  return (
    <div className={classes.traffic}>
      <svg className={classes.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={classes.stable} width={rest} height="8" />
        <rect className={classes.canary} x={rest} width={share} height="8" />
      </svg>
      <ul className={classes.shares}>
        <li>
          <span className={classes.swatch} data-of="stable" aria-hidden="true" />
          <b>{format.percent(rest)}</b> {version} <span className={classes.role}>{t('now.stable')}</span>
        </li>
        {canary && (
          <li>
            <span className={classes.swatch} data-of="canary" aria-hidden="true" />
            <b>{format.percent(share)}</b> {canary.version}{' '}
            <span className={classes.role}>
              {canary.paused ? t('now.canary.paused.at', { weight: format.percent(canary.weight) }) : t('now.canary')}
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}
