export interface Token {
  /** `--stoa-color-page`. */
  name: string;
  /** As it stands in the style sheet. */
  value: string;
}

/** Every design token of this page, in the order of the style sheets: what is shown can't differ from what is used. */
export function readTokens(): Token[] {
  const tokens = new Map<string, string>();
  for (const sheet of document.styleSheets) for (const style of rootRules(rulesOf(sheet))) collect(style, tokens);
  return [...tokens].map(([name, value]) => ({ name, value }));
}

/** A sheet of another origin, as on a developer's machine, does not let itself be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch {
    return undefined;
  }
}

function* rootRules(rules: CSSRuleList | undefined): Generator<CSSStyleDeclaration> {
  for (const rule of rules ?? []) {
    if (rule instanceof CSSLayerBlockRule) yield* rootRules(rule.cssRules);
    else if (rule instanceof CSSStyleRule && rule.selectorText === ':root') yield rule.style;
  }
}

function collect(style: CSSStyleDeclaration, tokens: Map<string, string>): void {
  for (const name of style) {
    if (name.startsWith('--stoa-')) tokens.set(name, style.getPropertyValue(name).trim());
  }
}
