import type { Proof } from '@stoa/shared/platform-contract/proofs.ts';
import type { Browser } from 'playwright';
import { openChromium } from '../browser/open-chromium.ts';
import { serveContract } from './contract-api.ts';
import { nothingFound, type Found } from './found.ts';
import { openGround } from './ground.ts';
import { putKnownPictures, takeLivePictures } from './live-pictures.ts';
import type { Answers } from './open-prover-page.ts';
import { provePage } from './prove-page.ts';
import { mountInTime, picturesInTime } from './time-limit.ts';
import type { ProofWithPictures } from '@stoa/server/proof/prover.ts';
import { versionsOf, type ProofFiles, type ProofSubject } from '@stoa/server/proof/subject.ts';

export interface ProverSettings {
  executablePath: string;
  /** Whether somebody else's code is to be kept from this machine. */
  isSandboxed: boolean;
  /** Answers of a site instead of invented ones: `https://staging.example`. */
  apiUrl: string | undefined;
  /** Whenever a browser draws the site. */
  onDrawn?: () => void;
}

/** Mounts a version in a headless browser, in every page that it would be part of. Nothing is written to the registry. */
export async function proveVersion(
  files: ProofFiles,
  subject: ProofSubject,
  { executablePath, isSandboxed, apiUrl, onDrawn = () => undefined }: ProverSettings,
): Promise<ProofWithPictures> {
  const began = Date.now();
  const answers: Answers = apiUrl ? 'site' : 'invented';
  const api = apiUrl ? undefined : await serveContract();
  const opening = openChromium({ executablePath, isSandboxed });
  try {
    const found = await provePages(files, subject, { opening, apiUrl: apiUrl ?? api!.url, answers, onDrawn });
    const proof: Proof = {
      outcome: found.findings.length > 0 ? 'failed' : 'passed',
      why: null,
      at: new Date().toISOString(),
      took_ms: Date.now() - began,
      browser: nameOf(await opening),
      mixtures: subject.mixtures.map(versionsOf),
      // What still runs has no say any more.
      screens: [...found.screens],
      findings: [...found.findings],
    };
    return { proof, pictures: new Map(found.pictures) };
  } finally {
    await opening.then(
      (browser) => browser.close(),
      () => undefined,
    );
    await api?.close();
  }
}

const nameOf = (browser: Browser): string => `Chromium ${browser.version()}`;

interface Tools {
  /** Starts while the first page is made ready. */
  opening: Promise<Browser>;
  apiUrl: string;
  answers: Answers;
  onDrawn(): void;
}

async function provePages(files: ProofFiles, subject: ProofSubject, tools: Tools): Promise<Found> {
  const found = nothingFound();
  await mountInTime(mountPages(files, subject, { ...tools, found }), found);
  const { live } = subject;
  const browser = await tools.opening;
  if (live && !putKnownPictures(found, live, nameOf(browser)) && !found.isEnough()) {
    const ground = await openGround(files, live.records, tools.apiUrl);
    try {
      await picturesInTime(takeLivePictures(browser, ground.url, { found, live, answers: tools.answers }));
    } finally {
      await ground.close();
    }
  }
  found.screens.sort((one, other) => one.route.localeCompare(other.route) || one.scheme.localeCompare(other.scheme));
  return found;
}

async function mountPages(
  files: ProofFiles,
  { name, mixtures }: ProofSubject,
  { opening, apiUrl, answers, onDrawn, found }: Tools & { found: Found },
): Promise<void> {
  for (const [mixture, records] of mixtures.entries()) {
    if (found.isEnough()) break;
    const ground = await openGround(files, records, apiUrl);
    try {
      await provePage(await opening, { url: ground.url, answers, name, records, mixture, onDrawn }, found);
    } finally {
      await ground.close();
    }
  }
}
