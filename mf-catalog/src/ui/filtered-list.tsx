import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button, Group, Stack } from '@stoa/shared/kit';
import { useCatalogueText } from '../messages/catalogue.ts';
import classes from './filtered-list.module.css';

interface FilteredListProps {
  filters: ReactNode;
  /** How many of them narrow the list. */
  count: number;
  /** They stand above it, to be taken back. */
  active: ReactNode;
  sort: ReactNode;
  children: ReactNode;
}

/** A list with what narrows and orders it. */
export function FilteredList({ filters, count, active, sort, children }: FilteredListProps) {
  return (
    <div className={classes.layout}>
      <Filters count={count}>{filters}</Filters>
      <Stack gap="lg" className={classes.list}>
        <Group justify="space-between" align="start">
          {active}
          <div className={classes.sort}>{sort}</div>
        </Group>
        {children}
      </Stack>
    </div>
  );
}

/** Beside the list on a wide page, behind a button on a narrow one. */
function Filters({ count, children }: { count: number; children: ReactNode }) {
  const t = useCatalogueText();
  const [isOpen, setOpen] = useState(false);
  return (
    <aside aria-label={t('filters.name')} className={classes.filters} data-open={isOpen}>
      <Button
        className={classes.toggle ?? ''}
        variant="default"
        fullWidth
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filters.open', { count })}
      </Button>
      <div className={classes.panel}>{children}</div>
    </aside>
  );
}

/** One page of it; it fades while the next one is awaited. */
export function ListPage({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <div className={classes.page} data-stale={isStale} aria-busy={isStale}>
      {children}
    </div>
  );
}
