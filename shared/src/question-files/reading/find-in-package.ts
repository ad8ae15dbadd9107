/** In the addresses of pages, the folder of all files. @see Common Cartridge 1.1 Implementation 5.5.1.3 */
const BASE = /^(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24)\/?/i;
/** Where systems put what is linked from there. */
const folders = ['', 'web_resources/'];

/** The path of what an address names; undefined where that is elsewhere, or nowhere. `from`: the file it stands in. */
export type FindInPackage = (address: string, from?: string) => string | undefined;

/** Finds the files of a package, in whatever case their names are written. */
export function findingIn(paths: Iterable<string>): FindInPackage {
  const byName = new Map([...paths].map((path) => [path.toLowerCase(), path]));
  return (address, from = '') => {
    if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address)) return undefined;
    const path = unescaped(address.replace(/[?#].*$/s, '').replace(BASE, '')).replaceAll('\\', '/');
    const near = BASE.test(address) ? [] : [joined(folderOf(from), path)];
    const candidates = [...near, ...folders.map((folder) => joined(folder, path.replace(/^(?:\.\.\/)+/, '')))];
    return candidates.flatMap((candidate) => byName.get(candidate.toLowerCase()) ?? [])[0];
  };
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Without steps up and down: `a/../b/./c` is `b/c`. What would leave the package stays outside it. */
function joined(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}/${path}`.split('/')) {
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
