import type { ArtefactRecord } from '@stoa/shared/contract/artefacts.ts';
import type { Proof, ProofFinding, ProvenScreen } from '@stoa/shared/contract/proofs.ts';
import { chromium, type Browser } from 'playwright';
import { isRemote } from '../registry/artefact-store.ts';
import { blobOf } from '../registry/blob-store.ts';
import type { ObjectStorage } from '../storage/object-storage.ts';
import { serveContract } from './contract-api.ts';
import { openGround } from './ground.ts';
import { BROWSER_ARGUMENTS, openProverPage, type ProverPage, type Scheme } from './open-prover-page.ts';
import { plannedScreens, type PlannedScreen } from './planned-screens.ts';
import { lookAtScreen, proveScreen, type ScreenOptions } from './prove-screen.ts';
import type { ProofWithPictures } from './prover.ts';
import { versionsOf, type ProofSubject } from './subject.ts';

export interface ProverSettings {
  executablePath: string;
  /** Answers of a site instead of invented ones: `https://staging.example`. */
  apiUrl: string | undefined;
}

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** Mounts a version in a headless browser, in every page that it would be part of. Nothing is written to the storage. */
export async function proveVersion(
  storage: ObjectStorage,
  subject: ProofSubject,
  { executablePath, apiUrl }: ProverSettings,
): Promise<ProofWithPictures> {
  const began = Date.now();
  const api = apiUrl ? undefined : await serveContract();
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const found = await proveMixtures(storage, subject, { browser, apiUrl: apiUrl ?? api!.url });
    const proof: Proof = {
      outcome: found.findings.length > 0 ? 'failed' : 'passed',
      why: null,
      at: new Date().toISOString(),
      took_ms: Date.now() - began,
      browser: `Chromium ${browser.version()}`,
      mixtures: subject.mixtures.map(versionsOf),
      screens: found.screens,
      findings: found.findings,
    };
    return { proof, pictures: found.pictures };
  } finally {
    await browser.close();
    await api?.close();
  }
}

interface Tools {
  browser: Browser;
  apiUrl: string;
}
interface Found {
  findings: ProofFinding[];
  screens: ProvenScreen[];
  pictures: Map<string, Buffer>;
}

async function proveMixtures(storage: ObjectStorage, subject: ProofSubject, tools: Tools): Promise<Found> {
  const found: Found = { findings: [], screens: [], pictures: new Map() };
  for (const [mixture, records] of subject.mixtures.entries()) {
    const isFirst = mixture === 0;
    const schemes = isFirst ? SCHEMES : SCHEMES.slice(0, 1);
    const ground = await openGround(storage, records, tools.apiUrl);
    try {
      await Promise.all(
        schemes.map((scheme) =>
          proveScheme(tools.browser, { subject, records, url: ground.url, scheme, mixture, isFirst }, found),
        ),
      );
    } finally {
      await ground.close();
    }
  }
  if (subject.before) await takeLivePictures(storage, subject.before, tools, found);
  found.screens.sort((one, other) => one.route.localeCompare(other.route) || one.scheme.localeCompare(other.scheme));
  return found;
}

interface Round {
  subject: ProofSubject;
  records: readonly ArtefactRecord[];
  url: string;
  scheme: Scheme;
  mixture: number;
  isFirst: boolean;
}

async function proveScheme(browser: Browser, round: Round, found: Found): Promise<void> {
  const { subject, records, url, scheme, mixture, isFirst } = round;
  const descriptor = records.find((record) => record.descriptor.name === subject.name)!.descriptor;
  const options: ScreenOptions = {
    again: isFirst && scheme === 'light',
    withPicture: isFirst,
    ownGlobals: records.map((record) => record.descriptor).flatMap((one) => (isRemote(one) ? [one.global] : [])),
  };
  let page: ProverPage | undefined;
  for (const screen of plannedScreens(descriptor, records)) {
    const place = { route: screen.route, scheme, mixture };
    try {
      page ??= await openProverPage(browser, url, scheme);
      const { findings, shownMs, picture } = await inTime(proveScreen(page, screen, options));
      found.findings.push(...findings.map((finding) => ({ ...place, ...finding })));
      if (isFirst) keepScreen(found, { ...screen, scheme, shownMs, picture });
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      found.findings.push({ ...place, rule: 'mounts', message: `The page of ${screen.path} breaks down: ${why}` });
      // Code that stops a page once does so on every screen.
      if (error instanceof StoodStill) return;
      await page?.close().catch(() => undefined);
      page = undefined;
    }
  }
  await page?.close();
}

/** A screen, seen twice, with all that is asked of it. */
const SCREEN_MS = 60_000;
class StoodStill extends Error {}

async function inTime<T>(proving: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoodStill(`it says nothing for ${SCREEN_MS / 1000} seconds.`)), SCREEN_MS);
  });
  proving.catch(() => undefined);
  return Promise.race([proving, late]).finally(() => clearTimeout(timer));
}

type Shown = PlannedScreen & { scheme: Scheme; shownMs: number; picture: Buffer | undefined };

function keepScreen(found: Found, { route, path, scheme, shownMs, picture }: Shown): void {
  found.screens.push({
    route,
    path,
    scheme,
    shown_ms: shownMs,
    picture: picture ? keepPicture(found, picture) : null,
    live_picture: null,
  });
}

function keepPicture({ pictures }: Found, picture: Buffer): string {
  const blob = blobOf(picture);
  pictures.set(blob, picture);
  return blob;
}

/** The same addresses with what visitors have now. What goes wrong there is not this version's. */
async function takeLivePictures(
  storage: ObjectStorage,
  before: readonly ArtefactRecord[],
  { browser, apiUrl }: Tools,
  found: Found,
): Promise<void> {
  const known = new Set(
    before.flatMap(({ descriptor }) => (isRemote(descriptor) ? descriptor.routes.map(({ path }) => path) : [])),
  );
  const ground = await openGround(storage, before, apiUrl);
  try {
    await Promise.all(
      SCHEMES.map(async (scheme) => {
        const page = await openProverPage(browser, ground.url, scheme);
        for (const screen of found.screens.filter((one) => one.scheme === scheme && known.has(one.route))) {
          screen.live_picture = keepPicture(found, await inTime(lookAtScreen(page, screen)));
        }
        await page.close();
      }),
    );
  } catch {
    // Without a picture beside it, the new one stands alone.
  } finally {
    await ground.close();
  }
}
