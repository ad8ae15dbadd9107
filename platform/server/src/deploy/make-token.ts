import { createTokenReply } from '@stoa/shared/platform-contract/access.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';

/** A token that may publish and promote one remote, or the shell, and nothing else. */
export async function makeToken(
  url: string,
  rootToken: string,
  { remote, days }: { remote: string; days: number },
): Promise<string> {
  // A name belongs to one token, and one that was lost may still be good.
  const name = `publisher of ${remote}, ${new Date().toISOString()}`;
  const reply = await fetch(`${url}${PLATFORM_PREFIX}/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${rootToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, remotes: [remote], verbs: ['publish', 'promote'], days }),
  });
  if (!reply.ok) throw new Error(`No token for ${remote}: ${await reply.text()}`);
  return createTokenReply.parse(await reply.json()).token;
}
