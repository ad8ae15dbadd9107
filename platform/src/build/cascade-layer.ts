import { join, relative, sep } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Plugin } from 'postcss';
import { root } from './workspace.ts';

export type CascadeLayer = 'ui' | 'shell' | 'remote';

/** The layer of a stylesheet by the room it stands in; undefined for libraries, which bring their own. */
export function layerOf(file: string): CascadeLayer | undefined {
  const path = relative(root, file).split(sep).join('/');
  if (path.startsWith('shared/src/')) return 'ui';
  if (path.startsWith('shell/src/')) return 'shell';
  if (/^mf-[^/]+\/src\//.test(path)) return 'remote';
  return undefined;
}

const isAtRule = (node: ChildNode, ...names: string[]): node is AtRule =>
  node.type === 'atrule' && names.includes(node.name);

/** What must or may stand outside a layer: imports, layer order, blocks that name their layer, fonts. */
const staysOutside = (node: ChildNode): boolean =>
  isAtRule(node, 'charset', 'import', 'layer', 'font-face') || node.type === 'comment';

/** PostCSS plugin: wraps every rule of a package's stylesheet in the package's cascade layer. */
export const cascadeLayer: Plugin = {
  postcssPlugin: 'stoa-cascade-layer',
  Once(sheet) {
    const layer = layerOf(sheet.source?.input.file ?? join(root, 'unknown.css'));
    const inside = layer ? sheet.nodes.filter((node) => !staysOutside(node)) : [];
    if (!layer || inside.length === 0) return;
    const block = postcss.atRule({ name: 'layer', params: layer, source: sheet.source! });
    for (const node of inside) node.remove();
    block.append(inside);
    sheet.append(block);
  },
};
