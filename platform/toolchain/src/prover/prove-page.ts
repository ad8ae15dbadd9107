import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Browser } from 'playwright';
import { isRemote } from '@stoa/server/registry/artefact-store.ts';
import { PageLost } from './ask-page.ts';
import { keepPicture, type Found } from './found.ts';
import {
  type Answers,
  type FrameLooks,
  lookAtFrame,
  openProverPage,
  type ProverPage,
  type Scheme,
} from './open-prover-page.ts';
import { plannedScreens, type PlannedScreen } from './planned-screens.ts';
import { proveScreen, type ProvenOnce, type ScreenOptions } from './prove-screen.ts';

/** As many as a small machine has cores. */
export const PAGES_AT_ONCE = 2;
export const SCHEMES: readonly Scheme[] = ['light', 'dark'];

export interface Page {
  /** Where it is served. */
  url: string;
  answers: Answers;
  /** The version that is proved, by its name, and all others of the page. */
  name: string;
  records: readonly ArtefactRecord[];
  /** Its index in the proof; the first one's pictures are taken. */
  mixture: number;
  /** A browser draws the site: what goes wrong from now on is the version's. */
  onDrawn(): void;
}

/** Opens every screen of one version in a page of these versions, two at a time. */
export async function provePage(browser: Browser, page: Page, found: Found): Promise<void> {
  const { name, records, mixture } = page;
  const { descriptor } = records.find((record) => record.descriptor.name === name)!;
  const isFirst = mixture === 0;
  const options: ScreenOptions = {
    schemes: isFirst ? SCHEMES : SCHEMES.slice(0, 1),
    withPictures: isFirst,
    ownGlobals: records.flatMap((one) => (isRemote(one.descriptor) ? [one.descriptor.global] : [])),
  };
  const screens = plannedScreens(descriptor, records, mixture).values();
  const frame = await lookAtFrame(browser, page.url, page.answers);
  const tour = () => proveScreens(browser, page, { screens, options, found, frame });
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, tour));
}

interface Tour {
  /** Shared with others, who take what is next as well. */
  screens: Iterable<PlannedScreen>;
  options: ScreenOptions;
  found: Found;
  frame: FrameLooks;
}

async function proveScreens(browser: Browser, page: Page, { screens, options, found, frame }: Tour): Promise<void> {
  const { url, answers, mixture, onDrawn } = page;
  let prover: ProverPage | undefined;
  for (const screen of screens) {
    if (found.isEnough()) return;
    found.at = { route: screen.route, mixture };
    try {
      prover ??= await openProverPage(browser, url, { answers, frame });
      onDrawn();
      const { findings, looks } = await proveScreen(prover, screen, options);
      found.findings.push(...findings.map((finding) => ({ route: screen.route, mixture, ...finding })));
      if (mixture === 0) keepLooks(found, screen, looks);
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      const message = `The page of ${screen.path} breaks down: ${why}`.slice(0, 600);
      found.findings.push({ route: screen.route, mixture, rule: 'mounts', scheme: 'light', message });
      // A page that is held fast does not even close.
      if (error instanceof PageLost) return found.loseHope();
      await prover?.close().catch(() => undefined);
      prover = undefined;
    }
  }
  await prover?.close();
}

function keepLooks(found: Found, { route, path }: PlannedScreen, looks: ProvenOnce['looks']): void {
  for (const { scheme, shownMs, picture } of looks) {
    const blob = picture ? keepPicture(found, picture) : null;
    found.screens.push({ route, path, scheme, shown_ms: shownMs, picture: blob, live_picture: null });
  }
}
