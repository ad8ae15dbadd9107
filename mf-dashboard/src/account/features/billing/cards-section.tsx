import { useState } from 'react';
import type { SavedCard } from '@stoa/shared/contract/market/payments.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button } from '@stoa/shared/kit';
import { LoadFailed } from '@stoa/shared/remote/load-failed.tsx';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { Section } from '@stoa/shared/ui/section.tsx';
import { RowSkeleton } from '@stoa/shared/ui/skeletons.tsx';
import { usePaymentWords } from '../../../messages/payment-words.ts';
import { brandName } from '../../../ui/paid-by-card.tsx';
import { useBillingText } from '../../messages/billing.ts';
import classes from './cards-section.module.css';
import { useCards, useForgetCard } from './use-billing.ts';

/** The cards that the gateway keeps; one that is forgotten can only be typed again. */
export function CardsSection() {
  const t = useBillingText();
  const cards = useCards();
  return (
    <Section title={t('cards.title')} lead={t('cards.lead')}>
      {cards.isPending && <RowSkeleton count={1} label={t('cards.loading')} />}
      {cards.isError && <LoadFailed query={cards} />}
      {cards.data?.length === 0 && <p>{t('cards.none')}</p>}
      {cards.data && cards.data.length > 0 && (
        <ul className={classes.list}>
          {cards.data.map((card) => (
            <KeptCard key={card.id} card={card} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function KeptCard({ card }: { card: SavedCard }) {
  const t = useBillingText();
  const word = usePaymentWords();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const forget = useForgetCard();
  const [asks, setAsks] = useState(false);
  const name = word('card', { brand: brandName(card.brand), last4: card.last4 });
  const until = `${String(card.expires_month).padStart(2, '0')}/${card.expires_year}`;
  return (
    <li className={classes.card}>
      <span>
        {name} <span className={classes.until}>{t('cards.until', { until })}</span>
      </span>
      <Button
        variant="default"
        size="compact-md"
        aria-label={t('cards.forgetName', { card: name })}
        onClick={() => setAsks(true)}
      >
        {t('cards.forget')}
      </Button>
      <ConfirmDialog
        opened={asks}
        title={t('cards.ask', { card: name })}
        text={t('cards.askText')}
        confirmLabel={t('cards.forget')}
        destructive
        pending={forget.isPending}
        onConfirm={() =>
          forget.mutate(card.id, {
            onError: (error) => toasts.show({ kind: 'error', message: errorText(error) }),
            onSettled: () => setAsks(false),
          })
        }
        onCancel={() => setAsks(false)}
      />
    </li>
  );
}
