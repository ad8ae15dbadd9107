import type { AuditEntry } from '@stoa/shared/platform-contract/access.ts';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import classes from './audit.module.css';
import { useReleasesText } from '../../messages/releases.ts';

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
  const t = useReleasesText();
  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.seq} className={classes.entry}>
          <div>
            <div className={classes.head}>
              <StatusBadge tone={tones[entry.kind] ?? 'neutral'}>{kindText(entry.kind)}</StatusBadge>
              <span className={classes.subject}>{entry.subject}</span>
            </div>
            <p className={classes.facts}>{factsOf(entry, t)}</p>
            {entry.why && <p>{entry.why}</p>}
          </div>
          <details className={classes.details}>
            <summary>{t('audit.full', { seq: entry.seq })}</summary>
            <pre>{JSON.stringify(proofOf(entry), null, 2)}</pre>
          </details>
        </li>
      ))}
    </ol>
  );
}

function factsOf({ at, by, channel, revision }: AuditEntry, t: ReturnType<typeof useReleasesText>) {
  const facts = { time: () => <TimeAgo at={at} />, by };
  if (!channel) return t.rich('audit.facts', facts);
  if (revision === null) return t.rich('audit.facts.channel', { ...facts, channel });
  return t.rich('audit.facts.revision', { ...facts, channel, revision });
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
