import { useDeferredValue } from 'react';
import { useNavigate } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseCard } from '@stoa/shared/contract/teaching/course-card.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CategoryTilesSkeleton } from '../features/categories/category-tiles-skeleton.tsx';
import { CategoryTiles } from '../features/categories/category-tiles.tsx';
import { useCategories } from '../features/categories/use-categories.ts';
import { ResultCard } from '../features/courses/result-card.tsx';
import { useFeatured } from '../features/courses/use-courses.ts';
import { PopularInstructors } from '../features/instructors/popular-instructors.tsx';
import { LearningPathGrid } from '../features/learning-paths/learning-path-grid.tsx';
import { useNewestPaths } from '../features/learning-paths/use-learning-paths.ts';
import { useMarketplaceText } from '../messages/marketplace.ts';
import { SearchForm } from '../ui/search-form.tsx';

/** The market hall: every way into the catalogue. */
export default function MarketplaceScreen() {
  const t = useMarketplaceText();
  const featured = useFeatured();
  const categories = useCategories();
  const learningPaths = useNewestPaths(6);
  // What lies below the window comes in a second pass: going here waits for the first one alone.
  const below = useDeferredValue(featured.data, undefined);
  return (
    <Page>
      <PageHeader title={t('marketplace.title')} subtitle={t('marketplace.lead')} actions={<CatalogueSearch />} />
      {!categories.isError && (
        <Section
          title={t('categories.title')}
          action={<LinkAnchor to={to.categories()}>{t('categories.all')}</LinkAnchor>}
        >
          {categories.data ? (
            <CategoryTiles categories={categories.data} />
          ) : (
            <CategoryTilesSkeleton label={t('categories.loading')} />
          )}
        </Section>
      )}
      {featured.isError ? (
        <LoadFailed query={featured} />
      ) : (
        <>
          {featured.data?.chosen && (
            <CourseRow title={t('chosen.title')} courses={featured.data.chosen} all={to.results()} />
          )}
          <CourseRow
            title={t('popular.title')}
            courses={featured.data?.popular}
            all={to.results({ sort: 'popular' })}
          />
          <CourseRow title={t('newest.title')} courses={below?.newest} all={to.results({ sort: 'newest' })} />
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

interface CourseRowProps {
  title: string;
  /** Undefined while they load: their place is kept. */
  courses: readonly CourseCard[] | undefined;
  all: string;
}

function CourseRow({ title, courses, all }: CourseRowProps) {
  const t = useMarketplaceText();
  if (courses?.length === 0) return null;
  return (
    <Section title={title} action={<LinkAnchor to={all}>{t('row.all')}</LinkAnchor>}>
      {courses ? (
        <CourseCardGrid>
          {courses.slice(0, 8).map((course) => (
            <ResultCard key={course.id} course={course} />
          ))}
        </CourseCardGrid>
      ) : (
        <CardGridSkeleton />
      )}
    </Section>
  );
}
