import { useState } from 'react';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { Alert, Button, Checkbox, Radio, Stack } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { usePaymentText } from '../../messages/payment.ts';
import { CardFrame } from './card-frame.tsx';
import classes from './card-choice.module.css';
import { brandName } from './brand-name.ts';
import { isExpired, NEW_CARD, type useCardChoice } from './use-card-choice.ts';
import { useForgetCard, type useCards } from './use-cards.ts';

type SavedCard = Reply<'listCards'>[number];

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
                <KeptCard key={card.id} card={card} />
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
  return (
    <Stack gap="md">
      {settings.card_fields_url === null ? (
        <p>{t('card.elsewhere')}</p>
      ) : (
        <CardFrame url={settings.card_fields_url} form={choice.form} />
      )}
      {settings.can_save_cards && settings.card_fields_url !== null && (
        <Checkbox
          label={t('card.keep')}
          description={t('card.keepHint')}
          checked={choice.keeps}
          onChange={(event) => choice.setKeeps(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}

function KeptCard({ card }: { card: SavedCard }) {
  const t = usePaymentText();
  const forget = useForgetCard();
  const [asks, setAsks] = useState(false);
  const name = t('cards.name', { brand: brandName(card.brand), last4: card.last4 });
  const until = `${String(card.expires_month).padStart(2, '0')}/${card.expires_year}`;
  const expired = isExpired(card);
  return (
    <div className={classes.kept}>
      <Radio
        value={card.id}
        label={name}
        description={t(expired ? 'cards.expired' : 'cards.until', { until })}
        disabled={expired}
      />
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('cards.forgetName', { card: name })}
        onClick={() => setAsks(true)}
      >
        {t('cards.forget')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('cards.ask', { card: name })}
        text={forget.isError ? t('cards.forgetFailed') : t('cards.askText')}
        confirmLabel={t('cards.forget')}
        destructive
        pending={forget.isPending}
        onConfirm={() => forget.mutate(card.id, { onSuccess: () => setAsks(false) })}
        onCancel={() => setAsks(false)}
      />
    </div>
  );
}
