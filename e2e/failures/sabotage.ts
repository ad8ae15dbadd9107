import { createHash } from 'node:crypto';
import { expect, type Page, type Route } from 'playwright/test';
import type { ReleaseDocument, ReleasedRemote, ReleaseReply, Visit } from '@stoa/shared/platform-contract/release.ts';
import { RELEASE_ELEMENT_ID, releasePath, VISIT_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import { payloadOf, signedBy, trusting } from './signing.ts';

export const RELEASE = releasePath('production');

/** Ways in which a file can fail to come. */
export const faults = ['404', '500', 'hang', 'corrupt bytes'] as const;
export type Fault = (typeof faults)[number];

/** Undoes the damage: what is asked for from now on is answered well. What hangs already, goes on hanging. */
export type Heal = () => void;

/** Damages every answer for a file, under whatever query, until healed. */
export async function breakFile(page: Page, file: string | RegExp, fault: Fault): Promise<Heal> {
  let isBroken = true;
  const matches = (url: URL) => (typeof file === 'string' ? url.pathname === file : file.test(url.pathname));
  await page.route(matches, async (route) => {
    if (!isBroken) return route.continue();
    await answerWith(route, fault);
  });
  return () => {
    isBroken = false;
  };
}

async function answerWith(route: Route, fault: Fault): Promise<void> {
  if (fault === 'hang') return;
  if (fault === 'corrupt bytes') {
    // Past the page, which may be closed before the answer is read.
    const good = await fetch(route.request().url());
    const contentType = good.headers.get('content-type') ?? '';
    return route.fulfill({ contentType, body: `${await good.text()} /* and a few bytes more */` });
  }
  return route.fulfill({ status: Number(fault), contentType: 'application/json', body: '{"message":"No."}' });
}

interface PageParts {
  html: string;
  /** The signed text of the release, letter by letter. */
  payload: string;
  visit: Visit;
}

const elementOf = (id: string) => new RegExp(`(<script[^>]*id="${id}"[^>]*>)([^]*?)(</script>)`);

/** Changes the page on its way to the browser: the release that it carries, and this visitor's part. */
export async function changePage(page: Page, change: (parts: PageParts) => PageParts): Promise<void> {
  await page.route(
    (url) => !/^\/(api|platform|remotes|shell)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const [, , payload = ''] = elementOf(RELEASE_ELEMENT_ID).exec(html) ?? [];
      const [, , visit = '{}'] = elementOf(VISIT_ELEMENT_ID).exec(html) ?? [];
      const changed = change({ html, payload, visit: JSON.parse(visit) as Visit });
      const body = [
        [RELEASE_ELEMENT_ID, changed.payload],
        [VISIT_ELEMENT_ID, payloadOf(changed.visit)],
      ].reduce(
        (text, [id, json]) =>
          text.replace(elementOf(id!), (_, start: string, _old: string, end: string) => start + json + end),
        changed.html,
      );
      await route.fulfill({ response, body });
    },
  );
}

/** Changes the release document as if it had been released so: signed, with a key that the page trusts. */
export const changeRelease = (
  page: Page,
  change: (document: ReleaseDocument) => ReleaseDocument,
  changeVisit: (visit: Visit) => Visit = (visit) => visit,
): Promise<void> =>
  changePage(page, ({ html, payload: before, visit }) => {
    const payload = payloadOf(change(JSON.parse(before) as ReleaseDocument));
    return { html, payload, visit: signedBy(trusting(changeVisit(visit)), payload) };
  });

/** Changes the release document behind the back of who signed it. */
export const forgeRelease = (page: Page, change: (payload: string) => string): Promise<void> =>
  changePage(page, (parts) => ({ ...parts, payload: change(parts.payload) }));

/**
 * Gives a file other bytes and makes the page expect just these, as if it had been released so: `change` may make it
 * throw. `namedIn` is the entry that holds the file's hash, where it does; it is changed along.
 */
export async function replaceBytes(
  page: Page,
  file: string,
  change: (text: string) => string,
  namedIn?: string,
): Promise<void> {
  const text = await (await page.request.get(file)).text();
  const changed = change(text);
  const hashes = [[integrityOf(text), integrityOf(changed)] as const];
  await serve(page, file, changed);
  if (namedIn) {
    const entry = await (await page.request.get(namedIn)).text();
    const renamed = entry.replaceAll(...hashes[0]!);
    hashes.push([integrityOf(entry), integrityOf(renamed)]);
    await serve(page, namedIn, renamed);
  }
  const withNewHashes = (given: string) => hashes.reduce((body, [from, to]) => body.replaceAll(from, to), given);
  await changePage(page, ({ html, payload: before, visit }) => {
    const payload = withNewHashes(before);
    return { html: withNewHashes(html), payload, visit: signedBy(trusting(visit), payload) };
  });
}

const serve = (page: Page, file: string, body: string) =>
  page.route(
    (url) => url.pathname === file,
    async (route) => route.fulfill({ response: await route.fetch(), body }),
  );

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** What is live, and the part of a visitor who comes for the first time. */
export async function readReply(page: Page): Promise<ReleaseReply> {
  return (await (await page.request.get(RELEASE)).json()) as ReleaseReply;
}

export const readRelease = async (page: Page): Promise<ReleaseDocument> =>
  JSON.parse((await readReply(page)).payload) as ReleaseDocument;

export async function requireRemote(page: Page, name: string): Promise<ReleasedRemote> {
  const remote = (await readRelease(page)).remotes.find((one) => one.name === name);
  if (!remote) throw new Error(`${name} is not live.`);
  return remote;
}

/** Lets page time pass without waiting for it; in steps, so that answers come in between. */
export async function passTime(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 5) {
    await page.clock.runFor(5_000);
    await page.waitForTimeout(20);
  }
}

/** Lets page time pass until the shell has given up on a remote. */
export async function untilGivenUp(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await passTime(page, 10);
    expect(await retry.isVisible()).toBe(true);
  }).toPass({ intervals: [0] });
}
