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
const madeFor = kept((_clocks: string, ...given: DateTimeFormatOf) => new Intl.DateTimeFormat(...given));
/** Where no zone is given, in that of the reader at present: a format stays in the zone that it was made in. */
export const dateTimeFormat = (...given: DateTimeFormatOf): Intl.DateTimeFormat => madeFor(ownClocks(), ...given);

/** Minutes from UTC in winter and summer: to ask for the zone's name takes a hundred times as long. */
function ownClocks(): string {
  const year = new Date().getFullYear();
  return [0, 6].map((month) => new Date(year, month, 1).getTimezoneOffset()).join();
}
