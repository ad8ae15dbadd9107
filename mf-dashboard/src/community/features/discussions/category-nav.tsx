import { Link } from 'react-router-dom';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { NativeSelect } from '@stoa/shared/kit';
import { useCommunityText } from '../../messages/community.ts';
import { writeFilters, type PostFilters } from './post-filters.ts';
import { useCatalogueCategories, useOwnCategories } from './use-category-names.ts';
import classes from './category-nav.module.css';

interface CategoryNavProps {
  filters: PostFilters;
  onChange(part: Pick<PostFilters, 'category' | 'mine'>): void;
}

interface Place extends Pick<PostFilters, 'category' | 'mine'> {
  key: string;
  name: string;
}

/** Where to read: a list of links on a wide page, a select on a narrow one. */
export function CategoryNav({ filters, onChange }: CategoryNavProps) {
  const t = useCommunityText();
  const places = usePlaces();
  const isHere = (place: Place) => place.category === filters.category && place.mine === filters.mine;
  return (
    <>
      <nav aria-label={t('community.categories')} className={classes.links}>
        <ul className={classes.list}>
          {places.map((place) => (
            <li key={place.key}>
              <Link
                className={classes.link}
                to={to.community(writeFilters({ ...filters, ...place, page: 1 }))}
                aria-current={isHere(place) ? 'page' : undefined}
              >
                {place.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <NativeSelect
        className={classes.select ?? ''}
        aria-label={t('community.category')}
        data={places.map(({ key, name }) => ({ value: key, label: name }))}
        value={places.find(isHere)?.key ?? 'all'}
        onChange={(event) => {
          const { category, mine } = places.find(({ key }) => key === event.currentTarget.value) ?? { mine: false };
          onChange({ category, mine });
        }}
      />
    </>
  );
}

function usePlaces(): Place[] {
  const t = useCommunityText();
  const { state } = useSession();
  const own = useOwnCategories();
  const catalogue = useCatalogueCategories();
  return [
    { key: 'all', name: t('community.all'), category: undefined, mine: false },
    ...(state === 'guest' ? [] : [{ key: 'mine', name: t('community.mine'), category: undefined, mine: true }]),
    ...[...own, ...catalogue].map(({ slug, name }) => ({ key: `in ${slug}`, name, category: slug, mine: false })),
  ];
}
