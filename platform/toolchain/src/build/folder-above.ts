import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder, from `from` upwards, in which `path` exists. */
export function folderAbove(from: string, path: string): string | undefined {
  if (existsSync(join(from, path))) return from;
  const above = dirname(from);
  return above === from ? undefined : folderAbove(above, path);
}
