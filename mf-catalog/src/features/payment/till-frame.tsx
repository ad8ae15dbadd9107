import type { ReactNode } from 'react';
import { Stack } from '@stoa/shared/kit';
import { usePaymentText } from '../../messages/payment.ts';
import classes from './till.module.css';

interface TillFrameProps {
  /** What is bought, and with what. */
  children: ReactNode;
  /** Names what stands beside; left out: the total, and paying. */
  label?: string;
  /** What it costs, and the button: beside it, where there is room. */
  total: ReactNode;
}

export function TillFrame({ children, label, total }: TillFrameProps) {
  const t = usePaymentText();
  return (
    <div className={classes.layout}>
      <div className={classes.main}>{children}</div>
      <aside className={classes.till} aria-label={label ?? t('till')}>
        <Stack gap="lg">{total}</Stack>
      </aside>
    </div>
  );
}
