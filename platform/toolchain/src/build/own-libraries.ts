import { lentKeys, lentPackages, packageOf } from './lent-modules.ts';
import { installedVersion, type Workspace } from './workspace.ts';

/**
 * The libraries that a remote brings itself instead of borrowing them, in the version that its own code gets.
 * @throws when one is nothing that the shell lends, or is not installed
 */
export function ownLibraries({ name, dir }: Workspace, own: readonly string[] = []): Record<string, string> {
  const lent = [...new Set([...lentKeys('production').map(packageOf), ...lentPackages])].filter(
    (library) => library !== '@stoa/shared',
  );
  const versions = [...own].sort().map((library) => {
    if (!lent.includes(library)) {
      throw new Error(
        `remote.config.ts of ${name} says own: '${library}', which the shell does not lend: just import it. ` +
          `Lent are ${lent.sort().join(', ')}.`,
      );
    }
    const version = installedVersion(library, dir);
    if (!version) {
      throw new Error(`remote.config.ts of ${name} says own: '${library}', which is not installed. Run npm install.`);
    }
    return [library, version] as const;
  });
  return Object.fromEntries(versions);
}
