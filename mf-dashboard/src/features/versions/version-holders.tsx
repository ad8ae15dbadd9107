import { useState } from 'react';
import type { Holder } from '@stoa/shared/contract/artefacts.ts';
import { bytesText, countText } from '@stoa/shared/ui/format.ts';
import { Skeleton } from '@stoa/shared/ui/kit.ts';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { useVersion } from './use-versions.ts';
import classes from './version-list.module.css';

/** Who keeps a version from being retired, and how much it weighs. */
export function VersionHolders({ name, version }: { name: string; version: string }) {
  const [wanted, setWanted] = useState(false);
  const details = useVersion(name, version, wanted);
  return (
    <details className={classes.more} onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary>Who needs {version}?</summary>
      {wanted && details.isPending && <Skeleton height="3rem" role="status" aria-label={`Reading ${version}`} />}
      {details.isError && <p role="alert">{details.error.message} Close this and open it again to retry.</p>}
      {details.data && (
        <div className={classes.detail}>
          {details.data.holders.length === 0 ? (
            <p>Nobody: it can be retired.</p>
          ) : (
            <ul>
              {details.data.holders.map((holder) => (
                <li key={`${holder.kind} ${holder.detail}`}>
                  {holderWords(holder)}
                  {holder.until && (
                    <>
                      {' '}
                      (ends <TimeAgo at={holder.until} />)
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
          <p>
            {countText(details.data.record.files.length, 'file')},{' '}
            {bytesText(details.data.record.files.reduce((sum, { bytes }) => sum + bytes, 0))} in all.
          </p>
        </div>
      )}
    </details>
  );
}

function holderWords({ kind, detail }: Holder): string {
  switch (kind) {
    case 'live':
      return `Live in ${detail}`;
    case 'canary':
      return `Canary in ${detail}`;
    case 'rollback-target':
      return `A rollback in ${detail} brings it back`;
    case 'open-pages':
      return `Open pages: ${detail}`;
    case 'override':
      return `Override: ${detail}`;
  }
}
