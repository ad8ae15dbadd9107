import { useState } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { RefundWay } from '@stoa/shared/contract/market/billing-words.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Group } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { PaidItem } from '../../../ui/paid-item.tsx';
import { RefundState } from '../../../ui/payment-status.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import { WhyDialog } from './payment-dialogs.tsx';
import classes from './payments.module.css';
import { refusals, useDecideRefund } from './use-payments.ts';
import { useRefundToast } from './use-refund-toast.ts';

type Request = Reply<'listRefunds'>['items'][number];

/** One request: what it is about, why, and the decision. */
export function RefundRequest({ request }: { request: Request }) {
  const t = usePaymentsText();
  const format = useFormat();
  const rule = useRuleText();
  const { transaction, line_id, amount_minor, status, reason, created_at, ways } = request;
  const line = transaction.lines.length > 1 && transaction.lines.find((one) => one.line_id === line_id);
  const amount = format.money(amount_minor, transaction.currency);
  return (
    <li className={classes.request}>
      <div className={classes.timeline}>
        <div className={classes.head}>
          <LinkAnchor to={to.transaction({ id: transaction.id })}>
            {t('refunds.of', { amount, reference: transaction.reference })}
          </LinkAnchor>
          <RefundState status={status} />
        </div>
        <p className={classes.soft}>
          {t('refunds.asked', { when: format.ago(created_at) })} · {transaction.payer?.email ?? t('payer.gone')} ·{' '}
          {line ? line.name : <PaidItem transaction={transaction} isInText />}
        </p>
        <p dir="auto">{rule(reason)}</p>
        {!ways.includes('gateway') && <p>{t('refunds.elsewhere', { gateway: transaction.gateway })}</p>}
      </div>
      <Decision request={request} amount={amount} />
    </li>
  );
}

function Decision({ request, amount }: { request: Request; amount: string }) {
  const t = usePaymentsText();
  const format = useFormat();
  const { toasts } = usePlatform();
  const cameOut = useRefundToast();
  const refusal = useRefusal(t, refusals);
  const [asked, setAsked] = useState<RefundWay | 'deny'>();
  const decide = useDecideRefund(request.id);
  // Not decided on; one that the gateway refused can be denied, too.
  const isOpen = request.status === 'open' && request.can_deny;
  const isRecord = asked === 'elsewhere';
  const name = request.transaction.payer?.name ?? t('payer.gone');
  const { certificates } = request;
  const warning =
    certificates.length > 0 ? t('certificates', { count: certificates.length, names: format.list(certificates) }) : '';
  const close = () => {
    setAsked(undefined);
    decide.reset();
  };
  // Once sent it is not taken back: the dialog waits to say how it went.
  const giveUp = () => {
    if (!decide.isPending) close();
  };
  return (
    <Group gap="sm">
      {request.ways.map((way) => (
        <Button key={way} {...(isOpen && { variant: 'default' })} onClick={() => setAsked(way)}>
          {way === 'elsewhere' ? t('record') : isOpen ? t('grant') : t('retry')}
        </Button>
      ))}
      {request.can_deny && (
        <Button variant="default" onClick={() => setAsked('deny')}>
          {t('deny')}
        </Button>
      )}
      <ConfirmDialog
        opened={asked === 'gateway' || asked === 'elsewhere'}
        title={t(isRecord ? 'recordRequest.title' : 'grant.title', { amount })}
        text={[t(isRecord ? 'recordRequest.text' : 'grant.text', { name }), warning].join(' ').trim()}
        confirmLabel={t(isRecord ? 'record' : 'grant')}
        pending={decide.isPending}
        onConfirm={() =>
          decide.mutate(
            { decision: 'grant', way: isRecord ? 'elsewhere' : 'gateway' },
            {
              onSuccess: ({ status }) =>
                toasts.show(
                  isRecord ? { kind: 'success', message: t('record.done', { amount }) } : cameOut(status, amount),
                ),
              onError: (error) => toasts.show({ kind: 'error', message: refusal(error) }),
              onSettled: close,
            },
          )
        }
        onCancel={giveUp}
      />
      {asked === 'deny' && (
        <WhyDialog
          title={t('deny.title')}
          text={t(isOpen ? 'deny.text' : 'deny.failedText')}
          label={t('deny.reason')}
          confirmLabel={t('deny')}
          isPending={decide.isPending}
          failure={decide.error ? refusal(decide.error) : undefined}
          onConfirm={(answer) =>
            decide.mutate(
              { decision: 'deny', answer },
              {
                onSuccess: () => {
                  toasts.show({ kind: 'success', message: t('deny.done') });
                  close();
                },
              },
            )
          }
          onClose={giveUp}
        />
      )}
    </Group>
  );
}
