import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { Alert, Checkbox, Radio, Stack } from '@stoa/shared/kit';
import { CardFrame } from '@stoa/shared/remote/cards/card-frame.tsx';
import { KeptCard } from '@stoa/shared/remote/cards/kept-card.tsx';
import type { useCards } from '@stoa/shared/remote/cards/use-cards.ts';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import { NEW_CARD, type useCardChoice } from './use-card-choice.ts';

interface CardChoiceProps {
  settings: Reply<'getPaymentSettings'>;
  cards: ReturnType<typeof useCards>;
  choice: ReturnType<typeof useCardChoice>;
}

/** A card that is kept, or a new one in the gateway's form. */
export function CardChoice({ settings, cards, choice }: CardChoiceProps) {
  const t = usePaymentText();
  const kept = cards.data ?? [];
  const isNew = choice.chosen === NEW_CARD;
  return (
    <Section title={t('card.title')}>
      <Stack gap="lg">
        {settings.is_sandbox && (
          <Alert color="blue" role="note">
            {t('sandbox')}
          </Alert>
        )}
        {cards.isError && <LoadFailed query={cards} title={t('cards.failed')} />}
        {kept.length > 0 && (
          <Radio.Group label={t('cards.choose')} value={choice.chosen} onChange={choice.choose}>
            <Stack gap="sm" mt="xs">
              {kept.map((card) => (
                <KeptCard key={card.id} card={card} isChoice />
              ))}
              <Radio value={NEW_CARD} label={t('cards.new')} />
            </Stack>
          </Radio.Group>
        )}
        {/* It stays while another card is looked at: what was typed in it is nowhere else. */}
        <div hidden={!isNew}>
          <NewCard settings={settings} choice={choice} />
        </div>
      </Stack>
    </Section>
  );
}

function NewCard({ settings, choice }: Pick<CardChoiceProps, 'settings' | 'choice'>) {
  const t = usePaymentText();
  const keep = <KeepCard settings={settings} choice={choice} />;
  if (settings.card_fields_url !== null) {
    return (
      <CardFrame url={settings.card_fields_url} form={choice.form}>
        {keep}
      </CardFrame>
    );
  }
  return (
    <Stack gap="md">
      <p>{t('card.elsewhere')}</p>
      {keep}
    </Stack>
  );
}

function KeepCard({ settings, choice }: Pick<CardChoiceProps, 'settings' | 'choice'>) {
  const t = usePaymentText();
  if (choice.keepsCard) return <p>{t('card.kept')}</p>;
  if (!settings.can_save_cards) return null;
  return (
    <Checkbox
      label={t('card.keep')}
      description={t('card.keepHint')}
      checked={choice.keeps}
      onChange={(event) => choice.setKeeps(event.currentTarget.checked)}
    />
  );
}
