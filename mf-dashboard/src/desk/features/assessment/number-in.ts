/** Whole numbers alone are given; of what else is typed the digits count. */
export function numberIn(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 3);
  return digits === '' ? null : Number(digits);
}
