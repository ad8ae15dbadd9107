import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HealthReport } from '@stoa/shared/platform-contract/health.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button, Skeleton } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { spans, useHealth, type Span } from '../features/health/use-health.ts';
import { changeSentences } from '../features/releases/change-words.ts';
import type { RemoteStatus } from '../features/releases/notices.ts';
import { useNamedChanges } from '../features/releases/use-releases.ts';
import { useReleasesText, useReleaseWords } from '../messages/releases.ts';
import classes from './release-health.module.css';

const HealthCharts = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "release-charts" */ '../features/health/health-charts.tsx')).HealthCharts,
}));

const isSpan = (word: string | null): word is Span => word !== null && word in spans;

/** How the versions behaved, with the releases marked in time. */
export function ReleaseHealth({ channel, remote }: { channel: string; remote: RemoteStatus }) {
  const words = useReleaseWords();
  const { t } = words;
  const { name, live } = remote;
  const [search, setSearch] = useSearchParams();
  const asked = search.get('span');
  const span = isSpan(asked) ? asked : '1h';
  const health = useHealth(channel, { span, name });
  const changes = useNamedChanges(channel, name);
  const choose = (word: Span) =>
    setSearch(
      (before) => {
        before.set('span', word);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const marks = (changes.data ?? []).map((change) => ({
    at: Date.parse(change.at),
    label: changeSentences(change, words, name).join('; '),
  }));
  return (
    <Section
      title={t('health.title')}
      lead={t('health.lead')}
      action={
        <div className={classes.spans} role="group" aria-label={t('health.span')}>
          {(Object.keys(spans) as Span[]).map((word) => (
            <Button
              key={word}
              size="sm"
              variant={word === span ? 'filled' : 'default'}
              aria-pressed={word === span}
              aria-label={`${word}, ${t(`span.${word}`)}`}
              onClick={() => choose(word)}
            >
              {word}
            </Button>
          ))}
        </div>
      }
    >
      {health.isError && !health.data && <LoadFailed query={health} title={t('health.load-failed')} />}
      {health.isPending && <ChartsLoading />}
      {health.data && isSilent(health.data) && (
        <p>{t('health.none', { name, span: t(span === '1h' ? 'span.hour' : `span.${span}`) })}</p>
      )}
      {health.data && !isSilent(health.data) && (
        <Suspense fallback={<ChartsLoading />}>
          <HealthCharts report={health.data} versions={versionsIn(health.data.versions, live)} marks={marks} />
        </Suspense>
      )}
    </Section>
  );
}

const isSilent = ({ versions }: HealthReport): boolean => versions.every(({ opened, failed }) => opened + failed === 0);

function ChartsLoading() {
  const t = useReleasesText();
  return <Skeleton height="17rem" role="status" aria-label={t('charts.loading')} />;
}

/** Stable and canary first, then by how many opened them. */
function versionsIn(versions: HealthReport['versions'], live: RemoteStatus['live']): string[] {
  const first = [live?.version, live?.canary?.version].filter((version) => version !== undefined);
  const others = versions
    .filter(({ opened, failed }) => opened + failed > 0)
    .sort((a, b) => b.opened - a.opened)
    .map(({ version }) => version);
  return [...new Set([...first, ...others])].filter((version) => others.includes(version));
}
