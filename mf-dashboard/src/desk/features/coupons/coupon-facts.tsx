import type { ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { CouponNote } from '@stoa/shared/remote/coupons/coupon-frame.tsx';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { useCouponsText } from '../../messages/coupons.ts';

/** So many names say which courses are meant; a coupon may have two hundred. */
const MOST_NAMES = 3;

/** How a coupon is used, and by whom it may be. */
export function CouponFacts({ coupon }: { coupon: ListedCoupon }) {
  const t = useCouponsText();
  const format = useFormat();
  const { discount, min_amount_minor, created_by, created_at, max_per_user, given } = coupon;
  const maker = created_by?.name ?? t('made.former');
  return (
    <FactList>
      <Fact name={t('fact.used')}>
        <Uses coupon={coupon} />
      </Fact>
      <Fact name={t('fact.given')}>
        {given.length === 0
          ? t('given.nothing')
          : format.list(given.map(({ amount_minor, currency }) => format.money(amount_minor, currency)))}
      </Fact>
      <Fact name={t('fact.valid')}>
        <Validity coupon={coupon} />
      </Fact>
      <Fact name={t('fact.for')}>
        <Scope coupon={coupon} />
      </Fact>
      <Fact name={t('fact.person')}>{t('used.times', { count: max_per_user })}</Fact>
      {min_amount_minor !== null && discount.type === 'fixed' && (
        <Fact name={t('fact.least')}>{format.money(min_amount_minor, discount.currency)}</Fact>
      )}
      <Fact name={t('fact.made')}>{t('made.by', { name: maker, date: format.date(created_at, 'medium') })}</Fact>
    </FactList>
  );
}

function Uses({
  coupon: { redemption_count: count, max_redemptions: most, reserved_count },
}: {
  coupon: ListedCoupon;
}) {
  const t = useCouponsText();
  return (
    <>
      {most === null ? t('used.times', { count }) : t('used.of', { count, most })}
      {reserved_count > 0 && <CouponNote>{t('used.held', { count: reserved_count })}</CouponNote>}
    </>
  );
}

function Validity({ coupon: { starts_at, expires_at } }: { coupon: ListedCoupon }) {
  const t = useCouponsText();
  const format = useFormat();
  const from = starts_at && format.moment(starts_at);
  const until = expires_at && format.moment(expires_at);
  if (from && until) return t('valid.between', { from, until });
  if (from) return t('valid.from', { from });
  return until ? t('valid.until', { until }) : t('valid.always');
}

function Scope({ coupon: { applies_to, items } }: { coupon: ListedCoupon }) {
  const t = useCouponsText();
  const format = useFormat();
  if (applies_to === 'all') return t('for.all');
  if (items.length === 0) return t('for.gone');
  const names = items.slice(0, MOST_NAMES).map(({ name }) => name);
  const more = items.length - names.length;
  return more > 0 ? t('for.more', { names: names.join(', '), count: more }) : format.list(names);
}
