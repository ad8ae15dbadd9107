import { to } from '@stoa/shared/contract/site/addresses.ts';
import { PersonBadge } from '@stoa/shared/ui/person-badge.tsx';
import { RatingStars } from '@stoa/shared/ui/rating-stars.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useCatalogueText } from '../../messages/catalogue.ts';
import { useMarketplaceText } from '../../messages/marketplace.ts';
import classes from './popular-instructors.module.css';
import { usePopularInstructors } from './use-instructors.ts';

/** Whose courses most people take. Nothing stands there while they load, for it is the end of the page; nor if they fail. */
export function PopularInstructors() {
  const t = useMarketplaceText();
  const inCatalogue = useCatalogueText();
  const { data = [] } = usePopularInstructors();
  if (data.length === 0) return null;
  return (
    <Section title={t('instructors.title')}>
      <ul className={classes.list}>
        {data.map(({ id, full_name, initial, profile_image, title, course_count, learner_count, ...rated }) => (
          <li key={id} className={classes.instructor}>
            <PersonBadge
              name={full_name}
              initial={initial}
              image={profile_image}
              title={title}
              to={to.instructor({ id })}
            />
            <p className={classes.facts}>
              {inCatalogue('count.courses', { count: course_count })} ·{' '}
              {t('instructors.learners', { count: learner_count })}
            </p>
            <RatingStars value={rated.rating} count={rated.rating_count} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
