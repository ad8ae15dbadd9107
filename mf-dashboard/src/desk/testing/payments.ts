import type { PaidLine } from '@stoa/shared/contract/market/billing.ts';
import type { OperatedTransaction, TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

const aPaidLine = (given: Partial<PaidLine> = {}): PaidLine => ({
  line_id: anId(110),
  name: 'Drawing with light',
  amount_minor: 2450,
  refundable_minor: 2450,
  refund_obstacle: null,
  ...given,
});

export const anOperatedPayment = (given: Partial<OperatedTransaction> = {}): OperatedTransaction => ({
  id: anId(30),
  reference: 'ST-7K2M-9QXD',
  kind: 'course',
  status: 'paid',
  item: { name: 'Drawing with light', slug: 'drawing-with-light' },
  amount_minor: 2450,
  tax_minor: 0,
  discount_minor: 0,
  refunded_minor: 0,
  currency: 'USD',
  card: { brand: 'visa', last4: '4242' },
  failure_code: null,
  failure_message: null,
  refund_status: null,
  refund_answer: null,
  refund_obstacle: null,
  lines: [aPaidLine()],
  receipts: [],
  created_at: '2026-03-02T09:00:00.000Z',
  payer: { id: anId(7), name: 'Sonia Payer', email: 'sonia@example.org' },
  gateway: 'sandbox',
  settles_at: '2026-03-03T09:00:00.000Z',
  review_reason: null,
  ...given,
});

type SoldLine = TransactionStory['lines'][number];
export const aSoldLine = (given: Partial<SoldLine> = {}): SoldLine => ({
  ...aPaidLine(),
  kind: 'course',
  id: anId(100),
  slug: 'drawing-with-light',
  price_minor: 3000,
  discount_minor: 550,
  tax_minor: 0,
  tax: null,
  certificates: [],
  ...given,
});

export const aPaymentStory = (given: Partial<TransactionStory> = {}): TransactionStory => ({
  ...anOperatedPayment(),
  gateway_ref: 'sbx_1',
  coupon_code: 'SPRING',
  lines: [aSoldLine()],
  events: [
    {
      at: '2026-03-02T09:00:00.000Z',
      from_status: null,
      to_status: 'initiated',
      amount_minor: 2450,
      source: 'payer',
      by: { id: anId(7), name: 'Sonia Payer' },
      detail: null,
      resolved: null,
    },
    {
      at: '2026-03-02T09:00:02.000Z',
      from_status: 'initiated',
      to_status: 'paid',
      amount_minor: 2450,
      source: 'webhook',
      by: null,
      detail: null,
      resolved: null,
    },
  ],
  refunds: [],
  gateway_events: [
    {
      id: anId(90),
      event_id: 'evt_1',
      type: 'payment.paid',
      received_at: '2026-03-02T09:00:02.000Z',
      settled_at: null,
    },
  ],
  entries: [
    {
      id: '12',
      kind: 'sale',
      at: '2026-03-02T09:00:02.000Z',
      reverses: null,
      lines: [
        { account: 'payer_clearing:USD', amount_minor: 2450 },
        { account: 'platform_fee:USD', amount_minor: -2450 },
      ],
    },
  ],
  can_void: true,
  resolutions: [],
  refundable_minor: 2450,
  recordable_minor: 0,
  ...given,
});
