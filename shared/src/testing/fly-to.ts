import { jest } from '@jest/globals';

/**
 * For tests: the reader’s computer changes its zone; `offset` in minutes, as a Date tells it: `flyTo('Asia/Tokyo', -540)`. Ends with
 * `jest.restoreAllMocks()`.
 */
export function flyTo(timeZone: string, offset: number): void {
  jest.restoreAllMocks();
  const Real = Intl.DateTimeFormat;
  const make = (...[locale, options]: ConstructorParameters<typeof Real>) => new Real(locale, { timeZone, ...options });
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(make as typeof Real);
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
}
