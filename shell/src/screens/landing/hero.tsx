import { Link } from 'react-router-dom';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Category } from '@stoa/shared/contract/taxonomy.ts';
import { numberText } from '@stoa/shared/ui/format.ts';
import { Container } from '@stoa/shared/ui/kit.ts';
import { CourseSearch } from '../../frame/course-search.tsx';
import { resultsPath } from '../../frame/results-path.ts';
import { HeroArches } from './hero-arches.tsx';
import classes from './hero.module.css';

const MOST_POPULAR = 5;

interface HeroProps {
  featured: Reply<'getFeatured'> | undefined;
  categories: readonly Category[];
}

export function Hero({ featured, categories }: HeroProps) {
  const popular = [...categories].sort((a, b) => b.course_count - a.course_count).slice(0, MOST_POPULAR);
  return (
    <section className={classes.hero}>
      <Container className={classes.inner}>
        <div className={classes.words}>
          <h1 className={classes.title}>Take a walk with a good teacher.</h1>
          <p className={classes.lead}>
            In Athens, people learned under a covered walk beside the market. This one is open to everyone: choose a
            course, follow it at your own pace, and leave with a certificate that anyone can verify.
          </p>
          <div className={classes.search}>
            <CourseSearch size="hero" placeholder="What will you learn?" />
          </div>
          {popular.length > 0 && (
            <nav className={classes.popular} aria-label="Popular categories">
              <span className={classes.popularTitle}>Popular:</span>
              {popular.map(({ id, name, slug }) => (
                <Link key={id} to={resultsPath({ category: slug })} className={classes.chip}>
                  {name}
                </Link>
              ))}
            </nav>
          )}
          {featured && <Figures counts={featured.counts} />}
        </div>
        <HeroArches courses={featured?.popular ?? []} />
      </Container>
    </section>
  );
}

/** What is counted, and only where there is something to count. */
function Figures({ counts }: { counts: Reply<'getFeatured'>['counts'] }) {
  const figures = [
    { label: 'courses', value: counts.courses },
    { label: 'teachers', value: counts.creators },
    { label: 'learners', value: counts.learners },
    { label: 'certificates earned', value: counts.certificates },
  ].filter(({ value }) => value > 0);
  return (
    <dl className={classes.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{numberText(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
