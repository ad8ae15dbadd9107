import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { countText } from '@stoa/shared/ui/format.ts';
import { Button, NativeSelect } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { isWanted, remotesOf } from '../features/audit/audit-filter.ts';
import { AuditList, kindText } from '../features/audit/audit-list.tsx';
import { AuditVerdictBanner } from '../features/audit/audit-verdict.tsx';
import { useAudit } from '../features/audit/use-audit.ts';
import { paths } from '../paths.ts';
import classes from '../features/audit/audit.module.css';

/** Everything that was ever done to releases, and whether the record of it is whole. */
export function ReleaseAuditScreen() {
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
        title="Audit log"
        subtitle="Every change to releases, tokens, keys and overrides. Nothing is ever taken out of it."
        breadcrumbs={[
          { label: 'Releases', to: paths.releases(search.get('channel') ?? undefined) },
          { label: 'Audit log' },
        ]}
      />
      <AuditVerdictBanner />
      <Section title="Entries" lead={audit.data && countLine(wanted.length, entries.length)}>
        <div className={classes.filters}>
          <NativeSelect
            classNames={{ input: classes.field }}
            label="Remote"
            data={[{ value: '', label: 'All' }, ...remotes]}
            value={filter.remote}
            onChange={({ currentTarget }) => choose('remote', currentTarget.value)}
          />
          <NativeSelect
            classNames={{ input: classes.field }}
            label="Kind"
            data={[{ value: '', label: 'All' }, ...kinds.map((value) => ({ value, label: kindText(value) }))]}
            value={filter.kind}
            onChange={({ currentTarget }) => choose('kind', currentTarget.value)}
          />
        </div>
        {audit.isPending && <RowSkeleton label="Loading the audit log" />}
        {audit.isError && !audit.data && <LoadFailed query={audit} title="The audit log could not be loaded" />}
        {audit.data && entries.length === 0 && <p>Nothing has happened yet. The first publication will stand here.</p>}
        {entries.length > 0 && wanted.length === 0 && <p>None of the entries read so far is of this kind.</p>}
        <AuditList entries={wanted} />
        {audit.hasNextPage && (
          <Button
            variant="default"
            size="md"
            mt="md"
            loading={audit.isFetchingNextPage}
            onClick={() => void audit.fetchNextPage()}
          >
            Read older entries
          </Button>
        )}
      </Section>
    </Page>
  );
}

const sorted = <T extends string>(words: readonly T[]): T[] => [...new Set(words)].sort();

const countLine = (wanted: number, read: number): string =>
  wanted === read
    ? `${countText(read, 'entry', 'entries')}, newest first.`
    : `${wanted} of the ${countText(read, 'entry', 'entries')} read so far.`;
