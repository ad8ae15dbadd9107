import { Button } from '@stoa/shared/kit';
import { BulkBar } from '../../../data-table/bulk-bar.tsx';
import type { Selection } from '../../../data-table/use-selection.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import { useSetManyEnabled } from './use-coupons.ts';

const MOST = 100;

/** What can be done to many coupons at once. */
export function CouponBulk({ selection }: { selection: Selection }) {
  const t = useCouponsText();
  const { mutate, isPending, variables } = useSetManyEnabled(selection.clear);
  const ids = [...selection.chosen];
  return (
    <BulkBar selection={selection}>
      {[false, true].map((enabled) => (
        <Button
          key={String(enabled)}
          size="compact-sm"
          variant="default"
          disabled={ids.length > MOST}
          loading={isPending && variables.enabled === enabled}
          onClick={() => mutate({ ids, enabled })}
        >
          {t(enabled ? 'enable' : 'disable')}
        </Button>
      ))}
      {ids.length > MOST && <span>{t('many.most', { most: MOST })}</span>}
    </BulkBar>
  );
}
