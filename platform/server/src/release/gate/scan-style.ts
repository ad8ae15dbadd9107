import postcss, { type AtRule, type Declaration } from 'postcss';
import { BUNDLE_IT, excerptOf, namesHost, type Finding, type Found } from './finding.ts';

/** Finds addresses in a stylesheet that the page's policy refuses. @throws CssSyntaxError when it is no stylesheet */
export function scanStyle(code: string): Finding[] {
  const findings: Finding[] = [];
  const note = (node: Declaration | AtRule, found: Found[]) => {
    const { line = 1, column = 1 } = node.source?.start ?? {};
    for (const one of found) findings.push({ ...one, line, column, excerpt: excerptOf(node.toString()) });
  };
  const root = postcss.parse(code);
  root.walkAtRules('import', (rule) => {
    note(rule, addressesIn(rule.params).filter(namesHost).map(otherHost('imports', 'style-src')));
  });
  root.walkDecls((declaration) => {
    const addresses = addressesIn(declaration.value);
    const isFont = declaration.prop.toLowerCase() === 'src';
    note(declaration, addresses.filter(namesHost).map(otherHost('fetches', isFont ? 'font-src' : 'img-src')));
    if (isFont && addresses.some((address) => /^data:/i.test(address))) note(declaration, [fontInside]);
  });
  return findings;
}

const fontInside: Found = {
  what: 'holds a font as a data: address',
  policy: "font-src 'self'",
  remedy: 'Emit the font as a file of its own.',
  isCertain: true,
};

const otherHost =
  (verb: string, policy: string) =>
  (address: string): Found => ({
    what: `${verb} ${JSON.stringify(address.slice(0, 80))}, which is another host`,
    policy: `${policy} 'self'`,
    remedy: BUNDLE_IT,
    isCertain: true,
  });

/** What stands in `url(…)`, and quoted texts that are an address by themselves, as in `@import` and `image-set`. */
const addressesIn = (value: string): string[] =>
  [...value.matchAll(/url\(\s*([^'")\s][^)\s]*)\s*\)|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/gi)]
    .map(([, bare, double, single]) => bare ?? double ?? single ?? '')
    .filter((text) => text !== '');
