import { SimpleGrid } from '@stoa/shared/kit';
import { NumberInput } from '@stoa/shared/overlays';
import { useState } from 'react';
import { useQuizText } from '../../messages/quiz.ts';
import type { AnswersProps } from './answers-field.tsx';

/** The right number, and how far from it is still right. */
export function NumberAnswer({ question, problems, onChange }: AnswersProps) {
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
        min={0}
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
  min?: number;
  value: number | null;
  onChange(value: number | null): void;
}

/** What is half typed (“-”, “3,”) stays as it is until it is a number. */
function Decimal({ value, onChange, ...shown }: DecimalProps) {
  const [typed, setTyped] = useState<number | string>(value ?? '');
  return (
    <NumberInput
      {...shown}
      allowedDecimalSeparators={['.', ',']}
      hideControls
      value={numberOf(typed) === value ? typed : (value ?? '')}
      onChange={(given) => {
        setTyped(given);
        onChange(numberOf(given));
      }}
    />
  );
}

function numberOf(typed: number | string): number | null {
  if (typed === '' || typed === '-') return null;
  const number = Number(typed);
  return Number.isFinite(number) ? number : null;
}
