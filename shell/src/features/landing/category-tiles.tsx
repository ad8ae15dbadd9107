import { Link } from 'react-router-dom';
import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useLandingText } from '../../messages/landing.ts';
import { resultsPath } from '../../search/results-path.ts';
import { useCataloguePath } from '../../search/use-catalogue-path.ts';
import classes from './landing.module.css';

const INTRODUCED = 3;
const SUBS = 4;

/** The first three categories, each with a few of its sub-categories. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const t = useLandingText();
  const catalogue = useCataloguePath();
  if (categories.length === 0) return null;
  return (
    <Section
      title={t('categories.title')}
      action={<LinkAnchor to={catalogue}>{t('categories.all', { count: categories.length })}</LinkAnchor>}
    >
      <ul className={classes.tiles}>
        {categories.slice(0, INTRODUCED).map((category) => (
          <li key={category.id} className={classes.tile}>
            <h3 className={classes.tileTitle}>
              <Link to={resultsPath({ category: category.slug })}>{category.name}</Link>
            </h3>
            <p className={classes.soft}>{t('courses', { count: category.course_count })}</p>
            <ul className={classes.subs}>
              {category.sub_categories.slice(0, SUBS).map((sub) => (
                <li key={sub.id}>
                  <Link to={resultsPath({ category: category.slug, sub_category: sub.slug })}>{sub.name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
