import { addresses, to } from '@stoa/shared/contract/site/addresses.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Anchor, Button, Group, Stack } from '@stoa/shared/kit';
import { ReceiptDownload } from '@stoa/shared/remote/receipt-download.tsx';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { LinkAnchor, LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import { FailureAlert } from './failure-alert.tsx';
import classes from './payment-outcome.module.css';
import { openedAt } from './hindered-items.tsx';
import { planQuery, purchaseQuery, type Wanted } from './purchase.ts';
import { outcomeOf, useEndOf } from './use-payment.ts';

type Payment = Reply<'verifyPayment'>;

/** How a payment ended: straight into what was bought, or what to do next. */
export function EndedPayment({ payment }: { payment: Payment }) {
  const coupon = useEndOf(payment);
  switch (outcomeOf(payment)) {
    case 'owned':
      return <Owned payment={payment} />;
    case 'failed':
      return <Failed payment={payment} coupon={coupon} />;
    case 'returned':
    case 'in-review':
      return <Settled payment={payment} />;
    case 'pending':
      return null;
  }
}

function Owned({ payment }: { payment: Payment }) {
  const t = usePaymentText();
  const { items, amount_minor } = payment;
  const words = t(amount_minor > 0 ? 'owned.text' : 'owned.freeText');
  return (
    <>
      <PageHeader title={t('owned.title', { count: items.length })} subtitle={words} />
      <ul className={classes.bought}>
        {items.map(({ kind, id, name, slug }) => (
          <li key={id} className={classes.one}>
            <span className={classes.name}>{name}</span>
            {kind !== 'plan' && slug !== null && (
              <LinkButton to={openedAt({ kind, slug })} aria-label={t(`owned.startName.${kind}`, { name })}>
                {t(`owned.start.${kind}`)}
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      <Receipt payment={payment} />
    </>
  );
}

/** Its receipt, what to quote when asking about it, and where all payments stand. */
export function Receipt({ payment: { reference, amount_minor, currency, receipt } }: { payment: Payment }) {
  const t = usePaymentText();
  const format = useFormat();
  const { navigation } = usePlatform();
  return (
    <div className={classes.receipt}>
      {receipt && <ReceiptDownload receipt={receipt} />}
      <p>
        {amount_minor > 0
          ? t('receipt', { reference, amount: format.money(amount_minor, currency) })
          : t('receipt.free', { reference })}{' '}
        {navigation.hasScreen(addresses.accountBilling) && (
          <LinkAnchor to={to.accountBilling()}>{t('receipt.all')}</LinkAnchor>
        )}
      </p>
    </div>
  );
}

function Failed({ payment, coupon }: { payment: Payment; coupon: string | undefined }) {
  const t = usePaymentText();
  return (
    <>
      <PageHeader title={t('failed.title')} subtitle={payment.items.map(({ name }) => name).join(', ')} />
      <Stack gap="lg" align="flex-start">
        <FailureAlert code={payment.failure?.code ?? 'gateway_refused'} />
        <LinkButton to={to.payment(againQuery(payment, coupon))} size="md">
          {t('again')}
        </LinkButton>
        <p className={classes.receipt}>{t('failed.reference', { reference: payment.reference })}</p>
      </Stack>
    </>
  );
}

/** The till, for the same once more. */
function againQuery({ items }: Payment, coupon: string | undefined): URLSearchParams {
  const plan = items.find(({ kind }) => kind === 'plan');
  if (plan) return planQuery(plan.id, coupon);
  const wanted = items.flatMap(({ kind, slug }): Wanted[] =>
    kind === 'plan' || slug === null ? [] : [{ kind, slug }],
  );
  return purchaseQuery(wanted, coupon);
}

/** Nothing is left to do for the payer. */
function Settled({ payment }: { payment: Payment }) {
  const t = usePaymentText();
  const isReturned = outcomeOf(payment) === 'returned';
  return (
    <>
      <PageHeader
        title={t(isReturned ? 'returned.title' : 'review.title')}
        subtitle={t(isReturned ? 'returned.text' : 'review.text')}
      />
      <Receipt payment={payment} />
    </>
  );
}

interface PendingPaymentProps {
  payment: Payment | undefined;
  reference: string;
  /** How often it was asked without knowing more. */
  asked: number;
  onAsk(): void;
  isAsking: boolean;
}

/** After so many times it takes long, and the person need not wait. */
const LONG = 5;

/** It is not known yet: what happens next, and that nothing need be done. */
export function PendingPayment({ payment, reference, asked, onAsk, isAsking }: PendingPaymentProps) {
  const t = usePaymentText();
  const isLong = asked >= LONG;
  return (
    <>
      <PageHeader title={t('pending.title')} subtitle={t(isLong ? 'pending.long' : 'pending.text')} />
      <Group gap="md">
        {payment?.next && <Anchor href={payment.next.url}>{t('pay.goOn')}</Anchor>}
        {isLong && (
          <Button variant="default" onClick={onAsk} loading={isAsking}>
            {t('pay.askAgain')}
          </Button>
        )}
      </Group>
      <p className={classes.receipt}>{t('failed.reference', { reference })}</p>
    </>
  );
}
