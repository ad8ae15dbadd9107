import { useState } from 'react';
import type { ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Text } from '@stoa/shared/kit';
import { StatusBadge } from '@stoa/shared/ui/status-badge.tsx';
import { useCouponsText } from '../../messages/coupons.ts';
import classes from './coupon-card.module.css';
import { CouponFacts } from './coupon-facts.tsx';
import { couponNow, couponTones } from './coupon-now.ts';
import { LimitsDialog } from './coupon-dialogs.tsx';
import { useSetEnabled } from './use-coupons.ts';

/** One coupon: what it takes off, how it is used, and what can be done with it. */
export function CouponCard({ coupon }: { coupon: ListedCoupon }) {
  const t = useCouponsText();
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  const setEnabled = useSetEnabled(coupon);
  const { code, discount, enabled } = coupon;
  const now = couponNow(coupon);
  const verb = enabled ? 'disable' : 'enable';
  return (
    <li className={classes.card}>
      <article className={classes.body} aria-label={code}>
        <div className={classes.head}>
          <h2 className={classes.code}>{code}</h2>
          <StatusBadge tone={couponTones[now]}>{t(`now.${now}`)}</StatusBadge>
          <Text fw={650}>
            {discount.type === 'percent'
              ? t('off.percent', { percent: format.percent(discount.percent) })
              : t('off.fixed', { amount: format.money(discount.amount_minor, discount.currency) })}
          </Text>
        </div>
        <CouponFacts coupon={coupon} />
        <div className={classes.buttons}>
          <Button variant="default" aria-label={t('change.of', { code })} onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
          <Button
            variant="default"
            aria-label={t(`${verb}.of`, { code })}
            loading={setEnabled.isPending}
            onClick={() => setEnabled.mutate(!enabled)}
          >
            {t(verb)}
          </Button>
        </div>
        {isChanging && <LimitsDialog coupon={coupon} onClose={() => setChanging(false)} />}
      </article>
    </li>
  );
}
