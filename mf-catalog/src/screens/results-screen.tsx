import { Navigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useTotalText } from '@stoa/shared/i18n/use-total-text.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { EmptyState } from '@stoa/shared/ui/empty-state.tsx';
import { Text } from '@stoa/shared/kit';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { PageNumbers } from '@stoa/shared/ui/page-numbers.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { findCategoryName, findMovedPlace } from '../features/categories/category-name.ts';
import { useCategories } from '../features/categories/use-categories.ts';
import { ActiveFilters } from '../features/courses/active-filters.tsx';
import { markLeast } from '../features/courses/mark-least.ts';
import { FilterPanel } from '../features/courses/filter-panel.tsx';
import { ResultCard } from '../features/courses/result-card.tsx';
import { countFilters, noFilters, type ResultFilters, useResultFilters } from '../features/courses/result-filters.ts';
import { SortSelect } from '../features/courses/sort-select.tsx';
import { PER_PAGE, useCourses } from '../features/courses/use-courses.ts';
import { useCatalogueText } from '../messages/catalogue.ts';
import { FilteredList, ListPage } from '../ui/filtered-list.tsx';
import { writeFilters } from '../ui/use-address-filters.ts';
import classes from './results-screen.module.css';

const SaidLessons = lazyDialog(
  async () =>
    (await import(/* webpackChunkName: "beside-results" */ '../features/courses/said-lessons.tsx')).SaidLessons,
);

export default function ResultsScreen() {
  const t = useCatalogueText();
  const totalText = useTotalText();
  const { filters, change } = useResultFilters();
  const courses = useCourses(filters);
  const categories = useCategories();
  const categoryName = findCategoryName(categories.data ?? [], filters);

  const moved = findMovedPlace(categories.data ?? [], filters);
  // As the courses were looked for, once they are there.
  const said = courses.isPlaceholderData ? undefined : courses.data && (courses.data.did_you_mean ?? filters.q);

  return (
    <Page>
      {moved && <Navigate replace to={{ search: writeFilters({ ...filters, ...moved }, noFilters).toString() }} />}
      <PageHeader
        title={filters.q ? t('results.found', { q: filters.q }) : (categoryName ?? t('results.title'))}
        subtitle={
          <span role="status">
            {courses.data
              ? totalText(t('count.courses', { count: courses.data.total }), courses.data)
              : t('results.searching')}
          </span>
        }
        breadcrumbs={[{ label: t('crumb.marketplace'), to: to.marketplace() }, { label: t('results.crumb') }]}
      />
      <FilteredList
        filters={<FilterPanel filters={filters} facets={courses.data && markLeast(courses.data)} onChange={change} />}
        count={countFilters(filters)}
        active={
          <ActiveFilters
            filters={filters}
            categoryName={categoryName}
            facets={courses.data?.facets}
            onChange={change}
          />
        }
        sort={<SortSelect value={filters.sort} onChange={(sort) => change({ sort })} />}
      >
        <Results courses={courses} filters={filters} onPage={(page) => change({ page })} />
        {filters.page === 1 && said && <SaidLessons q={said} filters={filters} />}
      </FilteredList>
    </Page>
  );
}

interface ResultsProps {
  courses: ReturnType<typeof useCourses>;
  filters: ResultFilters;
  onPage(page: number): void;
}

function Results({ courses, filters, onPage }: ResultsProps) {
  if (courses.isPending) return <CardGridSkeleton count={9} />;
  if (courses.isError) return <LoadFailed query={courses} />;
  const { items, total, did_you_mean } = courses.data;
  if (items.length === 0) return <NothingFound filters={filters} didYouMean={did_you_mean} />;
  return (
    <ListPage isStale={courses.isPlaceholderData}>
      <FoundInstead q={filters.q} didYouMean={did_you_mean} isPartial={courses.data.is_partial ?? false} />
      <CourseCardGrid>
        {items.map((course, index) => (
          <ResultCard key={course.id} course={course} order={2} eager={index < 3} />
        ))}
      </CourseCardGrid>
      <PageNumbers pages={Math.ceil(total / PER_PAGE)} page={courses.data.page} onPage={onPage} />
    </ListPage>
  );
}

/** Says so where the list is not what was asked for word by word. */
function FoundInstead({ q, didYouMean, isPartial }: { q: string; didYouMean: string | null; isPartial: boolean }) {
  const t = useCatalogueText();
  if (didYouMean === null && !isPartial) return null;
  return (
    <Text className={classes.note ?? ''} c="dimmed" role="note">
      {[didYouMean !== null && t('note.corrected', { q, words: didYouMean }), isPartial && t('note.partial')]
        .filter(Boolean)
        .join(' ')}
    </Text>
  );
}

function NothingFound({ filters, didYouMean }: { filters: ResultFilters; didYouMean: string | null }) {
  const t = useCatalogueText();
  const hasFilters = countFilters(filters) > 0;
  return (
    <EmptyState
      title={t('none.title')}
      text={
        didYouMean
          ? t.rich('none.didYouMean', {
              words: didYouMean,
              link: (words) => <LinkAnchor to={to.results({ q: didYouMean })}>{words}</LinkAnchor>,
            })
          : hasFilters
            ? t('none.fewer')
            : t('none.other')
      }
      action={
        hasFilters ? (
          <LinkButton to={to.results({ q: filters.q })}>{t('none.clear')}</LinkButton>
        ) : (
          <LinkButton to={to.categories()}>{t('none.categories')}</LinkButton>
        )
      }
    />
  );
}
