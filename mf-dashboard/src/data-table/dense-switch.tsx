import { Switch } from '@stoa/shared/kit';
import { useTableText } from '../messages/table.ts';
import type { useTableMemory } from './table-memory.ts';

/** Dense rows, or comfortable ones. */
export function DenseSwitch({ memory: { isDense, setDense } }: { memory: ReturnType<typeof useTableMemory> }) {
  const t = useTableText();
  return (
    <Switch
      size="sm"
      label={t('dense')}
      checked={isDense}
      onChange={(event) => setDense(event.currentTarget.checked)}
    />
  );
}
