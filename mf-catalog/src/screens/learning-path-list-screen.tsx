import { pathSorts } from '@stoa/shared/contract/market/learning-paths.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform, useSession } from '@stoa/shared/federation/platform-context.tsx';
import { FindCourse } from '@stoa/shared/remote/find-course.tsx';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Button, NativeSelect } from '@stoa/shared/kit';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useCategories } from '../features/categories/use-categories.ts';
import { ActivePathFilters } from '../features/learning-paths/active-path-filters.tsx';
import { LearningPathGrid } from '../features/learning-paths/learning-path-grid.tsx';
import { PathFilterPanel } from '../features/learning-paths/path-filter-panel.tsx';
import { countPathFilters, type PathFilters, usePathFilters } from '../features/learning-paths/path-filters.ts';
import { PER_PAGE, useLearningPaths } from '../features/learning-paths/use-learning-paths.ts';
import { findCategoryName } from '../features/categories/category-name.ts';
import { useCatalogueText } from '../messages/catalogue.ts';
import { useLearningPathsText } from '../messages/learning-paths.ts';
import { FilteredList, ListPage } from '../ui/filtered-list.tsx';
import { SearchForm } from '../ui/search-form.tsx';

export default function LearningPathListScreen() {
  const t = useLearningPathsText();
  const inCatalogue = useCatalogueText();
  const { filters, change } = usePathFilters();
  const learningPaths = useLearningPaths(filters);
  const categories = useCategories();
  const tree = categories.data ?? [];
  const categoryName = findCategoryName(tree, { ...filters, sub_category: '', final_category: '' });
  const total = learningPaths.data?.total;
  return (
    <Page>
      <PageHeader
        title={filters.q ? t('found', { q: filters.q }) : t('title')}
        subtitle={<span role="status">{total === undefined ? t('searching') : t('count', { count: total })}</span>}
        breadcrumbs={[{ label: inCatalogue('crumb.marketplace'), to: to.marketplace() }, { label: t('title') }]}
        actions={
          <>
            <SearchForm
              name={t('search.name')}
              label={t('search.label')}
              submit={t('search.submit')}
              q={filters.q}
              onSearch={(q) => change({ q })}
            />
            <LinkButton to={to.planLearningPath()} variant="default" size="md">
              {t('plan')}
            </LinkButton>
          </>
        }
      />
      <FilteredList
        filters={<PathFilterPanel filters={filters} categories={tree} onChange={change} />}
        count={countPathFilters(filters)}
        active={<ActivePathFilters filters={filters} categoryName={categoryName} onChange={change} />}
        sort={
          <NativeSelect
            aria-label={inCatalogue('sort.name')}
            value={filters.sort}
            data={pathSorts.map((sort) => ({
              value: sort,
              label: sort === 'newest' ? inCatalogue('sort.newest') : t(`sort.${sort}`),
            }))}
            onChange={(event) => change({ sort: event.currentTarget.value as PathFilters['sort'] })}
          />
        }
      >
        <Results learningPaths={learningPaths} filters={filters} onChange={change} />
      </FilteredList>
    </Page>
  );
}

interface ResultsProps {
  learningPaths: ReturnType<typeof useLearningPaths>;
  filters: PathFilters;
  onChange(change: Partial<PathFilters>): void;
}

function Results({ learningPaths, filters, onChange }: ResultsProps) {
  const t = useLearningPathsText();
  if (learningPaths.isPending) return <CardGridSkeleton count={6} label={t('loading')} />;
  if (learningPaths.isError) return <LoadFailed query={learningPaths} />;
  const { items, total, page } = learningPaths.data;
  if (items.length === 0) return <NothingFound filters={filters} />;
  return (
    <ListPage isStale={learningPaths.isPlaceholderData}>
      <LearningPathGrid learningPaths={items} order={2} wide={2} />
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={page} onPage={(asked) => onChange({ page: asked })} />
    </ListPage>
  );
}

/** Why, and what to do about it: there are none, the viewer has none, or the filters leave none. */
function NothingFound({ filters }: { filters: PathFilters }) {
  const t = useLearningPathsText();
  const inCatalogue = useCatalogueText();
  const { state } = useSession();
  const { navigation } = usePlatform();
  if (filters.mine && state === 'guest') {
    return (
      <EmptyState
        title={t('guest.title')}
        text={t('guest.text')}
        action={<Button onClick={() => navigation.requireLogin()}>{t('guest.action')}</Button>}
      />
    );
  }
  const narrowing = countPathFilters(filters) + (filters.q ? 1 : 0);
  if (filters.mine === 'taken' && narrowing === 1) {
    const action = <LinkButton to={to.learningPath()}>{t('mine.action')}</LinkButton>;
    return <EmptyState title={t('mine.title')} text={t('mine.text')} action={action} />;
  }
  if (narrowing === 0) return <EmptyState title={t('empty.title')} text={t('empty.text')} action={<FindCourse />} />;
  return (
    <EmptyState
      title={t('none.title')}
      text={inCatalogue('none.fewer')}
      action={<LinkButton to={to.learningPath()}>{inCatalogue('none.clear')}</LinkButton>}
    />
  );
}
