import type { CDPSession, Page } from 'playwright';

/** Longer than any screen may take to come; then its code never lets go of the page. */
const SILENT_MS = 25_000;

/** Nothing more can be learned of this page, nor of another one with the same code. */
export class PageLost extends Error {
  override name = 'PageLost';
}

/** What a page is asked by: the browser's own protocol, as no code of the page has a hand in it. */
interface Held {
  session: CDPSession;
  /** Object of what runs in the page. */
  objectId: string;
}
const held = new WeakMap<Page, Held>();

/** Takes hold of what runs in the page's new document; it was there under this name, and is no more. */
export async function holdProbe(page: Page, name: string): Promise<void> {
  const session = held.get(page)?.session ?? (await page.context().newCDPSession(page));
  const { result } = await session.send('Runtime.evaluate', { expression: name });
  if (!result.objectId) throw new PageLost('what looks at it was not there when it came.');
  held.set(page, { session, objectId: result.objectId });
}

/** Asks what runs in the page (page/). @throws PageLost when it does not answer */
export async function ask<T>(page: Page, what: string): Promise<T> {
  return (await inTime(call(page, what, true))).value as T;
}

/** Listeners on what outlives every screen: in words, each with the code that listens. @throws PageLost */
export const listenersOf = (page: Page): Promise<Listener[]> => inTime(findListeners(page));

export interface Listener {
  words: string;
  /** Address of the code; empty where it has none. */
  url: string;
}

const LASTING = ['window', 'document', 'html', 'head', 'body'];

async function findListeners(page: Page): Promise<Listener[]> {
  const { session } = requireHeld(page);
  const { urls, renamed } = await scriptsOf(session);
  const found = LASTING.map(async (target, index) => {
    const { objectId } = await call(page, `lasting()[${index}]`, false);
    if (!objectId) return [];
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    await session.send('Runtime.releaseObject', { objectId });
    return listeners.map(({ type, useCapture, scriptId }) => ({
      words: `${type} on ${target}${useCapture ? ', on the way down' : ''}`,
      url: urls.get(scriptId) ?? '',
    }));
  });
  return [...(await Promise.all(found)).flat(), ...renamed];
}

/**
 * Where all scripts that the page has run came from, whatever they call themselves: who debugs is told of each. `renamed`:
 * those that go under the shell's name, as what they start would pass for the shell's.
 */
async function scriptsOf(session: CDPSession) {
  const urls = new Map<string, string>();
  const renamed: Listener[] = [];
  const note = ({ scriptId, url, hasSourceURL, embedderName = '' }: Script) => {
    urls.set(scriptId, hasSourceURL ? embedderName : url);
    if (hasSourceURL && url.includes('/shell/'))
      renamed.push({ words: `code that calls itself ${url}`, url: embedderName });
  };
  session.on('Debugger.scriptParsed', note);
  await session.send('Debugger.enable');
  await session.send('Debugger.disable');
  session.off('Debugger.scriptParsed', note);
  return { urls, renamed };
}

interface Script {
  scriptId: string;
  url: string;
  /** Its text names another address. */
  hasSourceURL?: boolean;
  embedderName?: string;
}

/** Runs this in a world of its own, which has the page's document and none of its code. @throws PageLost */
export const askApart = <T>(page: Page, expression: string, script: string): Promise<T> =>
  inTime(runApart<T>(page, expression, script));

async function runApart<T>(page: Page, expression: string, script: string): Promise<T> {
  const { session } = requireHeld(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'proof' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  await session.send('Runtime.evaluate', { contextId, expression: `globalThis.axe ?? (() => { ${script} })()` });
  const options = { awaitPromise: true, returnByValue: true };
  return valueOf(await session.send('Runtime.evaluate', { contextId, expression, ...options })).value as T;
}

async function call(page: Page, what: string, returnByValue: boolean) {
  const { session, objectId } = requireHeld(page);
  const functionDeclaration = `function () { return this.${what}; }`;
  const options = { awaitPromise: true, returnByValue };
  return valueOf(await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration, ...options }));
}

interface Answer {
  result: { value?: unknown; objectId?: string };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

function valueOf({ result, exceptionDetails: thrown }: Answer): Answer['result'] {
  if (thrown) throw new Error(thrown.exception?.description ?? thrown.text);
  return result;
}

function requireHeld(page: Page): Held {
  const probe = held.get(page);
  if (!probe) throw new PageLost('nothing looks at it.');
  return probe;
}

/** @throws PageLost when the page lets it wait */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageLost(`it says nothing for ${SILENT_MS / 1000} seconds.`)), SILENT_MS);
  });
  // It may fail long after nobody waits for it any more.
  answer.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
