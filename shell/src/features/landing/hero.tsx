import { Link } from 'react-router-dom';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Container } from '@stoa/shared/kit';
import { useUnsettled } from '@stoa/shared/ui/use-unsettled.ts';
import { useLandingText } from '../../messages/landing.ts';
import { CourseSearch } from '../../search/course-search.tsx';
import { resultsPath } from '../../search/results-path.ts';
import { HeroArches } from './hero-arches.tsx';
import classes from './hero.module.css';

const MOST_POPULAR = 5;

interface HeroProps {
  featured: Reply<'getFeatured'> | undefined;
  categories: readonly Category[];
  isPending: boolean;
}

export function Hero({ featured, categories, isPending }: HeroProps) {
  const t = useLandingText();
  const unsettled = useUnsettled(isPending);
  const popular = [...categories].sort((a, b) => b.course_count - a.course_count).slice(0, MOST_POPULAR);
  return (
    <section className={classes.hero} {...unsettled}>
      <Container className={classes.inner}>
        <div className={classes.words}>
          <h1 className={classes.title}>{t('hero.title')}</h1>
          <p className={classes.lead}>{t('hero.lead')}</p>
          <div className={classes.search}>
            <CourseSearch size="hero" placeholder={t('hero.search')} />
          </div>
          {popular.length > 0 && (
            <nav className={classes.popular} aria-label={t('hero.popular')}>
              <span className={classes.popularTitle}>{t('hero.popular.short')}</span>
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

const shownCounts = ['courses', 'creators', 'learners', 'certificates'] as const;

/** What is counted, and only where there is something to count. */
function Figures({ counts }: { counts: Reply<'getFeatured'>['counts'] }) {
  const t = useLandingText();
  const format = useFormat();
  const figures = shownCounts.filter((name) => counts[name] > 0);
  return (
    <dl className={classes.figures}>
      {figures.map((name) => (
        <div key={name}>
          <dt>{t(`figure.${name}`, { count: counts[name] })}</dt>
          <dd>{format.number(counts[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
