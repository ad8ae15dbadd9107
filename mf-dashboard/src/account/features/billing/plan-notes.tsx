import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Stack } from '@stoa/shared/kit';
import { useBillingText } from '../../messages/billing.ts';

/** What the holder of a plan should know now: a trial's end, a payment that did not come, a card that is gone. */
export function PlanNotes({ subscription }: { subscription: Subscription }) {
  const t = useBillingText();
  const format = useFormat();
  const { plan, status, past_due, cancels_at_period_end, current_period_ends_at, card } = subscription;
  const date = format.date(current_period_ends_at);
  const amount = format.money(plan.amount_minor, plan.currency);
  if (past_due) return <PastDue pastDue={past_due} />;
  if (cancels_at_period_end) return <p>{t('note.ending', { date })}</p>;
  return (
    <Stack gap="sm">
      {status === 'trialing' && <p>{t('note.trial', { date, interval: plan.interval, amount })}</p>}
      {!card && (
        <Alert color="yellow" role="note" title={t('note.noCard')}>
          {t('note.noCardText', { date })}
        </Alert>
      )}
    </Stack>
  );
}

type Due = NonNullable<Subscription['past_due']>;

function PastDue({ pastDue }: { pastDue: Due }) {
  const t = useBillingText();
  const format = useFormat();
  const { failure, next_try_at, lapses_at } = pastDue;
  return (
    <Alert color="red" role="note" title={t('due.title')}>
      <p>{t('due.why', { why: t(failure === null ? 'note.noCard' : `failure.${failure}`) })}</p>
      <p>{next_try_at === null ? t(stepOf(failure)) : t('due.next', { date: format.date(next_try_at) })}</p>
      <p>{t('due.lapses', { date: format.date(lapses_at) })}</p>
    </Alert>
  );
}

const stepOf = (failure: Due['failure']) => (failure === 'country_unknown' ? 'due.country' : 'due.byHand');
