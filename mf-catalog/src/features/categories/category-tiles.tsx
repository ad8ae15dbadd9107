import {
  IconBriefcase,
  IconBulb,
  IconCamera,
  IconChartBar,
  IconCode,
  IconDatabase,
  IconHeartbeat,
  IconLanguage,
  IconMusic,
  IconPalette,
  IconPencil,
  IconSpeakerphone,
  type Icon,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { useCatalogueText } from '../../messages/catalogue.ts';
import classes from './category-tiles.module.css';

/** A category that is new to us gets the lamp. */
const icons: [RegExp, Icon][] = [
  [/design/, IconPalette],
  [/photo/, IconCamera],
  [/market/, IconSpeakerphone],
  [/business|career/, IconBriefcase],
  [/data/, IconDatabase],
  [/develop|program|technolog|software/, IconCode],
  [/financ|account/, IconChartBar],
  [/language/, IconLanguage],
  [/writing/, IconPencil],
  [/music/, IconMusic],
  [/health|wellbeing/, IconHeartbeat],
];
const iconOf = (slug: string): Icon => icons.find(([pattern]) => pattern.test(slug))?.[1] ?? IconBulb;

type Tile = Pick<Category, 'id' | 'slug' | 'name' | 'course_count'>;

/** The first level of the tree as doors into the catalogue. */
export function CategoryTiles({ categories }: { categories: readonly Tile[] }) {
  const t = useCatalogueText();
  return (
    <ul className={classes.tiles}>
      {categories.map(({ id, slug, name, course_count }) => {
        const TileIcon = iconOf(slug);
        return (
          <li key={id} className={classes.tile}>
            <TileIcon className={classes.icon} stroke={1.4} aria-hidden="true" />
            <Link className={classes.link} to={to.results({ category: slug })}>
              {name}
            </Link>
            <span className={classes.count}>{t('count.courses', { count: course_count })}</span>
          </li>
        );
      })}
    </ul>
  );
}
