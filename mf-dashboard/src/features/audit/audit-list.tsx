import type { AuditEntry } from '@stoa/shared/contract/access.ts';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import classes from './audit.module.css';

const tones: Partial<Record<AuditEntry['kind'], StatusTone>> = {
  promote: 'success',
  rollback: 'danger',
  retire: 'warning',
  'token-revoke': 'warning',
  'key-rotate': 'warning',
  'override-use': 'info',
  canary: 'info',
};

export const kindText = (kind: string): string => kind.replaceAll('-', ' ');

/** Who did what to what, in the order it was written, newest first. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.seq} className={classes.entry}>
          <div>
            <div className={classes.head}>
              <StatusBadge tone={tones[entry.kind] ?? 'neutral'}>{kindText(entry.kind)}</StatusBadge>
              <span className={classes.subject}>{entry.subject}</span>
            </div>
            <p className={classes.facts}>
              <TimeAgo at={entry.at} /> by {entry.by}
              {entry.channel && ` in ${entry.channel}`}
              {entry.revision !== null && `, revision ${entry.revision}`}
            </p>
            {entry.why && <p>{entry.why}</p>}
          </div>
          <details className={classes.details}>
            <summary>Entry {entry.seq} in full</summary>
            <pre>{JSON.stringify(proofOf(entry), null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  );
}

/** What the sentence above does not say. */
const proofOf = ({ at, release_set, details, previous, hash, key_id }: AuditEntry) => ({
  at,
  ...(release_set && { release_set }),
  ...details,
  hash,
  previous,
  key_id,
});
