import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { currencyChoices, sameFigure } from '@stoa/shared/i18n/currency-texts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { usePaymentsOpen } from '@stoa/shared/remote/use-payments-open.ts';
import { Alert, Group, NativeSelect, Radio, Stack, Text } from '@stoa/shared/kit';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import type { ChangeEvent } from 'react';
import { Controller } from 'react-hook-form';
import { useBuilderText } from '../../messages/builder.ts';
import { useCourseForm, useFieldNames } from './use-course-form.ts';

const fields = ['type', 'price_minor', 'currency'] as const;

export function PriceSection() {
  const form = useCourseForm(fields);
  const t = useBuilderText();
  const word = useCourseWords();
  const rule = useRuleText();
  const { locale } = useFormat();
  const names = useFieldNames();
  const [type, currency] = form.watch(['type', 'currency']);
  const isPayable = usePaymentsOpen({ enabled: type === 'paid' });
  return (
    <Stack gap="lg">
      <Controller
        control={form.control}
        name="type"
        render={({ field }) => (
          <Radio.Group
            id="type"
            label={t('price.question')}
            value={field.value}
            onChange={(next) => {
              field.onChange(next);
              if (next === 'free') form.setValue('price_minor', 0, { shouldValidate: true });
            }}
          >
            <Stack gap="sm" mt="xs">
              <Radio value="free" label={word('priceType.free')} description={t('price.free.hint')} />
              <Radio value="paid" label={word('priceType.paid')} description={t('price.paid.hint')} />
            </Stack>
          </Radio.Group>
        )}
      />
      {type === 'paid' && isPayable === false && (
        <Alert color="yellow" title={t('price.closed.title')}>
          {t('price.closed.text')}
        </Alert>
      )}
      {type === 'paid' && (
        <Group gap="md" align="flex-start">
          <Controller
            control={form.control}
            name="price_minor"
            render={({ field, fieldState }) => (
              <MoneyField
                id="price_minor"
                label={names.price_minor}
                currency={currency}
                value={field.value}
                onChange={field.onChange}
                error={rule(fieldState.error?.message) ?? (field.value === 0 ? t('price.missing') : undefined)}
              />
            )}
          />
          <NativeSelect
            id="currency"
            label={names.currency}
            data={currencyChoices(locale, currency)}
            error={rule(form.formState.errors.currency?.message)}
            {...form.register('currency', {
              onChange: (event: ChangeEvent<HTMLSelectElement>) => {
                const price = sameFigure(form.getValues('price_minor'), currency, event.target.value);
                form.setValue('price_minor', price, { shouldValidate: true });
              },
            })}
          />
        </Group>
      )}
      <Text size="sm" c="dimmed">
        {t('price.note')}
      </Text>
    </Stack>
  );
}
