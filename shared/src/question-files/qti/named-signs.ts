/** Names of HTML 4 for the signs from a place of Unicode on, in their order. */
const rows: readonly (readonly [from: number, names: string])[] = [
  [
    0xa0,
    `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr
    deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest
    Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig
    agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`,
  ],
  [0x152, 'OElig oelig'],
  [0x391, 'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho'],
  [0x3a3, 'Sigma Tau Upsilon Phi Chi Psi Omega'],
  [0x3b1, 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho'],
  [0x3c2, 'sigmaf sigma tau upsilon phi chi psi omega'],
  [0x2190, 'larr uarr rarr darr harr'],
  [0x21d2, 'rArr'],
  [0x21d4, 'hArr'],
  [0x2208, 'isin notin'],
  [0x2211, 'sum minus'],
  [0x221a, 'radic'],
  [0x221e, 'infin'],
  [0x2248, 'asymp'],
  [0x2260, 'ne equiv'],
  [0x2264, 'le ge'],
];
const signs: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([from, names]) =>
    names.split(/\s+/).map((name, at) => [name, String.fromCodePoint(from + at)] as const),
  ),
);

/** Letters with accents, Greek ones and signs of mathematics, of which the reader of XML knows no names. */
export const withNamedSigns = (html: string): string =>
  html.replaceAll(/&([a-z]+\d*);/gi, (written, name: string) => signs.get(name) ?? written);
