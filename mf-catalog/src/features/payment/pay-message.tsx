import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Anchor, Button, Stack } from '@stoa/shared/kit';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useIsOnline } from '@stoa/shared/remote/use-is-online.ts';
import { usePaymentText } from '../../messages/payment.ts';
import { FailureAlert } from './failure-alert.tsx';
import type { PayStage } from './use-pay.ts';
import type { Quote } from './use-quote.ts';

interface PayMessageProps {
  stage: PayStage;
  quote: Quote;
  onResume(): void;
}

/** How far paying has come, and what to do where it stopped. */
export function PayMessage({ stage, quote, onResume }: PayMessageProps) {
  const t = usePaymentText();
  const isOnline = useIsOnline();
  switch (stage.kind) {
    case 'idle':
      return null;
    case 'busy':
      return <p role="status">{t('pay.busy')}</p>;
    case 'asking':
      return (
        <Alert color="blue" role="status" title={t('pay.asking')}>
          {t(isOnline ? 'pay.askingText' : 'pay.offlineText')}
        </Alert>
      );
    case 'silent':
      return (
        <Alert color="yellow" role="alert" title={t('pay.silent')}>
          <Stack gap="sm" align="flex-start">
            {t('pay.silentText')}
            <Button variant="default" onClick={onResume}>
              {t('pay.askAgain')}
            </Button>
          </Stack>
        </Alert>
      );
    case 'card-unreachable':
      return (
        <Alert color="red" role="alert" title={t('card.silent')}>
          {t('card.silentText')} {t('failure.nothingCharged')}
        </Alert>
      );
    case 'leaving':
      return <p role="status">{t.rich('pay.leaving', { a: (words) => <Anchor href={stage.url}>{words}</Anchor> })}</p>;
    case 'under-way':
      return (
        <Alert color="blue" role="status" title={t('pay.underWay', { reference: stage.reference })}>
          <Stack gap="sm" align="flex-start">
            {t('pay.underWayText')}
            <Button component="a" href={stage.url}>
              {t('pay.goOn')}
            </Button>
          </Stack>
        </Alert>
      );
    case 'failed':
      return <FailureAlert code={stage.failure?.code ?? 'gateway_refused'} />;
    case 'refused':
      return <RefusalAlert error={stage.error} quote={quote} />;
  }
}

/** The server refused to begin: nothing was charged. */
function RefusalAlert({ error, quote }: { error: unknown; quote: Quote }) {
  const t = usePaymentText();
  const format = useFormat();
  const brokenRule = useBrokenRule();
  const total = format.money(quote.amount_minor, quote.currency);
  const isWithout = isApiError(error) && error.fieldErrors['coupon'] !== undefined && quote.coupon_code === null;
  const expected = {
    price_changed: t('refused.price_changed', { total }),
    payment_under_way: t('refused.payment_under_way'),
    payments_closed: t('closed.text'),
    too_many_cards: t('refused.too_many_cards'),
    already_enrolled: t('refused.already_enrolled'),
    own_course: t('refused.own_course'),
    course_not_open: t('refused.course_not_open'),
  };
  return (
    <Alert color="red" role="alert" title={t('refused.title')}>
      {brokenRule(error, expected)} {isWithout && t('refused.coupon', { total })}
    </Alert>
  );
}
