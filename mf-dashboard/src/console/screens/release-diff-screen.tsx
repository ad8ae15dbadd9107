import { useParams, useSearchParams } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useScreenTitle } from '@stoa/shared/federation/platform-context.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { NativeSelect } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { ProofSection } from '../features/versions/proof-section.tsx';
import { useDiff, useVersions } from '../features/versions/use-versions.ts';
import { VersionDiffView } from '../features/versions/version-diff.tsx';
import classes from './release-diff-screen.module.css';
import { useReleasesText } from '../messages/releases.ts';

/** What differs between two versions of one remote; the address names both. */
export default function ReleaseDiffScreen() {
  const t = useReleasesText();
  const { name = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const versions = useVersions(name).data?.map(({ version }) => version) ?? [];
  const until = search.get('to') ?? versions[0] ?? '';
  const from = search.get('from') ?? versions.find((version) => version !== until) ?? '';
  const channel = search.get('channel') ?? undefined;
  const diff = useDiff(name, from, until);
  useScreenTitle(from && until ? `${name} ${from} → ${until}` : undefined);
  const choose = (end: 'from' | 'to', version: string) =>
    setSearch({ from, to: until, [end]: version, ...(channel && { channel }) }, { replace: true });
  const offered = (chosen: string) => (versions.includes(chosen) ? versions : [chosen, ...versions]);
  return (
    <Page>
      <PageHeader
        title={t('diff.title')}
        breadcrumbs={[
          { label: t('console.title'), to: to.releases({ channel }) },
          { label: name, to: to.release({ name }, { channel }) },
          { label: t('diff.title') },
        ]}
      />
      <div className={classes.ends}>
        <NativeSelect
          classNames={{ input: classes.field }}
          label={t('diff.from')}
          data={offered(from)}
          value={from}
          onChange={({ currentTarget }) => choose('from', currentTarget.value)}
        />
        <NativeSelect
          classNames={{ input: classes.field }}
          label={t('diff.to')}
          data={offered(until)}
          value={until}
          onChange={({ currentTarget }) => choose('to', currentTarget.value)}
        />
      </div>
      {diff.isError && <LoadFailed query={diff} title={t('diff.failed')} />}
      {diff.isLoading && <RowSkeleton label={t('diff.comparing')} />}
      {diff.data && (
        <VersionDiffView diff={diff.data}>
          <ProofSection name={name} version={until} />
        </VersionDiffView>
      )}
      {diff.isPending && !diff.isLoading && <p>{t('diff.single', { name })}</p>}
    </Page>
  );
}
