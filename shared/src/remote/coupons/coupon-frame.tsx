import type { ReactNode } from 'react';
import type { CourseCoupon } from '../../contract/market/coupons.ts';
import { Text, Title } from '../../ui/kit.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './coupon-frame.module.css';
import { type CouponNow, couponTones } from './coupon-now.ts';

interface CouponFrameProps {
  coupon: Pick<CourseCoupon, 'code'>;
  now: CouponNow;
  /** In words: `Usable`. */
  state: string;
  /** What it takes off, in words. */
  off: string;
  order?: 2 | 3 | 4;
  /** Where many can be chosen: the box of this one. */
  box?: ReactNode;
  buttons: ReactNode;
  /** Its facts. */
  children: ReactNode;
}

/** One coupon of a list: what it is called, whether it can be used, what it takes off; below, facts and what can be done. */
export function CouponFrame({
  coupon: { code },
  now,
  state,
  off,
  order = 2,
  box,
  buttons,
  children,
}: CouponFrameProps) {
  return (
    <li className={classes.card}>
      <article className={classes.body} aria-label={code}>
        <div className={classes.head}>
          {box}
          <Title order={order} className={classes.code}>
            {code}
          </Title>
          <StatusBadge tone={couponTones[now]}>{state}</StatusBadge>
          <Text fw={650}>{off}</Text>
        </div>
        {children}
        <div className={classes.buttons}>{buttons}</div>
      </article>
    </li>
  );
}

/** Smaller, below a fact. */
export const CouponNote = ({ children }: { children: ReactNode }) => <span className={classes.note}>{children}</span>;
