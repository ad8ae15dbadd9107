import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Plugin } from 'postcss';
import { folderAbove } from './folder-above.ts';
import { readManifest } from './workspace.ts';

export type CascadeLayer = 'ui' | 'shell' | 'remote';

const layersByPackage: Record<string, CascadeLayer> = { '@stoa/shared': 'ui', '@stoa/shell': 'shell' };

/** The layer of a stylesheet by the package it stands in; undefined for libraries, which bring their own. */
export function layerOf(file: string): CascadeLayer | undefined {
  const owner = folderAbove(dirname(file), 'package.json');
  if (!owner) return undefined;
  return existsSync(join(owner, 'remote.config.ts')) ? 'remote' : layersByPackage[readManifest(owner).name ?? ''];
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
    const file = sheet.source?.input.file;
    const layer = file && layerOf(file);
    const inside = layer ? sheet.nodes.filter((node) => !staysOutside(node)) : [];
    if (!layer || inside.length === 0) return;
    const block = postcss.atRule({ name: 'layer', params: layer, source: sheet.source! });
    for (const node of inside) node.remove();
    block.append(inside);
    sheet.append(block);
  },
};
