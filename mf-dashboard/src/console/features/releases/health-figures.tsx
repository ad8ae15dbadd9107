import type { VersionHealth } from '@stoa/shared/platform-contract/health.ts';
import { failureCountText, failureText, isSilent } from './failure-words.ts';
import classes from './health-figures.module.css';
import { useReleaseWords } from '../../messages/releases.ts';

/** The last hour of one version: how many it failed, and how long a screen took to stand. */
export function HealthFigures({ version, health }: { version: string; health: VersionHealth | null }) {
  const words = useReleaseWords();
  const { t, format } = words;
  if (!health || isSilent(health)) {
    return <p className={classes.silent}>{t('health.silent', { version })}</p>;
  }
  const { mount_p50, mount_p95 } = health;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t('health.failing')}</dt>
        <dd>
          <b>{failureText(health, words)}</b> {failureCountText(health, words)}
        </dd>
      </div>
      <div>
        <dt>{t('health.mount')}</dt>
        <dd>
          {mount_p50 === null ? (
            t('health.unmeasured')
          ) : (
            <>
              <b>{format.milliseconds(mount_p50)}</b>
              {mount_p95 !== null && ` ${t('health.95th', { time: format.milliseconds(mount_p95) })}`}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
