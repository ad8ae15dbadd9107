import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { Subscription, SubscriptionPlan } from '@stoa/shared/contract/market/plans.ts';
import { Button } from '@stoa/shared/kit';
import { PageHeader } from '@stoa/shared/ui/page-header.tsx';
import { TillCards } from '../features/payment/till-cards.tsx';
import { TillFrame } from '../features/payment/till-frame.tsx';
import { useCardChoice } from '../features/payment/use-card-choice.ts';
import { useCards } from '@stoa/shared/remote/cards/use-cards.ts';
import { PlanSummary } from '../features/plans/plan-summary.tsx';
import { TrialTerms } from '../features/plans/trial-terms.tsx';
import { usePlansText } from '../messages/plans.ts';
import { TrialMessage } from './trial-message.tsx';
import { useTrial } from './use-trial.ts';

interface TrialTillProps {
  plan: SubscriptionPlan;
  settings: Reply<'getPaymentSettings'>;
  onBegun(subscription: Subscription): void;
}

/** A plan that is free first: what it will cost and when, and the card that will pay. */
export function TrialTill({ plan, settings, onBegun }: TrialTillProps) {
  const t = usePlansText();
  const cards = useCards({ enabled: settings.can_save_cards });
  const choice = useCardChoice(settings, cards.data ?? [], { keepsCard: true });
  const trial = useTrial(plan, onBegun);
  const { kind } = trial.stage;
  const isBusy = kind === 'busy' || kind === 'asking' || kind === 'leaving' || trial.checking !== undefined;
  const total = (
    <>
      <TrialTerms plan={plan} />
      <Button
        size="md"
        fullWidth
        loading={isBusy}
        disabled={cards.isLoading || kind === 'silent'}
        onClick={() => void trial.begin(choice.getCard)}
      >
        {t('startTrial')}
      </Button>
      <TrialMessage trial={trial} />
    </>
  );
  return (
    <>
      <PageHeader title={t('pay.title', { plan: plan.name })} />
      <TillFrame total={total}>
        <PlanSummary plan={plan} />
        <TillCards settings={settings} cards={cards} choice={choice} />
      </TillFrame>
    </>
  );
}
