import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Plugin } from 'postcss';
import { folderAbove } from './folder-above.ts';
import { readManifest } from './workspace.ts';

export type CascadeLayer = 'ui' | 'shell' | 'remote';

const layersByPackage: Record<string, CascadeLayer> = { '@stoa/shared': 'ui', '@stoa/shell': 'shell' };

/** The layer of a stylesheet by the package it stands in; undefined for libraries. */
export function layerOf(file: string): CascadeLayer | undefined {
  const owner = folderAbove(dirname(file), 'package.json');
  if (!owner) return undefined;
  return existsSync(join(owner, 'remote.config.ts')) ? 'remote' : layersByPackage[readManifest(owner).name ?? ''];
}

const isAtRule = (node: ChildNode, ...names: string[]): node is AtRule =>
  node.type === 'atrule' && names.includes(node.name);

/** What must stand outside a layer: imports; fonts may. */
const isOfPage = (node: ChildNode): boolean =>
  isAtRule(node, 'charset', 'import', 'font-face') || node.type === 'comment';
/** Of our own stylesheets, layer order and blocks that name their layer besides. */
const staysOutside = (node: ChildNode): boolean => isOfPage(node) || isAtRule(node, 'layer');

/**
 * PostCSS plugin: wraps every rule of a package's stylesheet in the package's cascade layer. What a remote takes of
 * libraries goes into the remote's layer, whatever layers it brings: outside of all it would win over the whole page.
 */
export const cascadeLayer = (workspace: string): Plugin => {
  const isRemote = layerOf(join(workspace, 'any.css')) === 'remote';
  return {
    postcssPlugin: 'stoa-cascade-layer',
    Once(sheet) {
      const file = sheet.source?.input.file;
      const own = file && layerOf(file);
      const layer = own || (isRemote ? 'remote' : undefined);
      const stays = own ? staysOutside : isOfPage;
      const inside = layer ? sheet.nodes.filter((node) => !stays(node)) : [];
      if (!layer || inside.length === 0) return;
      const block = postcss.atRule({ name: 'layer', params: layer, source: sheet.source! });
      for (const node of inside) node.remove();
      block.append(inside);
      sheet.append(block);
    },
  };
};
