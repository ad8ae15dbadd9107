import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CourseCard } from '@stoa/shared/contract/courses.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { CourseCardGrid } from '@stoa/shared/ui/course-card-grid.tsx';
import { Button } from '@stoa/shared/ui/kit.ts';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { Page } from '@stoa/shared/ui/page.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { SearchField } from '@stoa/shared/ui/search-field.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { CardGridSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { CategoryTiles } from '../features/categories/category-tiles.tsx';
import { useCategories } from '../features/categories/use-categories.ts';
import { ResultCard } from '../features/courses/result-card.tsx';
import { useFeatured } from '../features/courses/use-courses.ts';
import { LearningPathGrid } from '../features/learning-paths/learning-path-grid.tsx';
import { useLearningPaths } from '../features/learning-paths/use-learning-paths.ts';
import { paths } from '../paths.ts';
import classes from './marketplace-screen.module.css';

/** The market hall: every way into the catalogue. */
export function MarketplaceScreen() {
  const featured = useFeatured();
  const categories = useCategories();
  const learningPaths = useLearningPaths({ per_page: 6 });
  return (
    <Page>
      <PageHeader
        title="Marketplace"
        subtitle="Find a course for an evening, or a path for a season."
        actions={<CatalogueSearch />}
      />
      {categories.data && (
        <Section title="Categories" action={<LinkAnchor to={paths.categories}>See all categories</LinkAnchor>}>
          <CategoryTiles categories={categories.data} />
        </Section>
      )}
      {featured.isPending && <CardGridSkeleton />}
      {featured.isError && <LoadFailed query={featured} />}
      {featured.data && (
        <>
          <CourseRow title="Popular now" courses={featured.data.popular} all={paths.results({ sort: 'popular' })} />
          <CourseRow title="New" courses={featured.data.newest} all={paths.results({ sort: 'newest' })} />
        </>
      )}
      {learningPaths.data && learningPaths.data.items.length > 0 && (
        <Section title="Learning paths" lead="Several courses in an order that makes sense.">
          <LearningPathGrid learningPaths={learningPaths.data.items} />
        </Section>
      )}
      {featured.data && (
        <CourseRow title="Free to take" courses={featured.data.free} all={paths.results({ type: 'free' })} />
      )}
    </Page>
  );
}

function CatalogueSearch() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(paths.results({ q: text.trim() }));
  };
  return (
    <form role="search" aria-label="Catalogue" className={classes.search} onSubmit={submit}>
      <SearchField value={text} onChange={setText} label="Search the catalogue" />
      <Button type="submit" size="md">
        Search
      </Button>
    </form>
  );
}

function CourseRow({ title, courses, all }: { title: string; courses: readonly CourseCard[]; all: string }) {
  if (courses.length === 0) return null;
  return (
    <Section title={title} action={<LinkAnchor to={all}>See all</LinkAnchor>}>
      <CourseCardGrid>
        {courses.slice(0, 8).map((course) => (
          <ResultCard key={course.id} course={course} />
        ))}
      </CourseCardGrid>
    </Section>
  );
}
