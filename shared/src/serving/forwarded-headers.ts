import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/**
 * Takes out of `X-Forwarded-…` and `Host` what no honest proxy and no browser writes, so that nobody after this has to ask
 * whether a protocol is one, a host can stand in an address, or an address is one. Who may say these things at all is
 * decided elsewhere, by who is trusted.
 */
export function keepReadableForwarded(headers: IncomingHttpHeaders): void {
  keep(headers, 'x-forwarded-proto', lastReadable(headers['x-forwarded-proto'], isProtocol)?.toLowerCase());
  keep(headers, 'x-forwarded-host', lastReadable(headers['x-forwarded-host'], isHost));
  keep(headers, 'x-forwarded-for', readableAddresses(headers['x-forwarded-for']));
}

/** @throws UnreadableHost where a host is named that cannot stand in an address. */
export function requireReadableHost({ host }: IncomingHttpHeaders): void {
  if (host && !isHost(host)) throw new UnreadableHost();
}

/** Fastify answers with its status. */
export class UnreadableHost extends Error {
  override name = 'UnreadableHost';
  statusCode = 400;
  constructor() {
    super('The header Host names nothing that can be a host.');
  }
}

/** What can stand in an address as its host, with or without a port. */
const isHost = (text: string): boolean => /^[\w.:[\]-]{1,261}$/.test(text) && URL.canParse(`http://${text}`);

const isProtocol = (text: string): boolean => /^https?$/i.test(text);

function keep(headers: IncomingHttpHeaders, name: string, value: string | undefined): void {
  if (headers[name] === undefined) return;
  if (value) headers[name] = value;
  else delete headers[name];
}

/** The last of a list is what the proxy next to us wrote; those before it are hearsay. */
function lastReadable(
  header: string | string[] | undefined,
  isReadable: (text: string) => boolean,
): string | undefined {
  const last = partsOf(header).at(-1);
  return last !== undefined && isReadable(last) ? last : undefined;
}

/** The readable end of the list. What stands before something unreadable was claimed by whoever wrote that. */
function readableAddresses(header: string | string[] | undefined): string {
  const parts = partsOf(header).map(withoutPort);
  return parts.slice(parts.findLastIndex((part) => isIP(part) === 0) + 1).join(', ');
}

const partsOf = (header: string | string[] | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim());

/** Some balancers write `203.0.113.9:51234` and `[2001:db8::9]:51234`. */
const withoutPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text;
