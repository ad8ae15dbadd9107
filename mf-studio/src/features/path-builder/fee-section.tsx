import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { pathFees } from '@stoa/shared/contract/market/learning-paths.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Group, Input, Radio, Stack, Text } from '@stoa/shared/kit';
import { useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useSaveState } from '../../saving/saving-context.tsx';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { FeePrices } from './fee-prices.tsx';
import { usePathBuilding } from './path-builder-context.tsx';
import { pathRules } from './path-rules.ts';
import type { FeeDraft } from './path-values.ts';
import { SinglePrices } from './single-prices.tsx';
import { usePathForm } from './use-path-form.ts';

const fields = ['fee'] as const;
export type FeeForm = ReturnType<typeof usePathForm<'fee'>>;

/** While learners see the path, a price that is half typed would be charged. */
const untilSaved = rule('Save the price by its button: until then it is as before.');

/** What the path costs: saved as a whole, once it is one; by a button where learners see it. */
export function FeeSection() {
  const { path, saver } = usePathBuilding();
  const isPublic = path.status === 'published';
  const form = usePathForm(fields, isPublic ? untilSaved : undefined);
  const isHeld = useSaveState(({ held }) => 'fee' in (held.get('path') ?? {}));
  const prices = useRef({ amount_minor: 0, compare_at_minor: null as number | null });
  const t = usePathBuilderText();
  const ruleText = useRuleText();
  const fee = form.watch('fee');
  const choose = (chosen: (typeof pathFees)[number]) => {
    // Another choice and back again finds the price as it was typed.
    if (fee.fee === 'one_time') prices.current = fee;
    form.setValue('fee', feeOf({ ...fee, ...(chosen === 'one_time' && prices.current) }, chosen));
  };
  const save = () => {
    const checked = pathRules.shape.fee.safeParse(form.getValues('fee'));
    if (checked.success) saver.change('path', 'fee', checked.data);
    else void form.trigger();
  };
  // Of the server, which refuses the whole.
  const refused = ruleText(form.formState.errors.fee?.message);
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
            onChange={(chosen) => choose(chosen as (typeof pathFees)[number])}
            error={ruleText(fieldState.error?.message)}
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
      {isPublic && (
        <Group gap="sm">
          <Button disabled={!isHeld} onClick={save}>
            {t('fee.save')}
          </Button>
          <Text size="sm">{t('fee.save.hint')}</Text>
        </Group>
      )}
    </Stack>
  );
}

/** Only what is paid for once has a price. */
const feeOf = (now: FeeDraft, fee: (typeof pathFees)[number]): FeeDraft =>
  fee === 'one_time' ? { ...now, fee } : { currency: now.currency, fee, amount_minor: 0, compare_at_minor: null };
