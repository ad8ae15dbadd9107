/** Makes each once: an Intl object or a compiled message takes longer to make than to use a thousand times. */
export function kept<A extends unknown[], F>(make: (...given: A) => F): (...given: A) => F {
  const made = new Map<string, F>();
  return (...given) => {
    const key = JSON.stringify(given);
    const found = made.get(key) ?? make(...given);
    made.set(key, found);
    return found;
  };
}

type NumberFormatOf = ConstructorParameters<typeof Intl.NumberFormat>;
export const numberFormat = kept((...given: NumberFormatOf) => new Intl.NumberFormat(...given));

type DateTimeFormatOf = ConstructorParameters<typeof Intl.DateTimeFormat>;
export const dateTimeFormat = kept((...given: DateTimeFormatOf) => new Intl.DateTimeFormat(...given));
