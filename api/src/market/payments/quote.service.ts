import type { CountryCode } from '@stoa/shared/contract/kernel/countries.ts';
import type { Purchase, Quote, QuoteLine } from '@stoa/shared/contract/kernel/quote.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { priceWithCoupon } from '../coupons/coupon-price.ts';
import { priceWithTax, type TaxPrice } from '../taxes/tax-price.ts';
import type { Item } from './items/item-kind.ts';
import { itemKinds } from './items/item-kinds.ts';

export interface Asked {
  items: readonly Purchase[];
  coupon?: string | undefined;
  /** Where the buyer says that they pay from. */
  country?: CountryCode | undefined;
}

/** A quote, and what the buyer need not know of it. */
export interface Priced {
  quote: Quote;
  couponId: string | null;
  /** Who sells it, line by line; null: the site itself. */
  sellerIds: (string | null)[];
}

type OnSale = Item & Pick<Purchase, 'kind'>;

/** @throws `invalid`, naming each item that cannot be bought, or the coupon */
export async function priceOf(db: Database, viewer: Viewer, { items, coupon, country }: Asked): Promise<Priced> {
  const onSale = await requireOnSale(db, viewer, items);
  const currency = onSale[0]?.currency ?? '';
  const applied =
    coupon === undefined
      ? undefined
      : await priceWithCoupon(db, { code: coupon, userId: viewer.user.id, currency, lines: onSale });
  const discounts = onSale.map((_, at) => applied?.discounts[at] ?? 0);
  const taxed = await priceWithTax(db, {
    userId: viewer.user.id,
    country,
    currency,
    amounts: onSale.map(({ priceMinor }, at) => priceMinor - discounts[at]!),
  });
  const lines = onSale.map((item, at) => lineOf(item, discounts[at]!, { tax: taxed.tax, taxMinor: taxed.taxes[at]! }));
  requireCountable(lines);
  return {
    quote: {
      lines,
      currency,
      ...totalsOf(lines),
      coupon_code: applied?.code ?? null,
      country: taxed.country,
      needs_country: taxed.needsCountry,
    },
    couponId: applied?.couponId ?? null,
    sellerIds: onSale.map(({ sellerId }) => sellerId),
  };
}

/** @throws `invalid`, naming each item that this person, or any guest, cannot buy */
export async function requireOnSale(
  db: Database,
  viewer: Viewer | undefined,
  items: readonly Purchase[],
): Promise<OnSale[]> {
  if (items.length > 1 && items.some(({ kind }) => !itemKinds[kind].goesWithOthers)) {
    throw invalid({ items: rule('A plan is paid for alone.') });
  }
  const broken: Record<string, string> = {};
  const onSale: OnSale[] = [];
  for (const [at, { kind, id }] of items.entries()) {
    const found = await itemKinds[kind].find(db, viewer, id);
    if ('obstacle' in found) broken[`items.${at}.id`] = found.obstacle;
    else onSale.push({ ...found, kind });
  }
  if (Object.keys(broken).length > 0) throw invalid(broken);
  requireOnce(onSale);
  if (new Set(onSale.map(({ currency }) => currency)).size > 1) {
    throw invalid({ items: rule('Pay for items of one currency at once.') });
  }
  return onSale;
}

/** Nobody pays twice for one course. */
function requireOnce(onSale: readonly OnSale[]): void {
  const paths = onSale.filter(({ kind }) => kind === 'learning_path');
  const isWithin = ({ id, courseIds = [] }: OnSale): boolean =>
    courseIds.length > 0 &&
    paths.some((path) => path.id !== id && courseIds.every((courseId) => path.courseIds?.includes(courseId)));
  const twice = onSale.flatMap((item, at) => (isWithin(item) ? [`items.${at}.id`] : []));
  if (twice.length === 0) return;
  const refusal = rule('This comes with a learning path that you pay for, too.');
  throw invalid(Object.fromEntries(twice.map((field) => [field, refusal])));
}

const lineOf = (
  { kind, id, name, slug, priceMinor }: OnSale,
  discount: number,
  { tax, taxMinor }: Pick<TaxPrice, 'tax'> & { taxMinor: number },
): QuoteLine => ({
  kind,
  id,
  name,
  slug,
  price_minor: priceMinor,
  discount_minor: discount,
  tax_minor: taxMinor,
  amount_minor: priceMinor - discount + (tax?.inclusive === false ? taxMinor : 0),
  tax,
});

/** The books count up to so many minor units. */
const MOST_MINOR = 2_147_483_647;

function requireCountable(lines: readonly QuoteLine[]): void {
  if (totalsOf(lines).price_minor > MOST_MINOR || totalsOf(lines).amount_minor > MOST_MINOR) {
    throw invalid({ items: rule('That is too much for one payment: pay for fewer items at once.') });
  }
}

const totals = ['price_minor', 'discount_minor', 'tax_minor', 'amount_minor'] as const;
const totalsOf = (lines: readonly QuoteLine[]) =>
  Object.fromEntries(totals.map((name) => [name, lines.reduce((sum, line) => sum + line[name], 0)])) as Record<
    (typeof totals)[number],
    number
  >;
