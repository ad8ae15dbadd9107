import type { TransactionStatus } from '@stoa/shared/contract/market/billing-words.ts';
import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { RecordTable } from '@stoa/shared/ui/record-table.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { PaidByCard } from '../../../ui/paid-by-card.tsx';
import { PaymentStatus } from '../../../ui/payment-status.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import { GatewayEvents } from './gateway-events.tsx';
import { IssuedReceipts } from './issued-receipts.tsx';
import { LedgerEntries } from './ledger-entries.tsx';
import classes from './payments.module.css';
import { RefundHistory } from './refund-history.tsx';
import { ReviewAlert } from './review-alert.tsx';
import { StatusHistory } from './status-history.tsx';

/** All that is known of one payment, the likelier wanted first. */
export function PaymentStory({ story }: { story: TransactionStory }) {
  return (
    <div className={classes.sections}>
      {story.review_reason !== null && <ReviewAlert story={story} reason={story.review_reason} />}
      <Facts story={story} />
      <Bought story={story} />
      <StatusHistory story={story} />
      <RefundHistory story={story} />
      <IssuedReceipts story={story} />
      <LedgerEntries story={story} />
      <GatewayEvents story={story} />
    </div>
  );
}

function Facts({ story }: { story: TransactionStory }) {
  const t = usePaymentsText();
  const format = useFormat();
  const { payer, card, amount_minor, refunded_minor, currency, failure_message } = story;
  return (
    <Section title={t('story.facts')}>
      <FactList>
        <Fact name={t('field.status')}>
          <PaymentStatus status={story.status} />
          {failure_message && <p className={classes.soft}>{failure_message}</p>}
        </Fact>
        <Fact name={t('field.amount')}>
          {format.money(amount_minor, currency)}
          {refunded_minor > 0 && (
            <p className={classes.soft}>{t('amount.refunded', { amount: format.money(refunded_minor, currency) })}</p>
          )}
        </Fact>
        <Fact name={t('field.payer')}>
          {payer?.name ?? t('payer.gone')}
          {payer && <p className={classes.soft}>{payer.email}</p>}
        </Fact>
        <Fact name={t('field.card')}>{card ? <PaidByCard card={card} /> : t('none')}</Fact>
        <Fact name={t('field.coupon')}>{story.coupon_code ?? t('none')}</Fact>
        <Fact name={t('field.settles')}>{settling(story, t, format)}</Fact>
        <Fact name={t('field.gateway')}>{story.gateway}</Fact>
        <Fact name={t('field.gatewayRef')}>
          <span className={classes.mono}>{story.gateway_ref ?? t('none')}</span>
        </Fact>
      </FactList>
    </Section>
  );
}

/** Of these no money comes. */
const isOver: readonly TransactionStatus[] = ['failed', 'voided'];

function settling(
  { status, settles_at }: TransactionStory,
  t: ReturnType<typeof usePaymentsText>,
  format: ReturnType<typeof useFormat>,
): string {
  if (isOver.includes(status)) return t('none');
  if (settles_at === null) return t('settles.unknown');
  const date = format.moment(settles_at);
  return new Date(settles_at) < new Date() ? t('settles.done', { date }) : t('settles.at', { date });
}

function Bought({ story: { lines, currency, refunded_minor } }: { story: TransactionStory }) {
  const t = usePaymentsText();
  const format = useFormat();
  if (lines.length === 0) return null;
  const money = (minor: number) => format.money(minor, currency);
  const isPaidBack = refunded_minor > 0;
  return (
    <Section title={t('story.items')}>
      <RecordTable
        label={t('story.items')}
        rows={lines}
        keyOf={({ line_id }) => line_id}
        columns={[
          { name: t('field.item'), cell: ({ name }) => name },
          { name: t('field.price'), isNumber: true, cell: ({ price_minor }) => money(price_minor) },
          { name: t('field.discount'), isNumber: true, cell: ({ discount_minor }) => money(discount_minor) },
          { name: t('field.tax'), isNumber: true, cell: ({ tax_minor }) => money(tax_minor) },
          {
            name: t('field.amount'),
            isNumber: true,
            cell: ({ amount_minor }) => money(amount_minor),
            note: ({ amount_minor, refundable_minor: left }) =>
              isPaidBack && left < amount_minor ? t('refund.left', { amount: money(left) }) : null,
          },
        ]}
      />
    </Section>
  );
}
