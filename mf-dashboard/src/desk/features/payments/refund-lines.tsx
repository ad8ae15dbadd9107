import type { RefundWay } from '@stoa/shared/contract/market/billing-words.ts';
import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Radio, Stack } from '@stoa/shared/kit';
import { usePaymentsText } from '../../messages/payments.ts';
import { ALL, mostOf } from './refund-choice.ts';

interface RefundLinesProps {
  story: TransactionStory;
  way: RefundWay;
  value: string;
  onChange(line: string): void;
}

/** Whether all of a payment goes back or one item of it, with what is left of each. */
export function RefundLines({ story, way, value, onChange }: RefundLinesProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const left = (line: string) => t('refund.left', { amount: format.money(mostOf(story, line, way), story.currency) });
  return (
    <Radio.Group label={t('refund.what')} value={value} onChange={onChange}>
      <Stack gap="sm" mt="xs">
        <Radio value={ALL} label={t('refund.all')} description={left(ALL)} />
        {story.lines.map(({ line_id, name }) => (
          <Radio
            key={line_id}
            value={line_id}
            label={name}
            description={left(line_id)}
            disabled={mostOf(story, line_id, way) === 0}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
