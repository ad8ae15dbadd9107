import { useUiText } from '../i18n/messages/ui.ts';
import { useFormat } from '../i18n/use-format.ts';
import classes from './price.module.css';

interface PriceProps {
  /** Minor units; 0 is free. */
  minor: number;
  currency: string;
}

export function Price({ minor, currency }: PriceProps) {
  const t = useUiText();
  const format = useFormat();
  return <span className={classes.price}>{minor === 0 ? t('price.free') : format.money(minor, currency)}</span>;
}
