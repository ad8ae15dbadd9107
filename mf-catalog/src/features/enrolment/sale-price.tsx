import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Skeleton, VisuallyHidden } from '@stoa/shared/kit';
import { Price } from '@stoa/shared/ui/price.tsx';
import { useSaleText } from '../../messages/sale.ts';
import panel from './enrol-panel.module.css';
import type { Sale } from './sale.ts';
import classes from './sale-price.module.css';
import { useCoupon } from './use-coupon.ts';

/** What it costs, with the coupon of the address where that holds. */
export function SalePrice({ sale }: { sale: Sale }) {
  const t = useSaleText();
  const format = useFormat();
  const { checked, isChecking } = useCoupon(sale);
  const { priceMinor, currency } = sale;
  if (isChecking) {
    return (
      <div className={panel.price} role="status" aria-label={t('checking')}>
        <Skeleton className={classes.checking} />
      </div>
    );
  }
  if (!checked || checked.discount_minor === 0) {
    return (
      <p className={panel.price}>
        <Price minor={priceMinor} currency={currency} />
      </p>
    );
  }
  return (
    <p className={panel.price}>
      <Price minor={checked.amount_minor} currency={currency} /> <VisuallyHidden>{t('instead')}</VisuallyHidden>{' '}
      <s className={classes.before}>{format.money(checked.price_minor, currency)}</s>
    </p>
  );
}
