import { decimalText } from '@stoa/shared/contract/kernel/csv-text.ts';
import { couponsFile } from '@stoa/shared/contract/market/coupons.ts';
import { whole } from '../../files/csv-cells.ts';
import { csvOfList } from '../../files/list-csv.ts';
import { createTexts } from '../../kernel/texts.ts';
import { findCouponsBehind } from './coupons.repository.ts';
import { listedOf } from './coupons.service.ts';
import { en } from './messages/coupons-file.en.ts';
import { fr } from './messages/coupons-file.fr.ts';

export const couponsCsv = csvOfList(
  {
    route: 'getCouponsLink',
    asked: couponsFile,
    find: async ({ db }, { locale: _, ...filters }, batch) =>
      (await findCouponsBehind(db, filters, batch)).map(listedOf),
  },
  {
    code: ({ code }) => code,
    percent: ({ discount }) => ({ decimal: discount.type === 'percent' ? String(discount.percent) : '' }),
    amount: ({ discount }) => ({
      decimal: discount.type === 'fixed' ? decimalText(discount.amount_minor, discount.currency) : '',
    }),
    currency: ({ discount }) => (discount.type === 'fixed' ? discount.currency : ''),
    scope: ({ applies_to }) => applies_to,
    items: ({ items }) => items.map(({ name }) => name).join(', '),
    starts: ({ starts_at }) => starts_at ?? '',
    expires: ({ expires_at }) => expires_at ?? '',
    most: ({ max_redemptions }) => ({ decimal: String(max_redemptions ?? '') }),
    person: ({ max_per_user }) => whole(max_per_user),
    used: ({ redemption_count }) => whole(redemption_count),
    given: ({ given }) =>
      given.map(({ amount_minor, currency }) => `${decimalText(amount_minor, currency)} ${currency}`).join(', '),
    enabled: ({ enabled }) => String(enabled),
    maker: ({ created_by }) => created_by?.name ?? '',
    created: ({ created_at }) => created_at,
  },
  createTexts({ en, fr }),
);
