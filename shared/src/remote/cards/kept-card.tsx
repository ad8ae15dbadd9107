import { useState } from 'react';
import type { SavedCard } from '../../contract/market/payments.ts';
import { isApiError } from '../../http/api-error.ts';
import { useCardsText } from '../../i18n/messages/cards.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Button, Radio } from '../../ui/kit.ts';
import { brandName } from './brand-name.ts';
import classes from './kept-card.module.css';
import { useForgetCard } from './use-cards.ts';

/** A card holds to the end of the month that is printed on it. */
export const isExpired = (
  { expires_year, expires_month }: Pick<SavedCard, 'expires_year' | 'expires_month'>,
  now = new Date(),
): boolean => expires_year * 12 + expires_month < now.getFullYear() * 12 + now.getMonth() + 1;

interface KeptCardProps {
  card: SavedCard;
  /** Within a `Radio.Group`: it can be chosen there, while it is good. */
  isChoice?: boolean;
}

/** A card that the gateway keeps, and a way to have it forgotten. */
export function KeptCard({ card, isChoice = false }: KeptCardProps) {
  const t = useCardsText();
  const [asks, setAsks] = useState(false);
  const { name, validity } = useCardWords(card);
  return (
    <div className={classes.kept}>
      {isChoice ? (
        <CardRadio card={card} />
      ) : (
        <span>
          {name} <span className={classes.validity}>{validity}</span>
        </span>
      )}
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('forgetName', { card: name })}
        onClick={() => setAsks(true)}
      >
        {t('forget')}
      </Button>
      <Forgetting card={card} name={name} isAsked={asks} onClose={() => setAsks(false)} />
    </div>
  );
}

/** Within a `Radio.Group`: a card that can be chosen while it is good. */
export function CardRadio({ card }: { card: SavedCard }) {
  const { name, validity, expired } = useCardWords(card);
  return <Radio value={card.id} label={name} description={validity} disabled={expired} />;
}

function useCardWords(card: SavedCard) {
  const t = useCardsText();
  const { brand, last4, expires_month, expires_year } = card;
  const until = `${String(expires_month).padStart(2, '0')}/${expires_year}`;
  const expired = isExpired(card);
  return {
    name: t('name', { brand: brandName(brand), last4 }),
    validity: t(expired ? 'expired' : 'until', { until }),
    expired,
  };
}

interface ForgettingProps {
  card: SavedCard;
  name: string;
  isAsked: boolean;
  onClose(): void;
}

function Forgetting({ card, name, isAsked, onClose }: ForgettingProps) {
  const t = useCardsText();
  const forget = useForgetCard();
  const close = () => {
    forget.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      opened={isAsked}
      title={t('ask', { card: name })}
      text={forget.isError ? t(paysPlan(forget.error) ? 'paysPlan' : 'forgetFailed') : t('askText')}
      confirmLabel={t('forget')}
      destructive
      pending={forget.isPending}
      onConfirm={() => forget.mutate(card.id, { onSuccess: close })}
      onCancel={close}
    />
  );
}

const paysPlan = (error: unknown): boolean => isApiError(error) && error.code === 'card_pays_plan';
