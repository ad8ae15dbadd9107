import { byIntegrity } from './by-integrity.ts';
import type { Finding } from './finding.ts';
import { scanScript } from './scan-script.ts';
import { readScriptGlobals, type ScriptGlobals } from './script-globals.ts';
import { stylesInScript, type StyleInScript } from './styles-in-script.ts';
import { parseScript, type Syntax } from './syntax-tree.ts';

/** All that the rules want to know of a script's text. */
export interface ScriptSource {
  /** What the page's policy would refuse; a text says why nothing can be found: it cannot be parsed. */
  findings: Finding[] | string;
  styles: StyleInScript[];
  globals: ScriptGlobals | undefined;
}

/** Parsed once for all of it, since parsing is what costs. */
export const readScript = byIntegrity((text): ScriptSource => {
  let syntax: Syntax;
  try {
    syntax = parseScript(text);
  } catch (error) {
    const findings = error instanceof Error ? error.message : 'not parseable';
    return { findings, styles: [], globals: undefined };
  }
  return {
    findings: scanScript(text, syntax),
    styles: stylesInScript(text, syntax),
    globals: readScriptGlobals(syntax),
  };
});
