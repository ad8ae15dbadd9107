import { Group, NativeSelect, Radio, Stack, Text } from '@stoa/shared/ui/kit.ts';
import { Controller } from 'react-hook-form';
import { FieldConflicts } from '../../builder/field-conflicts.tsx';
import { currencies } from './currencies.ts';
import { MoneyField } from './money-field.tsx';
import { fieldNames, useCourseForm } from './use-course-form.ts';

const fields = ['type', 'price_minor', 'currency'] as const;

export function PriceSection() {
  const { form, ...conflicts } = useCourseForm(fields);
  const [type, currency] = form.watch(['type', 'currency']);
  return (
    <Stack gap="lg">
      <FieldConflicts {...conflicts} names={fieldNames} />
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <Radio.Group
            id="type"
            label="What does it cost?"
            value={field.value}
            onChange={(next) => {
              field.onChange(next);
              if (next === 'free') form.setValue('price_minor', 0, { shouldValidate: true });
            }}
          >
            <Stack gap="sm" mt="xs">
              <Radio value="free" label="Free" description="Anyone with an account can enrol." />
              <Radio value="paid" label="Paid" description="One payment opens the course for good." />
            </Stack>
          </Radio.Group>
        )}
      />
      {type === 'paid' && (
        <Group gap="md" align="flex-start">
          <Controller
            control={form.control}
            name="price_minor"
            render={({ field, fieldState }) => (
              <MoneyField
                id="price_minor"
                label="Price"
                currency={currency}
                value={field.value}
                onChange={field.onChange}
                error={
                  fieldState.error?.message ?? (field.value === 0 ? 'Enter the price of a paid course.' : undefined)
                }
              />
            )}
          />
          <NativeSelect
            id="currency"
            label="Currency"
            data={currencies}
            error={form.formState.errors.currency?.message}
            {...form.register('currency')}
          />
        </Group>
      )}
      <Text size="sm" c="dimmed">
        A new price holds for those who enrol after it is published.
      </Text>
    </Stack>
  );
}
