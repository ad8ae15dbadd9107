import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A file of a tool that a remote itself declares. @throws when it is not installed for that remote */
export function installedTool(dir: string, name: string, file: string): string {
  try {
    const manifest = createRequire(join(dir, 'package.json')).resolve(`${name}/package.json`);
    return join(dirname(manifest), file);
  } catch (cause) {
    throw new Error(`${name} is not installed. It belongs to devDependencies of package.json; then: npm install.`, {
      cause,
    });
  }
}
