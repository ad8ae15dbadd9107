import type { Purchase } from '@stoa/shared/contract/kernel/quote.ts';
import type { CouponCheck } from '@stoa/shared/contract/market/coupons.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOrNull } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { priceWithCoupon } from '../coupons/coupon-price.ts';
import { requireGateway, requireKeeping } from './pay.service.ts';
import { requireOnSale } from './quote.service.ts';

/** @throws `invalid`, naming each item that cannot be bought, or the coupon */
export async function checkCoupon(
  context: Context,
  viewer: Viewer | undefined,
  asked: { code: string; items: readonly Purchase[] },
): Promise<CouponCheck> {
  requireKeeping(requireGateway(context), asked.items);
  const onSale = await requireOnSale(context.db, viewer, asked.items);
  const currency = onSale[0]?.currency ?? '';
  const sale = { code: asked.code, userId: viewer?.user.id, currency, lines: onSale };
  const { code, discounts, expiresAt } = await priceWithCoupon(context.db, sale);
  const lines = onSale.map(({ kind, id, priceMinor }, at) => {
    const discount = discounts[at]!;
    return { kind, id, price_minor: priceMinor, discount_minor: discount, amount_minor: priceMinor - discount };
  });
  const sum = (name: 'price_minor' | 'discount_minor' | 'amount_minor') =>
    lines.reduce((total, line) => total + line[name], 0);
  return {
    code,
    lines,
    currency,
    price_minor: sum('price_minor'),
    discount_minor: sum('discount_minor'),
    amount_minor: sum('amount_minor'),
    expires_at: instantOrNull(expiresAt),
  };
}
