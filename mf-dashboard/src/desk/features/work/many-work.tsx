import { useState } from 'react';
import { Button } from '@stoa/shared/kit';
import { BulkBar } from '../../../ui/data-table/bulk-bar.tsx';
import type { Selection } from '../../../ui/data-table/use-selection.ts';
import { useWorkText } from '../../messages/work.ts';
import { DropDialog } from './drop-dialog.tsx';
import { useManyWork } from './use-given-up-work.ts';

/** What can be done to all chosen ones. */
export function ManyWork({ selection }: { selection: Selection }) {
  const t = useWorkText();
  const [isDropping, setDropping] = useState(false);
  const { retry, drop, failure } = useManyWork(() => {
    setDropping(false);
    selection.clear();
  });
  const ids = [...selection.chosen];
  return (
    <BulkBar selection={selection}>
      <Button size="compact-sm" variant="default" loading={retry.isPending} onClick={() => retry.mutate(ids)}>
        {t('retry')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => setDropping(true)}>
        {t('drop.many')}
      </Button>
      {isDropping && (
        <DropDialog
          count={ids.length}
          isPending={drop.isPending}
          failure={failure}
          onConfirm={(reason) => drop.mutate({ ids, reason })}
          onClose={() => setDropping(false)}
        />
      )}
    </BulkBar>
  );
}
