import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { usePaymentText } from '../../messages/payment.ts';
import classes from './price-summary.module.css';
import type { Quote } from './use-quote.ts';

/** Price, discount, tax and total, as the server says them. */
export function PriceSummary({ quote }: { quote: Quote }) {
  const t = usePaymentText();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, quote.currency);
  return (
    <dl className={classes.rows}>
      {quote.discount_minor > 0 && (
        <>
          <Row name={t('price.price')} amount={money(quote.price_minor)} />
          <Row name={t('price.discount')} amount={money(-quote.discount_minor)} />
        </>
      )}
      <div className={classes.total}>
        <dt>{t('price.total')}</dt>
        <dd>{money(quote.amount_minor)}</dd>
      </div>
      {quote.tax_minor > 0 && <Row name={t('price.tax')} amount={money(quote.tax_minor)} />}
    </dl>
  );
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
