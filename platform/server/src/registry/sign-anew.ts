import { z } from 'zod';
import { signedText, type SignedText } from '@stoa/shared/platform-contract/release.ts';
import { toJson } from './json-object.ts';
import { isPacked, toPackedJson, unpacked } from './packed-json.ts';
import type { Registry } from './registry.ts';

/** Where signed texts lie; each object is one, or holds some by name. */
const PREFIXES = ['artefacts/', 'retired/', 'channels/', 'tokens/', 'policies/', 'proofs/', 'proposals/', 'overrides/'];

/**
 * Signs what one key signed with the present key, letter by letter the same text, so that the key can be retired: its
 * artefacts, revisions and records would not be trusted any more. What has not its signature stays as it is. May be killed at any
 * moment and run again. Says how many objects it wrote.
 */
export async function signAnew(
  { storage, keys }: Pick<Registry, 'storage' | 'keys'>,
  keyId: string,
  onProgress: (done: number) => void = () => undefined,
): Promise<number> {
  const { signer, verifier } = keys;
  if (!signer) throw new Error('This process has no signing key: do it where the key is.');
  const again = (text: SignedText): SignedText =>
    text.key_id === keyId && verifier.verify(text) ? signer.sign(text.payload) : text;
  let done = 0;
  for (const prefix of PREFIXES) {
    for await (const { key } of storage.list(prefix)) {
      const stored = await storage.read(key);
      const before = stored && parsed(key, stored.content);
      if (!stored || !before) continue;
      const after = isText(before) ? again(before) : mapped(before, again);
      if (JSON.stringify(after) === JSON.stringify(before)) continue;
      // One that was changed meanwhile has the new signature, one that is gone was retired.
      const content = isPacked(stored.content) ? await toPackedJson(after) : toJson(after);
      if (await storage.replace(key, content, stored.tag)) onProgress((done += 1));
    }
  }
  return done;
}

const texts = z.union([signedText.strict(), z.record(z.string(), signedText.strict().nullable())]);

const isText = (found: z.infer<typeof texts>): found is SignedText => typeof found['payload'] === 'string';
const mapped = (found: Record<string, SignedText | null>, change: (text: SignedText) => SignedText) =>
  Object.fromEntries(Object.entries(found).map(([name, text]) => [name, text && change(text)]));

function parsed(key: string, content: Uint8Array): z.infer<typeof texts> | undefined {
  try {
    return texts.safeParse(JSON.parse(Buffer.from(unpacked(key, content)).toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
