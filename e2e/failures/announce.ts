import { EVENTS_PATH } from '@stoa/shared/platform-contract/paths.ts';
import type { ReleaseDocument, ReleaseReply } from '@stoa/shared/platform-contract/release.ts';
import type { Page } from 'playwright/test';
import { readReply, RELEASE } from './sabotage.ts';
import { payloadOf, signedBy } from './signing.ts';

interface News {
  /** The page has asked for the new revision. */
  heard(): Promise<unknown>;
}

/** From now on another revision is live, and pages are told so. They must trust the tests' key: see `changeRelease`. */
export async function announce(page: Page, change: (live: ReleaseDocument) => ReleaseDocument): Promise<News> {
  const { payload: before, visit } = await readReply(page);
  const live = JSON.parse(before) as ReleaseDocument;
  const revision = live.revision + 1;
  const payload = payloadOf({ ...change(live), revision });
  const reply: ReleaseReply = { payload, visit: signedBy(visit, payload) };
  await page.route(
    ({ pathname }) => pathname === RELEASE,
    (route) => route.fulfill({ json: reply }),
  );
  const data = JSON.stringify({ channel: 'production', revision });
  await page.route(
    ({ pathname }) => pathname === EVENTS_PATH,
    (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: `retry: 600000\nevent: release\ndata: ${data}\n\n` }),
  );
  const asked = page.waitForResponse((response) => new URL(response.url()).pathname === RELEASE);
  asked.catch(() => undefined);
  return { heard: () => asked };
}
