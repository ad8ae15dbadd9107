import { Alert, Anchor, Button, Stack } from '@stoa/shared/kit';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useIsOnline } from '@stoa/shared/remote/use-is-online.ts';
import { FailureAlert } from '../features/payment/failure-alert.tsx';
import { usePaymentText } from '../messages/payment.ts';
import { usePlansText } from '../messages/plans.ts';
import type { useTrial } from './use-trial.ts';

/** How far the beginning of a trial has come, and what to do where it stopped. */
export function TrialMessage({ trial }: { trial: ReturnType<typeof useTrial> }) {
  const t = usePlansText();
  const pay = usePaymentText();
  const isOnline = useIsOnline();
  const { stage, checking } = trial;
  if (checking) return <CardAtBank url={checking.url} />;
  switch (stage.kind) {
    case 'idle':
      return null;
    case 'busy':
      return <p role="status">{t('trial.busy')}</p>;
    case 'asking':
      return (
        <Alert color="blue" role="status" title={pay('pay.asking')}>
          {pay(isOnline ? 'pay.askingText' : 'pay.offlineText')}
        </Alert>
      );
    case 'silent':
      return (
        <Alert color="yellow" role="alert" title={pay('pay.silent')}>
          <Stack gap="sm" align="flex-start">
            {t('trial.silent')}
            <Button variant="default" onClick={trial.askAgain}>
              {pay('pay.askAgain')}
            </Button>
          </Stack>
        </Alert>
      );
    case 'card-unreachable':
      return (
        <Alert color="red" role="alert" title={pay('card.silent')}>
          {t('trial.cardSilent')} {pay('failure.nothingCharged')}
        </Alert>
      );
    case 'leaving':
      return (
        <p role="status">{pay.rich('pay.leaving', { a: (words) => <Anchor href={stage.url}>{words}</Anchor> })}</p>
      );
    case 'failed':
      return <FailureAlert code={stage.failure?.code ?? 'gateway_refused'} />;
    case 'refused':
      return <RefusedTrial error={stage.error} />;
  }
}

function CardAtBank({ url }: { url: string | undefined }) {
  const t = usePlansText();
  const pay = usePaymentText();
  return (
    <Alert color="blue" role="status" title={t('trial.checking')}>
      {url !== undefined && <Anchor href={url}>{pay('pay.goOn')}</Anchor>}
    </Alert>
  );
}

function RefusedTrial({ error }: { error: unknown }) {
  const t = usePlansText();
  const pay = usePaymentText();
  const brokenRule = useBrokenRule();
  const expected = {
    conflict: t('trial.conflict'),
    not_found: t('trial.cardGone'),
    card_not_checked: t('trial.needsCard'),
    payments_closed: pay('closed.text'),
  };
  return (
    <Alert color="red" role="alert" title={t('trial.refused')}>
      {brokenRule(error, expected)} {pay('failure.nothingCharged')}
    </Alert>
  );
}
