import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type OperatedPlan, planDraft } from '@stoa/shared/contract/market/plans.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { TextInput } from '@stoa/shared/kit';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { usePlansText } from '../../messages/plans.ts';
import { daysText } from './days-text.ts';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useRefreshPlans } from './use-plans.ts';

const planChange = z.object({ name: planDraft.shape.name, trial_days: planDraft.shape.trial_days });
type PlanChange = z.output<typeof planChange>;

interface ChangePlanModalProps {
  plan: OperatedPlan;
  onClose(): void;
}

/** What may change of a plan: its name, and the trial of those who come. Its price was promised. */
export function ChangePlanModal({ plan: { id, name, trial_days }, onClose }: ChangePlanModalProps) {
  const t = usePlansText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refresh = useRefreshPlans();
  const form = useForm<PlanChange, unknown, PlanChange>({
    resolver: zodResolver(planChange),
    defaultValues: { name, trial_days },
  });
  const formCall = useFormCall(form, {
    send: async (body: PlanChange) => {
      await api.updatePlan({ params: { id }, body });
      toasts.show({ kind: 'success', message: t('done.changed', { plan: body.name }) });
      onClose();
      await refresh();
    },
  });
  const { errorOf } = formCall;
  return (
    <FormModal title={t('change.of', { plan: name })} confirmLabel={t('save')} formCall={formCall} onClose={onClose}>
      <TextInput
        label={t('field.name')}
        description={t('name.hint')}
        autoComplete="off"
        data-autofocus
        error={errorOf('name')}
        {...form.register('name')}
      />
      <TextInput
        label={t('field.trialDays')}
        description={t('trial.changeHint')}
        inputMode="numeric"
        error={errorOf('trial_days')}
        {...form.register('trial_days', daysText)}
      />
    </FormModal>
  );
}
