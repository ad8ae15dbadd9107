import { mkdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { isMissing, replaceFile } from '@stoa/server/storage/durable-files.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const kept = z.object({
  /** By address of the site. */
  sites: z.record(z.string(), z.object({ token: z.string(), name: z.string(), kept_at: z.iso.datetime() })),
});
type Kept = z.infer<typeof kept>;

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

export const credentialsFile = (env: Environment = process.env): string =>
  join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'stoa', 'credentials.json');

export async function findLogin(url: string, file = credentialsFile()): Promise<string | undefined> {
  return (await readKept(file)).sites[url]?.token;
}

/** Readable by this account alone. */
export async function keepLogin(
  url: string,
  { token, name }: { token: string; name: string },
  file = credentialsFile(),
): Promise<void> {
  const { sites } = await readKept(file);
  await write(file, { sites: { ...sites, [url]: { token, name, kept_at: new Date().toISOString() } } });
}

/** False when there was none. */
export async function forgetLogin(url: string, file = credentialsFile()): Promise<boolean> {
  const { sites } = await readKept(file);
  if (!sites[url]) return false;
  const { [url]: _forgotten, ...others } = sites;
  await write(file, { sites: others });
  return true;
}

async function readKept(file: string): Promise<Kept> {
  try {
    return kept.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return { sites: {} };
    throw new Error(`${file} cannot be read. Delete it, and run stoa login again.`, { cause: error });
  }
}

async function write(file: string, content: Kept): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  await replaceFile(file, `${JSON.stringify(content, undefined, 2)}\n`, PRIVATE_FILE);
}
