import { pathFees } from '@stoa/shared/contract/market/learning-paths.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Input, Radio, Stack } from '@stoa/shared/kit';
import { Controller } from 'react-hook-form';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { FeePrices } from './fee-prices.tsx';
import type { FeeDraft } from './path-values.ts';
import { SinglePrices } from './single-prices.tsx';
import { usePathForm } from './use-path-form.ts';

const fields = ['fee'] as const;
export type FeeForm = ReturnType<typeof usePathForm<'fee'>>;

/** What the path costs: saved as a whole, once it is one. */
export function FeeSection() {
  const form = usePathForm(fields);
  const t = usePathBuilderText();
  const rule = useRuleText();
  const fee = form.watch('fee');
  // Of the server, which refuses the whole.
  const refused = rule(form.formState.errors.fee?.message);
  return (
    <Stack gap="lg">
      <Controller
        control={form.control}
        name="fee.fee"
        render={({ field, fieldState }) => (
          <Radio.Group
            id="fee"
            tabIndex={-1}
            label={t('fee.question')}
            value={field.value ?? ''}
            onChange={(chosen) => form.setValue('fee', feeOf(fee, chosen as (typeof pathFees)[number]))}
            error={rule(fieldState.error?.message)}
          >
            <Stack gap="sm" mt="xs">
              {pathFees.map((one) => (
                <Radio key={one} value={one} label={t(`fee.${one}`)} description={t(`fee.${one}.hint`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      />
      {fee.fee === 'one_time' && <FeePrices form={form} refused={refused} />}
      {fee.fee !== 'one_time' && refused && <Input.Error role="alert">{refused}</Input.Error>}
      <SinglePrices fee={fee} />
    </Stack>
  );
}

/** Only what is paid for once has a price. */
const feeOf = (now: FeeDraft, fee: (typeof pathFees)[number]): FeeDraft =>
  fee === 'one_time' ? { ...now, fee } : { ...now, fee, amount_minor: 0, compare_at_minor: null };
