/**
 * Can every page be read from the right as well? Stylesheets speak of starts and ends, never of left and right, top and
 * bottom. What is meant for one direction alone says so in its selector: `.arrow:dir(rtl)`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { globSync } from 'tinyglobby';
import { root } from '../start/run-command.ts';

/** @throws with every fault found. */
export async function checkStyles(): Promise<void> {
  const files = globSync('{shell,shared,mf-*,platform/toolchain/template/*,e2e/remotes/*}/src/**/*.css', {
    cwd: root,
  }).sort();
  const faults = (await Promise.all(files.map(faultsOf))).flat();
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function faultsOf(file: string): Promise<string[]> {
  const faults: string[] = [];
  postcss.parse(await readFile(join(root, file), 'utf8')).walkDecls((declaration) => {
    const fault = isForOneDirection(declaration) ? undefined : findFault(declaration);
    if (fault) faults.push(`${file}:${declaration.source?.start?.line ?? 1} ${declaration.prop}: ${fault}`);
  });
  return faults;
}

const isForOneDirection = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && 'selector' in parent && /:dir\(|\[dir/.test(String(parent.selector));

const PHYSICAL = /^(?:(?:scroll-)?(?:margin|padding)|border)-(?:top|right|bottom|left)\b|^(?:top|right|bottom|left)$/;
const FOUR_SIDES = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;

function findFault({ prop, value }: Pick<Declaration, 'prop' | 'value'>): string | undefined {
  if (PHYSICAL.test(prop)) return 'name the start or the end instead (inline-start, block-end …)';
  if (/^(?:text-align|float|clear)$/.test(prop) && /\b(?:left|right)\b/.test(value)) return 'say start or end';
  const sides = FOUR_SIDES.test(prop) ? postcss.list.space(value) : [];
  return sides.length === 4 && sides[1] !== sides[3] ? 'write its inline and its block part apart' : undefined;
}
