import type { DecimalCell } from '@stoa/shared/contract/kernel/csv-text.ts';

export const whole = (value: number): DecimalCell => ({ decimal: value.toFixed(0) });

/** With as many digits as anybody reckons with; nothing where it cannot be told. */
export const fraction = (value: number | null): DecimalCell | '' =>
  value === null ? '' : { decimal: value.toFixed(4) };
