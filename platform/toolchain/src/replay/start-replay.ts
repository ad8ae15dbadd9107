import type { ReleaseSet } from '@stoa/shared/platform-contract/access.ts';
import type { RegistryClient } from '../cli/registry-client.ts';
import { fetchFiles } from '../cli/fetch-files.ts';
import { readReleaseSet } from '../cli/read-release-set.ts';
import { openThrowAwayGateway } from '../throw-away/throw-away-gateway.ts';

interface Options {
  id: string;
  /** `https://stoa.example`: where the versions come from, and where the API is. */
  site: string;
  port: number;
  /** Ends the fetching; then nothing is left behind. */
  signal?: AbortSignal;
  onProgress(done: number, all: number): void;
}

export interface Replay {
  set: ReleaseSet;
  url: string;
  /** Ends the server and deletes what was fetched. */
  stop(): Promise<void>;
}

/**
 * Serves the versions of one page, and nothing else, on this machine: a gateway over a folder of its own, with keys of its
 * own, whose `/api` is that of the site. Reports of browsers stay here. @throws ReleaseRefused, or naming the file
 */
export async function startReplay(client: RegistryClient, options: Options): Promise<Replay> {
  const { id, site, port, onProgress, signal = new AbortController().signal } = options;
  const { set, records } = await readReleaseSet(client, id);
  const gateway = await openThrowAwayGateway({
    set,
    records,
    gatewayName: 'replay',
    host: 'localhost',
    port,
    apiUrl: site,
    logLevel: 'error',
    fill: ({ blobs }) => fetchFiles(records, { site, blobs, signal, onProgress }),
  });
  return { set, url: gateway.url.replace(/\[::1\]|127\.0\.0\.1/, 'localhost'), stop: gateway.close };
}
