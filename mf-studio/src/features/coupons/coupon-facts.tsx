import type { Money } from '@stoa/shared/contract/kernel/primitives.ts';
import type { CourseCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { CouponNote } from '@stoa/shared/remote/coupons/coupon-frame.tsx';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { useCouponsText } from '../../messages/coupons.ts';
import { learnerPays } from './learner-pays.ts';

/** What a learner pays with it, how often that was done, and how long it can be. */
export function CouponFacts({ coupon, price }: { coupon: CourseCoupon; price: Money }) {
  const t = useCouponsText();
  const format = useFormat();
  const { given, redemption_count: count, reserved_count, max_redemptions: most, starts_at } = coupon;
  const until = format.moment(coupon.expires_at);
  return (
    <FactList>
      <Fact name={t('fact.pays')}>
        <Pays coupon={coupon} price={price} />
      </Fact>
      <Fact name={t('fact.used')}>
        {most === null ? t('used.times', { count }) : t('used.of', { count, most })}
        {reserved_count > 0 && <CouponNote>{t('used.held', { count: reserved_count })}</CouponNote>}
      </Fact>
      <Fact name={t('fact.given')}>
        {given.length === 0
          ? t('given.nothing')
          : format.list(given.map(({ amount_minor, currency }) => format.money(amount_minor, currency)))}
      </Fact>
      <Fact name={t('fact.valid')}>
        {starts_at === null
          ? t('valid.until', { until })
          : t('valid.between', { from: format.moment(starts_at), until })}
      </Fact>
    </FactList>
  );
}

function Pays({ coupon: { discount }, price }: { coupon: CourseCoupon; price: Money }) {
  const t = useCouponsText();
  const format = useFormat();
  if (discount.type === 'fixed' && discount.currency !== price.currency) {
    return t('pays.otherCurrency', { currency: discount.currency });
  }
  const left = learnerPays(price, discount);
  return left === 0 ? t('pays.nothing') : format.money(left, price.currency);
}
