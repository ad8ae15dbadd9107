/** As French is set: what stands before `:`, `;`, `?`, `!`, `%` and inside guillemets never ends a line alone. */
export const withFrenchSpaces = (text: string): string =>
  text.replaceAll(/ (?=[:;?!»%])/g, '\u00A0').replaceAll('« ', '«\u00A0');
