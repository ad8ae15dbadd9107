import { money } from './format.ts';
import classes from './price.module.css';

interface PriceProps {
  /** Minor units; 0 is free. */
  minor: number;
  currency: string;
}

export function Price({ minor, currency }: PriceProps) {
  return <span className={classes.price}>{minor === 0 ? 'Free' : money(minor, currency)}</span>;
}
