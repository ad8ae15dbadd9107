import type { CDPSession } from 'playwright';

/** `resize on window` → how many. */
export type CountedListeners = ReadonlyMap<string, number>;

/** Where a listener outlives its remote. */
const targets = ['window', 'document', 'document.documentElement', 'document.body', 'document.head'];

/** Which events the page's lasting objects are listened to for. */
export async function nameListeners(cdp: CDPSession): Promise<CountedListeners> {
  const counted = new Map<string, number>();
  for (const target of targets) {
    const { result } = await cdp.send('Runtime.evaluate', { expression: target });
    if (!result.objectId) continue;
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    for (const { type } of listeners) {
      const name = `${type} on ${target}`;
      counted.set(name, (counted.get(name) ?? 0) + 1);
    }
    await cdp.send('Runtime.releaseObject', { objectId: result.objectId });
  }
  return counted;
}

/** What has become more, most first: `50 × resize on window`. */
export const grownListeners = (before: CountedListeners, after: CountedListeners): string[] =>
  [...after]
    .map(([name, count]) => ({ name, more: count - (before.get(name) ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((one, other) => other.more - one.more)
    .map(({ name, more }) => `${more} × ${name}`);
