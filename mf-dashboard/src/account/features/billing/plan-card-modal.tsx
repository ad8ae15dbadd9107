import { useState } from 'react';
import type { Subscription } from '@stoa/shared/contract/market/plans.ts';
import type { SavedCard } from '@stoa/shared/contract/market/payments.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Group, Radio, Stack, Text } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { CardRadio, isExpired } from '@stoa/shared/remote/cards/kept-card.tsx';
import { useCards } from '@stoa/shared/remote/cards/use-cards.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useBillingText } from '../../messages/billing.ts';
import { useChoosePlanCard } from './use-plan-change.ts';

interface PlanCardModalProps {
  subscription: Subscription;
  onClose(): void;
}

/** Asks which of the kept cards pays the plan from now on. */
export function PlanCardModal({ subscription, onClose }: PlanCardModalProps) {
  const t = useBillingText();
  const ui = useUiText();
  const errorText = useErrorText();
  const cards = useCards();
  const choose = useChoosePlanCard();
  const [chosen, setChosen] = useState(subscription.card?.id);
  const isDue = subscription.past_due !== null;
  const isGood = cards.data?.some((card) => card.id === chosen && !isExpired(card)) ?? false;
  useFocusBack();
  const close = () => !choose.isPending && onClose();
  return (
    <Modal opened onClose={close} title={t('choose.title')} closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <Stack gap="lg">
        {isDue && <Text>{t('choose.due')}</Text>}
        {cards.isPending && <RowSkeleton count={2} label={t('cards.loading')} />}
        {cards.isError && <LoadFailed query={cards} />}
        {cards.data?.length === 0 && <Text>{t('choose.none')}</Text>}
        {cards.data && cards.data.length > 0 && <CardRadios cards={cards.data} chosen={chosen} onChoose={setChosen} />}
        <FormProblem text={choose.error ? errorText(choose.error, { not_found: t('choose.gone') }) : undefined} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={close}>
            {ui('cancel')}
          </Button>
          <Button
            loading={choose.isPending}
            disabled={!isGood || (chosen === subscription.card?.id && !isDue)}
            onClick={() => chosen !== undefined && choose.mutate(chosen, { onSuccess: onClose })}
          >
            {t(isDue ? 'choose.pay' : 'choose.confirm')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface CardRadiosProps {
  cards: readonly SavedCard[];
  chosen: string | undefined;
  onChoose(id: string): void;
}

function CardRadios({ cards, chosen, onChoose }: CardRadiosProps) {
  const t = useBillingText();
  return (
    <Radio.Group label={t('cards.title')} value={chosen ?? ''} onChange={onChoose}>
      <Stack gap="sm" mt="xs">
        {cards.map((card) => (
          <CardRadio key={card.id} card={card} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
