import { useState } from 'react';
import type { Holder } from '@stoa/shared/platform-contract/artefacts.ts';
import { Skeleton } from '@stoa/shared/kit';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { useVersion } from './use-versions.ts';
import classes from './version-list.module.css';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useReleasesText, useReleaseWords, type ReleaseWords } from '../../messages/releases.ts';

/** Who keeps a version from being retired, and how much it weighs. */
export function VersionHolders({ name, version }: { name: string; version: string }) {
  const words = useReleaseWords();
  const t = useReleasesText();
  const errorText = useErrorText();
  const [wanted, setWanted] = useState(false);
  const details = useVersion(name, version, wanted);
  return (
    <details className={classes.more} onToggle={({ currentTarget }) => setWanted(currentTarget.open)}>
      <summary>{t('version.holders', { version })}</summary>
      {wanted && details.isPending && (
        <Skeleton height="3rem" role="status" aria-label={t('version.reading', { version })} />
      )}
      {details.isError && <p role="alert">{t('version.holders.failed', { reason: errorText(details.error) })}</p>}
      {details.data && (
        <div className={classes.detail}>
          {details.data.holders.length === 0 ? (
            <p>{t('version.holders.none')}</p>
          ) : (
            <ul>
              {details.data.holders.map((holder) => (
                <li key={`${holder.kind} ${holder.detail}`}>
                  <HolderLine holder={holder} />
                </li>
              ))}
            </ul>
          )}
          <p>
            {t('version.weight', {
              count: details.data.record.files.length,
              bytes: words.format.bytes(details.data.record.files.reduce((sum, { bytes }) => sum + bytes, 0)),
            })}
          </p>
        </div>
      )}
    </details>
  );
}

function HolderLine({ holder }: { holder: Holder }) {
  const words = useReleaseWords();
  const t = useReleasesText();
  const { until } = holder;
  const what = holderWords(holder, words);
  return until ? t.rich('version.holder.ends', { what, time: () => <TimeAgo at={until} /> }) : what;
}

function holderWords({ kind, detail }: Holder, { t }: ReleaseWords): string {
  switch (kind) {
    case 'live':
      return t('version.live', { channel: detail });
    case 'canary':
      return t('version.canary', { channel: detail });
    case 'rollback-target':
      return t('version.holder.rollback', { channel: detail });
    case 'stand-in':
      return t('version.holder.stand-in', { detail });
    case 'open-pages':
      return t('version.holder.pages', { detail });
    case 'override':
      return t('version.holder.override', { detail });
  }
}
