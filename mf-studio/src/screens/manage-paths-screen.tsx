import { to } from '@stoa/shared/contract/site/addresses.ts';
import { pathStatuses } from '@stoa/shared/contract/market/path-words.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Button, Container, VisuallyHidden } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useCallback } from 'react';
import { OwnPathRow } from '../features/paths/own-path-row.tsx';
import { PATHS_PER_PAGE, useOwnPaths, type OwnPathFilters } from '../features/paths/use-own-paths.ts';
import { usePathsText } from '../messages/paths.ts';
import { LateSearch } from '../ui/late-search.tsx';
import classes from '../ui/own-list.module.css';
import { StatusFilter } from '../ui/status-filter.tsx';
import { useListFilters } from '../ui/use-list-filters.ts';

export default function ManagePathsScreen() {
  const t = usePathsText();
  const word = useCourseWords();
  const [filters, setFilters] = useListFilters(pathStatuses);
  const paths = useOwnPaths(filters);
  const search = useCallback((q: string) => setFilters({ q }), [setFilters]);
  const hasNone = paths.data && !filters.status && !filters.q && paths.data.total === 0;
  return (
    <Container className={classes.screen}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={!hasNone && <PathLinks />} />
      {hasNone ? (
        <EmptyState title={t('first.title')} text={t('first.text')} action={<CreatePathButton />} />
      ) : (
        <>
          <div className={classes.tools}>
            <StatusFilter
              label={t('filter')}
              all={t('filter.all')}
              statuses={pathStatuses}
              nameOf={(status) => word(`status.${status}`)}
              value={filters.status}
              counts={paths.data?.counts}
              onChange={(status) => setFilters({ status })}
            />
            <div className={classes.search}>
              <LateSearch label={t('search')} value={filters.q ?? ''} onSearch={search} />
            </div>
          </div>
          <PathList paths={paths} filters={filters} setFilters={setFilters} />
        </>
      )}
    </Container>
  );
}

interface PathListProps {
  paths: ReturnType<typeof useOwnPaths>;
  filters: OwnPathFilters;
  setFilters(change: Partial<OwnPathFilters>): void;
}

function PathList({ paths, filters, setFilters }: PathListProps) {
  const t = usePathsText();
  const { data, isPending, isPlaceholderData } = paths;
  if (isPending) return <RowSkeleton label={t('loading')} />;
  if (!data) return <LoadFailed title={t('failed')} query={paths} />;
  return (
    <>
      <VisuallyHidden role="status">{t('found', { count: data.total })}</VisuallyHidden>
      {data.total === 0 && <NothingFound filters={filters} onReset={() => setFilters({ status: undefined, q: '' })} />}
      <ul className={classes.list} data-stale={isPlaceholderData}>
        {data.items.map((path) => (
          <OwnPathRow key={path.id} path={path} />
        ))}
      </ul>
      <PageNumbers
        className={classes.pages}
        pages={Math.ceil(data.total / PATHS_PER_PAGE)}
        page={data.page}
        onPage={(page) => setFilters({ page })}
      />
    </>
  );
}

function NothingFound({ filters, onReset }: { filters: OwnPathFilters; onReset(): void }) {
  const t = usePathsText();
  const word = useCourseWords();
  const { q = '' } = filters;
  const status = filters.status && word(`status.${filters.status}`);
  return (
    <EmptyState
      title={t('none.title')}
      text={status ? t(q ? 'none.both' : 'none.status', { q, status }) : t('none.titled', { q })}
      action={
        <Button variant="default" onClick={onReset}>
          {t('none.action')}
        </Button>
      }
    />
  );
}

function PathLinks() {
  const t = usePathsText();
  return (
    <>
      <LinkButton variant="default" to={to.learningPathReports()}>
        {t('reports')}
      </LinkButton>
      <CreatePathButton />
    </>
  );
}

function CreatePathButton() {
  const t = usePathsText();
  const { permissions } = useSession();
  return (
    permissions.includes('create-learning-path') && <LinkButton to={to.createLearningPath()}>{t('create')}</LinkButton>
  );
}
