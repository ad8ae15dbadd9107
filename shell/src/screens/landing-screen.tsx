import { useApi } from '@stoa/shared/federation/platform-context.tsx';
import { useNamedTree } from '@stoa/shared/i18n/use-category-name.ts';
import { useQuery } from '@tanstack/react-query';
import { Container } from '@stoa/shared/kit';
import { useLandingText } from '../messages/landing.ts';
import { resultsPath } from '../search/results-path.ts';
import { CategoryTiles } from '../features/landing/category-tiles.tsx';
import { CourseShelf } from '../features/landing/course-shelf.tsx';
import { ForTeachers } from '../features/landing/for-teachers.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { PathShelf } from '../features/landing/path-shelf.tsx';
import classes from '../features/landing/landing.module.css';

/** The front page of a guest. Every number and course on it comes from the API. */
export default function LandingScreen() {
  const api = useApi();
  const t = useLandingText();
  const featured = useQuery({ queryKey: ['featured'], queryFn: () => api.getFeatured(), staleTime: 60_000 });
  const select = useNamedTree();
  const categories = useQuery({
    queryKey: ['categories'],
    queryFn: () => api.listCategories(),
    select,
    staleTime: 300_000,
  });
  return (
    <>
      <Hero
        featured={featured.data}
        categories={categories.data ?? []}
        isPending={featured.isPending || categories.isPending}
      />
      <Container className={classes.body}>
        <CourseShelf
          title={t('popular.title')}
          lead={t('popular.lead')}
          query={featured}
          courses={featured.data?.popular}
          all={resultsPath({ sort: 'popular' })}
        />
        <CategoryTiles categories={categories.data ?? []} />
        <HowItWorks />
        <CourseShelf
          title={t('newest.title')}
          lead={t('newest.lead')}
          query={featured}
          courses={featured.data?.newest}
          all={resultsPath({ sort: 'newest' })}
        />
        <PathShelf />
        <ForTeachers />
      </Container>
    </>
  );
}
