import type { z } from 'zod';
import type { Coupon, couponEndpoints, ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import type { AuditFacts } from '../../kernel/audit/audit.tables.ts';
import { changedFacts } from '../../kernel/audit/changed-facts.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { type CouponChange, type Limits, limitsOf } from './coupon-limits.ts';
import { findCouponLocked, updateCouponRow } from './coupons.repository.ts';
import type { CouponRow } from './coupons.tables.ts';
import { changeCoupon, getCoupon, makeCoupons } from './coupons.service.ts';

type NewCoupons = z.output<(typeof couponEndpoints)['createCoupons']['body']>;

/** One, or as many as were asked for: all or none. */
export const createCoupons = (db: Database, { user }: Viewer, asked: NewCoupons): Promise<Coupon[]> =>
  db.transaction(async (tx) => {
    const made = await makeCoupons(tx, asked, {
      createdBy: user.id,
      codes: asked.kind === 'one' ? asked.code : { prefix: asked.prefix, count: asked.count },
    });
    const name = asked.kind === 'one' ? made[0]?.code : `${asked.prefix}-…`;
    await recordAudit(tx, {
      kind: 'coupons_created',
      actorId: user.id,
      subject: { type: 'coupon', id: made[0]?.id ?? '', name },
      after: { count: made.length, ...factsOf(asked), ...discountFacts(asked.discount) },
    });
    return made;
  });

export async function updateCoupon(
  db: Database,
  { user }: Viewer,
  { id, ...change }: CouponChange & { id: string },
): Promise<ListedCoupon> {
  await db.transaction(async (tx) => {
    const coupon = await findCouponLocked(tx, id);
    if (coupon === undefined) throw notFound();
    const next = await changeCoupon(tx, coupon, change);
    await recordAudit(tx, {
      kind: 'coupon_changed',
      actorId: user.id,
      subject: { type: 'coupon', id, name: coupon.code },
      ...changedFacts(factsOf(limitsOf(coupon)), factsOf(next)),
    });
  });
  return getCoupon(db, id);
}

/** Returns those that were not so before. In one order, so that two who choose the same do not wait for one another. */
export const setCouponsEnabled = (
  db: Database,
  { user }: Viewer,
  { ids, enabled }: { ids: readonly string[]; enabled: boolean },
): Promise<string[]> =>
  db.transaction(async (tx) => {
    const changed: CouponRow[] = [];
    for (const id of [...new Set(ids)].sort()) {
      const coupon = await findCouponLocked(tx, id);
      if (coupon === undefined || coupon.enabled === enabled) continue;
      await updateCouponRow(tx, id, { enabled });
      changed.push(coupon);
    }
    // All that is locked is locked before the log is.
    for (const { id, code } of changed) {
      await recordAudit(tx, {
        kind: 'coupon_changed',
        actorId: user.id,
        subject: { type: 'coupon', id, name: code },
        before: { enabled: !enabled },
        after: { enabled },
      });
    }
    return changed.map(({ id }) => id);
  });

const factsOf = (limits: Limits): AuditFacts => ({
  applies_to: limits.applies_to,
  item_ids: limits.item_ids,
  starts_at: limits.starts_at,
  expires_at: limits.expires_at,
  max_redemptions: limits.max_redemptions,
  max_per_user: limits.max_per_user,
  min_amount_minor: limits.min_amount_minor,
  enabled: limits.enabled,
});

const discountFacts = (discount: Coupon['discount']): AuditFacts =>
  discount.type === 'percent'
    ? { percent: discount.percent }
    : { amount_minor: discount.amount_minor, currency: discount.currency };
