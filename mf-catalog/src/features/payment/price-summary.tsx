import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { usePaymentText } from '../../messages/payment.ts';
import classes from './price-summary.module.css';
import type { Quote } from './use-quote.ts';

/** Price, discount, tax and total, as the server says them. */
export function PriceSummary({ quote }: { quote: Quote }) {
  const t = usePaymentText();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, quote.currency);
  // One payment is of one country and one day: all its lines have the same tax.
  const tax = quote.lines.find((line) => line.tax !== null)?.tax;
  const taxed = tax && { name: tax.name, rate: format.percent(tax.rate / 100) };
  const isAdded = tax?.inclusive === false;
  return (
    <dl className={classes.rows}>
      {(quote.discount_minor > 0 || isAdded) && <Row name={t('price.price')} amount={money(quote.price_minor)} />}
      {quote.discount_minor > 0 && <Row name={t('price.discount')} amount={money(-quote.discount_minor)} />}
      {taxed && isAdded && <Row name={t('price.taxAdded', taxed)} amount={`+${money(quote.tax_minor)}`} />}
      <div className={classes.total}>
        <dt>{t('price.total')}</dt>
        <dd>{money(quote.amount_minor)}</dd>
      </div>
      {taxed && !isAdded && <Row name={t('price.taxIncluded', taxed)} amount={money(quote.tax_minor)} />}
      {quote.needs_country && <Row name={t('price.tax')} amount={t('price.taxUnknown')} />}
    </dl>
  );
}

const Row = ({ name, amount }: { name: string; amount: string }) => (
  <div className={classes.row}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
