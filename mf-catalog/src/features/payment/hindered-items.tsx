import type { ReactNode } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Alert, Stack } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import classes from './hindered-items.module.css';
import type { SaleItem, Wanted } from './purchase.ts';
import type { HinderedItem } from './use-sale-items.ts';

interface HinderedItemsProps {
  hindered: readonly HinderedItem[];
  /** What leads nowhere. */
  gone: readonly Wanted[];
  /** Left out: that they are no part of a payment. */
  title?: string;
  /** What to do about them. */
  children?: ReactNode;
}

/** What was to be bought, too, and cannot be: why, and where to go instead. Nothing of it is charged. */
export function HinderedItems({ hindered, gone, title, children }: HinderedItemsProps) {
  const t = usePaymentText();
  if (hindered.length + gone.length === 0) return null;
  return (
    <Alert color="yellow" role="note" title={title ?? t('hindered.title')}>
      <Stack gap="sm" align="flex-start">
        <ul className={classes.list}>
          {hindered.map(({ item, obstacle }) => (
            <li key={item.id}>
              <LinkAnchor to={instead({ item, obstacle })}>{item.name}</LinkAnchor> {t(`hindered.${obstacle}`)}
            </li>
          ))}
          {gone.map(({ kind, slug }) => (
            <li key={slug}>{t(`hindered.gone.${kind}`, { slug })}</li>
          ))}
        </ul>
        {children}
      </Stack>
    </Alert>
  );
}

/** Where what is not bought leads: a course to its lessons for those who may see them, all else to its page. */
export const instead = ({ item, obstacle }: HinderedItem): string =>
  obstacle === 'held' || obstacle === 'own' ? openedAt(item) : pageOf(item);

export const pageOf = ({ kind, slug }: Wanted): string =>
  kind === 'course' ? to.courseInfo({ slug }) : to.learningPathInfo({ slug });

/** Where one goes on with what one has: a path on its page, which leads to its courses. */
export const openedAt = ({ kind, slug }: Pick<SaleItem, 'kind' | 'slug'>): string =>
  kind === 'course' ? to.player({ slug }) : to.learningPathInfo({ slug });
