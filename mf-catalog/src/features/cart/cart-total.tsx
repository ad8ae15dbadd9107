import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Text } from '@stoa/shared/kit';
import { usePaymentsOpen } from '@stoa/shared/remote/use-payments-open.ts';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useCartText } from '../../messages/cart.ts';
import classes from './cart-total.module.css';

interface CartTotalProps {
  totalMinor: number;
  currency: string;
  /** The till, for all of these. */
  till: string;
}

/** What it comes to by today's prices, and the way to the till, which alone says what is charged. */
export function CartTotal({ totalMinor, currency, till }: CartTotalProps) {
  const t = useCartText();
  const format = useFormat();
  const isOpen = usePaymentsOpen({ enabled: true });
  const amount = format.money(totalMinor, currency);
  return (
    <>
      <dl className={classes.total}>
        <dt>{t('total')}</dt>
        <dd>{amount}</dd>
      </dl>
      {isOpen === false ? (
        <Alert color="blue">{t('closed')}</Alert>
      ) : (
        <>
          <LinkButton to={till} size="md" fullWidth aria-label={t('checkOut.name', { amount })}>
            {t('checkOut')}
          </LinkButton>
          <Text size="sm">{t('total.text')}</Text>
        </>
      )}
    </>
  );
}
