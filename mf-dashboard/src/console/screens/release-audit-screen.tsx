import { useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button, NativeSelect } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { isWanted, remotesOf } from '../features/audit/audit-filter.ts';
import { AuditList, kindText } from '../features/audit/audit-list.tsx';
import { AuditVerdictBanner } from '../features/audit/audit-verdict.tsx';
import { useAudit } from '../features/audit/use-audit.ts';
import classes from '../features/audit/audit.module.css';
import { useReleasesText } from '../messages/releases.ts';

/** Everything that was ever done to releases, and whether the record of it is whole. */
export default function ReleaseAuditScreen() {
  const t = useReleasesText();
  const [search, setSearch] = useSearchParams();
  const audit = useAudit();
  const filter = { remote: search.get('remote') ?? '', kind: search.get('kind') ?? '' };
  const entries = audit.data?.pages.flatMap((page) => page.entries) ?? [];
  const wanted = entries.filter((entry) => isWanted(entry, filter));
  const choose = (key: 'remote' | 'kind', value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(key, value);
        else before.delete(key);
        return before;
      },
      { replace: true },
    );
  const remotes = sorted([...entries.flatMap(remotesOf), ...(filter.remote ? [filter.remote] : [])]);
  const kinds = sorted([...entries.map(({ kind }) => kind), ...(filter.kind ? [filter.kind] : [])]);
  return (
    <Page>
      <PageHeader
        title={t('audit.title')}
        subtitle={t('audit.subtitle')}
        breadcrumbs={[
          { label: t('console.title'), to: to.releases({ channel: search.get('channel') ?? undefined }) },
          { label: t('audit.title') },
        ]}
      />
      <AuditVerdictBanner />
      <Section title={t('audit.entries')} lead={audit.data && countLine(wanted.length, entries.length, t)}>
        <div className={classes.filters}>
          <NativeSelect
            classNames={{ input: classes.field }}
            label={t('audit.remote')}
            data={[{ value: '', label: t('audit.any') }, ...remotes]}
            value={filter.remote}
            onChange={({ currentTarget }) => choose('remote', currentTarget.value)}
          />
          <NativeSelect
            classNames={{ input: classes.field }}
            label={t('audit.kind')}
            data={[{ value: '', label: t('audit.any') }, ...kinds.map((value) => ({ value, label: kindText(value) }))]}
            value={filter.kind}
            onChange={({ currentTarget }) => choose('kind', currentTarget.value)}
          />
        </div>
        {audit.isPending && <RowSkeleton label={t('audit.loading')} />}
        {audit.isError && !audit.data && <LoadFailed query={audit} title={t('audit.failed')} />}
        {audit.data && entries.length === 0 && <p>{t('audit.none')}</p>}
        {entries.length > 0 && wanted.length === 0 && <p>{t('audit.none-wanted')}</p>}
        <AuditList entries={wanted} />
        {audit.hasNextPage && (
          <Button
            variant="default"
            size="md"
            mt="md"
            loading={audit.isFetchingNextPage}
            onClick={() => void audit.fetchNextPage()}
          >
            {t('audit.older')}
          </Button>
        )}
      </Section>
    </Page>
  );
}

const sorted = <T extends string>(words: readonly T[]): T[] => [...new Set(words)].sort();

const countLine = (wanted: number, read: number, t: ReturnType<typeof useReleasesText>): string =>
  wanted === read ? t('audit.count', { count: read }) : t('audit.count.of', { wanted, count: read });
