import { useSearchParams } from 'react-router-dom';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { GivenUpWorkTable } from '../features/work/given-up-work-table.tsx';
import { PER_PAGE, useGivenUpWork } from '../features/work/use-given-up-work.ts';
import { useWorkText } from '../messages/work.ts';

/** For those who run the site: what it was to do by itself and could not. */
export default function BackgroundWorkScreen() {
  const t = useWorkText();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const work = useGivenUpWork(page);
  return (
    <Page>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      <Work work={work} onPage={(at) => setSearch(at > 1 ? { page: String(at) } : {})} />
    </Page>
  );
}

function Work({ work, onPage }: { work: ReturnType<typeof useGivenUpWork>; onPage(page: number): void }) {
  const t = useWorkText();
  if (work.isPending) return <RowSkeleton label={t('loading')} />;
  if (work.isError && !work.data) return <LoadFailed query={work} />;
  const { items, total, page } = work.data;
  if (items.length === 0) return <EmptyState title={t('none.title')} text={t('none.text')} />;
  return (
    <div aria-busy={work.isPlaceholderData}>
      <GivenUpWorkTable rows={items} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={onPage} />
    </div>
  );
}
