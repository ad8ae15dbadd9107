import { to } from '@stoa/shared/contract/site/addresses.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Text } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import type { ReactNode } from 'react';
import { useSaleText } from '../../messages/sale.ts';
import type { Sale } from './sale.ts';
import { isRefused, useCoupon } from './use-coupon.ts';

interface BuyLinkProps {
  sale: Sale;
  /** A way to put it aside. */
  cart?: ReactNode;
  /** What one gets for the money. */
  children: ReactNode;
}

/** Leads to the till with the coupon, unless that does not hold; the till asks a guest to log in and then goes on. */
export function BuyLink({ sale, cart, children }: BuyLinkProps) {
  const t = useSaleText();
  const format = useFormat();
  const { code, checked, error, isChecking } = useCoupon(sale);
  const { kind, slug, priceMinor, currency } = sale;
  const coupon = isRefused(error) ? undefined : code;
  const amount = checked?.amount_minor ?? priceMinor;
  const words = amount === 0 ? t('buy.free') : t('buy.for', { price: format.money(amount, currency) });
  return (
    <>
      <LinkButton
        to={to.payment(kind === 'course' ? { course: slug, coupon } : { path: slug, coupon })}
        size="md"
        fullWidth
      >
        {isChecking ? t('buy') : words}
      </LinkButton>
      {cart}
      <Text size="sm">{amount === 0 ? t('free.what') : children}</Text>
    </>
  );
}
