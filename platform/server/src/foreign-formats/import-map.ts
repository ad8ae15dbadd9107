import { z } from 'zod';
import { integrity } from '@stoa/shared/platform-contract/release.ts';
import { fileUrls, type FormatQuestion } from './file-urls.ts';

export const importMap = z.strictObject({
  imports: z.record(z.string(), z.url()),
  /** Address → hash, which browsers check before they run the module. */
  integrity: z.record(z.url(), integrity),
});
export type ImportMap = z.infer<typeof importMap>;

/**
 * The stable versions of a channel as an import map. Each remote is a single-spa application: `import { mount } from
 * 'mf-catalog'`; React and whatever else the shell lends stand beside them. A remote whose build has no module is left out.
 * The entry's hash stands beside the module's for those who fetch it by themselves. Pure.
 */
export function buildImportMap(question: Omit<FormatQuestion, 'before'>): ImportMap {
  const map: ImportMap = { imports: {}, integrity: {} };
  addLent(map, question);
  addRemotes(map, question);
  return importMap.parse(map);
}

function addRemotes(map: ImportMap, { channel, find, siteUrl }: Omit<FormatQuestion, 'before'>): void {
  for (const [name, { version }] of Object.entries(channel.live).sort(([one], [other]) => one.localeCompare(other))) {
    const remote = name === 'shell' ? undefined : find(name, version);
    if (!remote?.descriptor.module) continue;
    const { module, entry } = remote.descriptor;
    const { urlOf, integrityOf } = fileUrls(remote, siteUrl);
    map.imports[name] = urlOf(module);
    for (const path of [module, entry]) map.integrity[urlOf(path)] = integrityOf(path);
  }
}

/** The modules, and every other one that they may ask for. */
function addLent(map: ImportMap, { shell, siteUrl }: Pick<FormatQuestion, 'shell' | 'siteUrl'>): void {
  if (!shell?.descriptor.lent) return;
  const { urlOf, integrityOf } = fileUrls(shell, siteUrl);
  for (const [name, path] of Object.entries(shell.descriptor.lent.modules)) map.imports[name] = urlOf(path);
  for (const { path } of shell.files.filter((file) => file.path.endsWith('.mjs'))) {
    map.integrity[urlOf(path)] = integrityOf(path);
  }
}
