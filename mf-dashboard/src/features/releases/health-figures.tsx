import type { VersionHealth } from '@stoa/shared/contract/health.ts';
import { millisecondsText } from '@stoa/shared/ui/format.ts';
import { failureCountText, failureText, isSilent } from './failure-words.ts';
import classes from './health-figures.module.css';

/** The last hour of one version: how many it failed, and how long a screen took to stand. */
export function HealthFigures({ version, health }: { version: string; health: VersionHealth | null }) {
  if (!health || isSilent(health)) {
    return <p className={classes.silent}>No browser has reported on {version} in the last hour.</p>;
  }
  const { mount_p50, mount_p95 } = health;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Failing</dt>
        <dd>
          <b>{failureText(health)}</b> {failureCountText(health)}
        </dd>
      </div>
      <div>
        <dt>Time to mount</dt>
        <dd>
          {mount_p50 === null ? (
            'not measured'
          ) : (
            <>
              <b>{millisecondsText(mount_p50)}</b>
              {mount_p95 !== null && ` 95th: ${millisecondsText(mount_p95)}`}
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
