import type { Transaction } from '@stoa/shared/contract/market/billing.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Radio, Stack } from '@stoa/shared/kit';
import { useBillingText } from '../../messages/billing.ts';
import { ALL, askableMinor } from './refund-wish.ts';

interface AskedLinesProps {
  transaction: Transaction;
  value: string;
  onChange(line: string): void;
}

/** What of a payment is asked back: all of it, or one item; and why not the others. */
export function AskedLines({ transaction, value, onChange }: AskedLinesProps) {
  const t = useBillingText();
  const format = useFormat();
  const { lines, currency, refund_obstacle } = transaction;
  const amount = (line: string) => format.money(askableMinor(transaction, line), currency);
  return (
    <Radio.Group label={t('refund.what')} value={value} onChange={onChange}>
      <Stack gap="sm" mt="xs">
        <Radio
          value={ALL}
          label={t('refund.all')}
          description={refund_obstacle ? t('refund.notAll') : amount(ALL)}
          disabled={refund_obstacle !== null}
        />
        {lines.map(({ line_id, name, refund_obstacle: obstacle }) => (
          <Radio
            key={line_id}
            value={line_id}
            label={name}
            description={obstacle ? t(`obstacle.${obstacle}`) : amount(line_id)}
            disabled={obstacle !== null}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
