import type { Ref } from 'react';
import { TextInput } from './kit.ts';

interface MomentFieldProps {
  label: string;
  description: string;
  /** An instant, or null. */
  value: string | null;
  onChange(instant: string | null): void;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A day and a time in the reader's own zone, kept as an instant. */
export function MomentField({ value, onChange, ...props }: MomentFieldProps) {
  return (
    <TextInput
      {...props}
      type="datetime-local"
      value={value === null ? '' : localText(value)}
      onChange={({ currentTarget: { value: typed } }) => onChange(typed === '' ? null : new Date(typed).toISOString())}
    />
  );
}

/** '2026-03-02T09:30', by the reader's clock. */
function localText(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
