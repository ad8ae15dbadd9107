import { expect, test } from '@jest/globals';
import { countryCodes } from './countries.ts';

/** What `Intl` names beside the countries: unions, islands of other countries, states that are no more, tests. */
const noCountries =
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(' ');

test('the list holds every country that Intl can name, once, and nothing else', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const named = letters.flatMap((one) => letters.map((two) => one + two)).filter((code) => names.of(code));
  expect(named.filter((code) => !noCountries.includes(code))).toEqual(countryCodes);
});
