import type { ComponentProps } from 'react';
import { Skeleton } from '@stoa/shared/kit';
import { usePaymentText } from '../../messages/payment.ts';
import { CardChoice } from './card-choice.tsx';

/** The card to choose, once it is known which are kept: the form is not drawn for nothing. */
export function TillCards(props: ComponentProps<typeof CardChoice>) {
  const t = usePaymentText();
  if (props.cards.isLoading) return <Skeleton height="14rem" role="status" aria-label={t('card.loading')} />;
  return <CardChoice {...props} />;
}
