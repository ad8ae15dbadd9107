import type { CDPSession, Page } from 'playwright';

/** A request that went over the wire. Times in seconds since 1970. */
export interface LoggedRequest {
  url: string;
  /** As the browser names it: Document, Script, Stylesheet, Font, Fetch, Image, EventSource … */
  type: string;
  startedAt: number;
  endedAt: number | undefined;
  /** Head and body as they came, compressed; 0 while under way. */
  bytes: number;
  /** Who asked for it: the parser, a script, a preload. */
  initiator: string;
}

export interface NetworkLog {
  cdp: CDPSession;
  requests(): LoggedRequest[];
  /** Resolves when nothing was asked for or answered for this long; event streams do not count. */
  quiet(forMs: number): Promise<void>;
}

/** Writes down what a page fetches, with the browser's own numbers. */
export async function logNetwork(page: Page): Promise<NetworkLog> {
  const cdp = await page.context().newCDPSession(page);
  const log = new Map<string, LoggedRequest>();
  let lastEvent = Date.now();
  let clock = 0;
  const seen = () => (lastEvent = Date.now());
  const ended = (id: string, timestamp: number, bytes: number) => {
    seen();
    const request = log.get(id);
    if (request) Object.assign(request, { endedAt: timestamp + clock, bytes });
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime, initiator }) => {
    seen();
    if (!request.url.startsWith('http')) return;
    // The browser's two clocks: all times are brought to the one of the wall.
    clock ||= wallTime - timestamp;
    const entry = { url: request.url, type: type ?? 'Other', startedAt: timestamp + clock, initiator: initiator.type };
    log.set(requestId, { ...entry, endedAt: undefined, bytes: 0 });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => void log.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) log.delete(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    ended(requestId, timestamp, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => ended(requestId, timestamp, 0));
  await cdp.send('Network.enable');

  const isUnderWay = ({ endedAt, type }: LoggedRequest) => endedAt === undefined && type !== 'EventSource';
  return {
    cdp,
    requests: () => [...log.values()].sort((one, other) => one.startedAt - other.startedAt),
    async quiet(forMs) {
      while (Date.now() - lastEvent < forMs || [...log.values()].some(isUnderWay)) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}

/** A poor line. Throughput in bits a second; without it, only latency is added. */
export async function throttle(cdp: CDPSession, line: { latencyMs: number; bitsPerSecond?: number }): Promise<void> {
  const bytesPerSecond = line.bitsPerSecond ? line.bitsPerSecond / 8 : -1;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}
