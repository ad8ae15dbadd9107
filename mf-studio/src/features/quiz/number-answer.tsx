import { SimpleGrid, TextInput } from '@stoa/shared/kit';
import { useState } from 'react';
import { useQuizText } from '../../messages/quiz.ts';
import type { AnswersProps } from './answers-field.tsx';

/** The right number, and how far from it is still right. */
export function NumberAnswer({ question, problems, onChange }: Omit<AnswersProps, 'pictureOf'>) {
  const t = useQuizText();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <Decimal
        label={t('number.value')}
        description={t('number.value.hint')}
        error={problems.value}
        value={question.value}
        onChange={(value) => onChange({ ...question, value })}
      />
      <Decimal
        label={t('number.tolerance')}
        description={t('number.tolerance.hint')}
        error={problems.tolerance}
        value={question.tolerance}
        onChange={(tolerance) => onChange({ ...question, tolerance: tolerance ?? 0 })}
      />
    </SimpleGrid>
  );
}

interface DecimalProps {
  label: string;
  description: string;
  error: string | undefined;
  value: number | null;
  onChange(value: number | null): void;
}

/**
 * What is half typed (“-”, “3,”) stays as it is until it is a number. A field of text: the kit's own for numbers drops
 * the comma of what is pasted, and makes 981 of 9,81.
 */
function Decimal({ value, onChange, ...shown }: DecimalProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  return (
    <TextInput
      {...shown}
      inputMode="decimal"
      autoComplete="off"
      value={numberOf(typed) === value ? typed : String(value ?? '')}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(numberOf(event.currentTarget.value));
      }}
    />
  );
}

/** Null for what is no number yet. */
function numberOf(typed: string): number | null {
  const text = typed.trim().replace('−', '-').replace(',', '.');
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : null;
}
