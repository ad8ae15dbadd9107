import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import type { Browser } from 'playwright';
import { requireChromium } from '../browser/find-chromium.ts';
import { openChromium } from '../browser/open-chromium.ts';
import type { RegistryClient } from '../cli/registry-client.ts';
import { ask, PageLost } from '../prover/ask-page.ts';
import { serveContract } from '../prover/contract-api.ts';
import { openGround } from '../prover/ground.ts';
import { openProverPage, REST, type ProverPage } from '../prover/open-prover-page.ts';
import { openBlobStore } from '@stoa/server/registry/blob-store.ts';
import { fetchFiles } from '../cli/fetch-files.ts';
import { openFolderStorage } from '@stoa/server/storage/folder-storage.ts';
import type { Versions } from './earlier-sets.ts';
import { isFailure, type FailureReport } from './failure.ts';

/** A page that has told nothing by then is not going to. */
const BUDGET_MS = 20_000;

export interface Probe {
  /** What a page of these versions tells the operators when it is opened at this path. */
  open(versions: Versions, path: string): Promise<FailureReport[]>;
  close(): Promise<void>;
}

interface Options {
  /** Where the versions come from: `https://stoa.example`. */
  site: string;
  onProgress(done: number, all: number): void;
}

/** Serves release sets on this machine, with invented answers, and opens them in a headless browser. */
export async function openProbe(client: RegistryClient, { site, onProgress }: Options): Promise<Probe> {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-bisect-'));
  const blobs = openBlobStore(openFolderStorage(folder));
  const records = new Map<string, ArtefactRecord>();
  const api = await serveContract();
  const browser = await openChromium({ executablePath: requireChromium() });

  const require = async (name: string, version: string): Promise<ArtefactRecord> => {
    const id = `${name}@${version}`;
    const known = records.get(id);
    if (known) return known;
    const { record } = await client.call('getVersion', { params: { name, version } });
    await fetchFiles([record], { site, blobs, signal: new AbortController().signal, onProgress });
    records.set(id, record);
    return record;
  };
  return {
    open: async (versions, path) => {
      const used: ArtefactRecord[] = [];
      for (const [name, version] of Object.entries(versions)) used.push(await require(name, version));
      const ground = await openGround(blobs, used, api.url);
      try {
        return await hearPage(browser, ground.url, path);
      } finally {
        await ground.close();
      }
    },
    close: async () => {
      await browser.close();
      await api.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function hearPage(browser: Browser, url: string, path: string): Promise<FailureReport[]> {
  const heard: FailureReport[] = [];
  let batches = 0;
  let prover: ProverPage | undefined;
  try {
    prover = await openProverPage(browser, url, {
      onReports: (reports) => {
        batches += 1;
        heard.push(...reports.filter(isFailure));
      },
    });
    const { page } = prover;
    heard.length = 0;
    await prover.load(path);
    await ask(page, REST);
    // It tells failures at once, and the rest when it goes: what comes then comes after all failures.
    batches = 0;
    const end = Date.now() + BUDGET_MS;
    while (heard.length === 0 && batches === 0 && Date.now() < end) {
      await page.evaluate("window.dispatchEvent(new Event('pagehide'))");
      await page.waitForTimeout(100);
    }
  } catch (error) {
    // What it told before is all that it will tell.
    if (!(error instanceof PageLost)) throw error;
  } finally {
    await prover?.close();
  }
  return heard;
}
