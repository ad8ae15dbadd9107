import { useState } from 'react';
import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { SegmentedControl } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { StatusBadge, type StatusTone } from '@stoa/shared/ui/status-badge.tsx';
import { TimeAgo } from '@stoa/shared/ui/time-ago.tsx';
import { useReleaseWords, useReleasesText } from '../../messages/releases.ts';
import { ProofScreen } from './proof-screen.tsx';
import { useVersion } from './use-versions.ts';
import classes from './proof-section.module.css';

type Scheme = Proof['screens'][number]['scheme'];
const tones: Record<Proof['outcome'], StatusTone> = { passed: 'success', failed: 'danger', 'not-run': 'warning' };

/** What became of a version in a browser: the verdict, what was found, and its screens beside the live ones. */
export function ProofSection({ name, version }: { name: string; version: string }) {
  const t = useReleasesText();
  const details = useVersion(name, version, true);
  const [proof] = details.data?.proofs ?? [];
  return (
    <Section title={t('proof.title')}>
      {details.isError && <LoadFailed query={details} title={t('proof.title')} />}
      {details.isPending && <RowSkeleton count={2} label={t('version.reading', { version })} />}
      {details.data && !proof && <p>{t('proof.none', { version })}</p>}
      {proof && <ProofView name={name} version={version} proof={proof} />}
    </Section>
  );
}

function ProofView({ name, version, proof }: { name: string; version: string; proof: Proof }) {
  const { t, format } = useReleaseWords();
  const { outcome, why, findings, screens, mixtures, took_ms, browser, at } = proof;
  const others = Object.entries(mixtures[0] ?? {}).filter(([other]) => other !== name);
  const verdict = outcome === 'failed' ? t('proof.failed', { count: findings.length }) : t(`proof.${outcome}`);
  return (
    <div className={classes.proof}>
      <p className={classes.verdict}>
        <StatusBadge tone={tones[outcome]}>{verdict}</StatusBadge>
        <span>{why ?? <Facts {...{ count: screens.length / 2, took_ms, browser: browser ?? '', at }} />}</span>
      </p>
      <p className={classes.soft}>
        {t('proof.among', { releases: format.list(others.map((release) => release.join('@'))) })}
      </p>
      {findings.length > 0 && (
        <ul className={classes.findings}>
          {findings.map(({ route, scheme, message }) => (
            <li key={`${route} ${scheme} ${message}`}>
              <code>{route}</code> · {t(`proof.${scheme}`)} · {message}
            </li>
          ))}
        </ul>
      )}
      {screens.length > 0 && <Screens name={name} version={version} screens={screens} />}
    </div>
  );
}

function Facts({ count, took_ms, browser, at }: { count: number; took_ms: number; browser: string; at: string }) {
  const { format } = useReleaseWords();
  const t = useReleasesText();
  const seconds = format.milliseconds(took_ms);
  return t.rich('proof.facts', { count, seconds, browser, time: () => <TimeAgo at={at} /> });
}

/** Pictures come once somebody wants to see them. */
function Screens({ name, version, screens }: { name: string; version: string; screens: Proof['screens'] }) {
  const t = useReleasesText();
  const [isOpen, setOpen] = useState(false);
  const [scheme, setScheme] = useState<Scheme>('light');
  return (
    <details className={classes.screens} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('proof.pictures', { version })}</summary>
      {isOpen && (
        <>
          <SegmentedControl
            aria-label={t('proof.scheme')}
            data={(['light', 'dark'] as const).map((value) => ({ value, label: t(`proof.${value}`) }))}
            value={scheme}
            onChange={(value) => setScheme(value as Scheme)}
          />
          {screens
            .filter((screen) => screen.scheme === scheme)
            .map((screen) => (
              <ProofScreen key={screen.route} name={name} version={version} screen={screen} />
            ))}
        </>
      )}
    </details>
  );
}
