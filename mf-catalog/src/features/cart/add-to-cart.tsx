import { IconCheck } from '@tabler/icons-react';
import type { CartEntry } from '@stoa/shared/contract/market/cart.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { isSameEntry } from '@stoa/shared/remote/cart/guest-cart.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCartText } from '../../messages/cart.ts';
import classes from './add-to-cart.module.css';
import { useAddToCart } from './use-add-to-cart.ts';
import { useCart } from './use-cart.ts';

/** Puts it aside, to be paid for with other things; once it is in, the way to the cart. */
export function AddToCart({ kind, slug }: CartEntry) {
  const t = useCartText();
  const { state } = useSession();
  const { items = [] } = useCart();
  const add = useAddToCart();
  if (items.some((item) => isSameEntry(item, { kind, slug }))) return <Added isFresh={add.isSuccess} />;
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      onClick={() => add.mutate([{ kind, slug }])}
      loading={add.isPending || state === 'pending'}
    >
      {t('add')}
    </Button>
  );
}

/** `isFresh`: the button that was pressed stood here, and the keyboard goes on at the link. */
function Added({ isFresh }: { isFresh: boolean }) {
  const t = useCartText();
  return (
    <p className={classes.added} ref={isFresh ? focusLink : undefined}>
      <span className={classes.words}>
        <IconCheck size={20} stroke={1.75} aria-hidden="true" />
        {t('added')}
      </span>
      <LinkAnchor to={to.cart()}>{t('view')}</LinkAnchor>
    </p>
  );
}

const focusLink = (place: HTMLElement | null): void => place?.querySelector('a')?.focus();
