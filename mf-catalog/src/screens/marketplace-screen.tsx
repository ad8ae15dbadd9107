import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CategoryTilesSkeleton } from '../features/categories/category-tiles-skeleton.tsx';
import { CategoryTiles } from '../features/categories/category-tiles.tsx';
import { MOST_POPULAR, usePopularCategories } from '../features/categories/use-categories.ts';
import { AlikeRows } from '../features/courses/alike-rows.tsx';
import { CourseRow } from '../features/courses/course-row.tsx';
import { useFeatured } from '../features/courses/use-courses.ts';
import { PopularInstructors } from '../features/instructors/popular-instructors.tsx';
import { LearningPathGrid } from '../features/learning-paths/learning-path-grid.tsx';
import { useNewestPaths } from '../features/learning-paths/use-learning-paths.ts';
import { useMarketplaceText } from '../messages/marketplace.ts';
import { InterestRows } from '../sections/interest-rows.tsx';
import { SearchForm } from '../ui/search-form.tsx';

/** The market hall: every way into the catalogue. */
export default function MarketplaceScreen() {
  const t = useMarketplaceText();
  const featured = useFeatured();
  const learningPaths = useNewestPaths(6);
  // What lies below the window comes in a second pass: going here waits for the first one alone.
  const below = useDeferredValue(featured.data, undefined);
  return (
    <Page>
      <PageHeader title={t('marketplace.title')} subtitle={t('marketplace.lead')} actions={<CatalogueSearch />} />
      {!featured.isError && (
        <CourseRow
          title={t('featured.title')}
          courses={featured.data && (featured.data.featured ?? [])}
          all={to.results({ sort: 'rating' })}
          movesByItself
        />
      )}
      <PopularCategories />
      {featured.isError ? (
        <LoadFailed query={featured} />
      ) : (
        <CourseRow title={t('popular.title')} courses={featured.data?.popular} all={to.results({ sort: 'popular' })} />
      )}
      {below && (
        <>
          <AlikeRows />
          <InterestRows />
          <CourseRow title={t('newest.title')} courses={below.newest} all={to.results({ sort: 'newest' })} />
        </>
      )}
      {learningPaths.data && learningPaths.data.items.length > 0 && (
        <Section
          title={t('paths.title')}
          lead={t('paths.lead')}
          action={<LinkAnchor to={to.learningPath()}>{t('paths.all')}</LinkAnchor>}
        >
          <LearningPathGrid learningPaths={learningPaths.data.items} />
        </Section>
      )}
      {below && <CourseRow title={t('free.title')} courses={below.free} all={to.results({ type: 'free' })} />}
      {below && <PopularInstructors />}
    </Page>
  );
}

/** Nothing stands there if they do not come: all of them are a link away. */
function PopularCategories() {
  const t = useMarketplaceText();
  const categories = usePopularCategories();
  if (categories.isError || categories.data?.length === 0) return null;
  return (
    <Section title={t('categories.title')} action={<LinkAnchor to={to.categories()}>{t('categories.all')}</LinkAnchor>}>
      {categories.data ? (
        <CategoryTiles categories={categories.data} />
      ) : (
        <CategoryTilesSkeleton label={t('categories.loading')} count={MOST_POPULAR} />
      )}
    </Section>
  );
}

function CatalogueSearch() {
  const t = useMarketplaceText();
  const navigate = useNavigate();
  return (
    <SearchForm
      name={t('search.name')}
      label={t('search.label')}
      submit={t('search.submit')}
      onSearch={(q) => void navigate(to.results({ q }))}
    />
  );
}
