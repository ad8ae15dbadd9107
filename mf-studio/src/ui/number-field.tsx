import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { NumberInput } from '@stoa/shared/overlays';
import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface NumberFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPath<V>;
  id: string;
  label: string;
  description: string;
  suffix?: string;
  min: number;
  max: number;
  /** Empty means that there is no bound: null. */
  isOptional?: boolean;
}

/** A whole number of a form. What is out of its bounds stays as it was typed, and is told. */
export function NumberField<V extends FieldValues>({ control, name, isOptional, ...shown }: NumberFieldProps<V>) {
  const ruleText = useRuleText();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberInput
          {...shown}
          allowDecimal={false}
          clampBehavior="none"
          value={field.value ?? ''}
          onChange={(given) => field.onChange(isOptional && given === '' ? null : given)}
          error={ruleText(fieldState.error?.message)}
        />
      )}
    />
  );
}
