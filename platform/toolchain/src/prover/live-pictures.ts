import type { ProvenScreen } from '@stoa/shared/platform-contract/proofs.ts';
import type { Browser } from 'playwright';
import { isRemote } from '@stoa/server/registry/artefact-store.ts';
import { keepPicture, type Found } from './found.ts';
import { openProverPage, type Answers, type ProverPage } from './open-prover-page.ts';
import { PAGES_AT_ONCE, SCHEMES } from './prove-page.ts';
import type { LivePage } from '@stoa/server/proof/subject.ts';
import { openScreen, takePicture } from './visit-screen.ts';

/** Puts beside each screen what an earlier proof saw of the page that visitors have. Whether that was all there is. */
export function putKnownPictures(found: Found, { records, seen }: LivePage, browser: string): boolean {
  const screens = screensOf(found, records);
  if (seen?.browser !== browser) return screens.length === 0;
  for (const screen of screens) {
    const { path, scheme } = screen;
    screen.live_picture = seen.screens.find((one) => one.path === path && one.scheme === scheme)?.picture ?? null;
  }
  return screens.every((screen) => screen.live_picture !== null);
}

/** The same addresses with what visitors have now. What goes wrong there is not this version's. */
export async function takeLivePictures(
  browser: Browser,
  url: string,
  { found, live, answers }: { found: Found; live: LivePage; answers: Answers },
): Promise<void> {
  const lacking = screensOf(found, live.records).filter((screen) => screen.live_picture === null);
  const paths = [...new Set(lacking.map(({ path }) => path))].values();
  const tour = async () => {
    let prover: ProverPage | undefined;
    for (const path of paths) {
      prover ??= await openProverPage(browser, url, { answers });
      for (const scheme of SCHEMES) {
        await prover.setScheme(scheme);
        await openScreen(prover.page, path);
        const picture = keepPicture(found, await takePicture(prover.page));
        for (const one of lacking) if (one.path === path && one.scheme === scheme) one.live_picture = picture;
      }
    }
    await prover?.close();
  };
  // Without a picture beside it, the new one stands alone.
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => tour().catch(() => undefined)));
}

/** Those that the live page has as well. */
function screensOf({ screens }: Found, records: LivePage['records']): ProvenScreen[] {
  const known = new Set(
    records.flatMap(({ descriptor }) => (isRemote(descriptor) ? descriptor.routes.map(({ path }) => path) : [])),
  );
  return screens.filter(({ route }) => known.has(route));
}
