import { IconArrowUp } from '@tabler/icons-react';
import { MOST_FEATURED } from '@stoa/shared/contract/market/all-courses-words.ts';
import { ActionIcon, CloseButton } from '@stoa/shared/kit';
import { Section } from '@stoa/shared/ui/section.tsx';
import { useAllCoursesText } from '../../messages/all-courses.ts';
import classes from './featured-order.module.css';
import { useFeature } from './use-feature.ts';

/** The featured courses in the order in which the marketplace shows them. */
export function FeaturedOrder({ featured }: { featured: readonly { id: string; name: string }[] }) {
  const t = useAllCoursesText();
  const { raise, remove } = useFeature(featured.map(({ id }) => id));
  return (
    <Section title={t('order.title')} lead={t('order.lead', { most: MOST_FEATURED })}>
      {featured.length === 0 ? (
        <p className={classes.none}>{t('order.none')}</p>
      ) : (
        <ol className={classes.order}>
          {featured.map(({ id, name }, at) => (
            <li key={id}>
              <span className={classes.name}>{name}</span>
              {at > 0 && (
                <ActionIcon variant="subtle" aria-label={t('order.raise', { name })} onClick={() => raise(id)}>
                  <IconArrowUp size="1em" aria-hidden="true" />
                </ActionIcon>
              )}
              <CloseButton aria-label={t('order.remove', { name })} onClick={() => remove([id])} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
