import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import { inParallel } from '@stoa/server/registry/in-parallel.ts';
import type { Release } from '@stoa/server/release/plan-change.ts';
import type { RegistryClient } from './registry-client.ts';

const READS_AT_ONCE = 6;

interface Picture {
  file: string;
  blob: string | null;
}

/**
 * Writes the pictures of the newest proof that has any: `01.certificates.light.jpg`, and `01.certificates.light.live.jpg`
 * for what was live there. Gives back the files' names.
 */
export async function writePictures(
  client: RegistryClient,
  params: Release,
  proofs: readonly Proof[],
  folder: string,
): Promise<string[]> {
  const pictures = proofs.map(picturesOf).find((found) => found.length > 0) ?? [];
  await mkdir(folder, { recursive: true });
  await inParallel(
    pictures,
    async ({ file, blob }) => {
      const { jpeg } = await client.call('getProofPicture', { params: { ...params, picture: blob } });
      await writeFile(join(folder, file), Buffer.from(jpeg, 'base64'));
    },
    READS_AT_ONCE,
  );
  return pictures.map(({ file }) => file);
}

const picturesOf = ({ screens }: Proof) =>
  screens
    .flatMap(({ path, scheme, picture, live_picture: live }, index): Picture[] => {
      const name = [String(index + 1).padStart(2, '0'), ...(path.match(/[\w-]+/g) ?? []), scheme].join('.');
      return [
        { file: `${name}.jpg`, blob: picture },
        { file: `${name}.live.jpg`, blob: live },
      ];
    })
    .filter((one): one is Picture & { blob: string } => one.blob !== null);
