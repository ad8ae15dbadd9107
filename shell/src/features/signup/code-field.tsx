import type { ComponentProps } from 'react';
import { TextInput } from '@stoa/shared/kit';
import classes from './code-field.module.css';

const DIGITS = 6;

interface CodeFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  value: string;
  onChange(code: string): void;
}

/** Six digits in one field, so that they can be pasted and filled in by a phone; what is no digit falls away. */
export function CodeField({ onChange, ...props }: CodeFieldProps) {
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      size="lg"
      classNames={{ input: classes.input }}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, DIGITS))}
      {...props}
    />
  );
}

export const isWholeCode = (code: string): boolean => code.length === DIGITS;
