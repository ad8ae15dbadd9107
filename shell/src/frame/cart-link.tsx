import { IconShoppingCart } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { VisuallyHidden } from '@stoa/shared/kit';
import { LinkIcon } from '@stoa/shared/ui/router-link.tsx';
import { useCartText } from '../messages/cart.ts';
import classes from './header.module.css';

interface CartLinkProps {
  count: number;
  hasGrown: boolean;
}

/** How much is in the cart. When it becomes more, those who do not see it are told. */
export function CartLink({ count, hasGrown }: CartLinkProps) {
  const t = useCartText();
  const format = useFormat();
  // The first thing put in brings this link along: what is said must come after the place where it is said.
  const news = useDeferredValue(hasGrown ? t('cart.news', { count }) : '', '');
  return (
    <>
      <LinkIcon to={to.cart()} label={t('cart.label', { count })} className={`${classes.counted} ${classes.cart}`}>
        <IconShoppingCart size={21} stroke={1.6} aria-hidden="true" />
        <span className={classes.count} aria-hidden="true">
          {format.number(count)}
        </span>
      </LinkIcon>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
