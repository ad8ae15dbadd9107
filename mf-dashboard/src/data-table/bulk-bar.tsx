import type { ReactNode } from 'react';
import { Button } from '@stoa/shared/kit';
import { useTableText } from '../messages/table.ts';
import classes from './data-table.module.css';
import type { Selection } from './use-selection.ts';

/** What can be done to all chosen rows; drawn while there are any. */
export function BulkBar({ selection: { chosen, clear }, children }: { selection: Selection; children: ReactNode }) {
  const t = useTableText();
  if (chosen.size === 0) return null;
  return (
    <div className={classes.bulk} role="group" aria-label={t('bulk')}>
      <span role="status">{t('chosen', { count: chosen.size })}</span>
      {children}
      <Button size="compact-sm" variant="subtle" onClick={clear}>
        {t('choose.none')}
      </Button>
    </div>
  );
}
