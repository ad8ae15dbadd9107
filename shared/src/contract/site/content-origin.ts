/**
 * Where files of packages come from: scripts that others wrote must not share a host name with the site, because cookies
 * are separated by name alone, not by port. One machine has two names, so nothing need be set there; elsewhere the
 * operator names one (`STOA_CONTENT_URL`).
 */
interface SiteNames {
  /** Without it, as it was asked for. */
  siteUrl: string | undefined;
  /** As an origin, where one was named. */
  contentUrl: string | undefined;
}

const otherNames: Readonly<Record<string, string>> = {
  localhost: '127.0.0.1',
  '127.0.0.1': 'localhost',
  '[::1]': 'localhost',
};

/** The same place by the machine's other name; undefined where it has none. */
function otherLoopback(origin: string): string | undefined {
  const url = new URL(origin);
  const name = otherNames[url.hostname];
  if (name === undefined) return undefined;
  url.hostname = name;
  return url.origin;
}

/** Of content for a page of this origin; undefined: no name is free for it. */
export function contentOriginFor({ siteUrl, contentUrl }: SiteNames, pageOrigin: string): string | undefined {
  if (contentUrl !== undefined) return contentUrl;
  const isElsewhere = siteUrl !== undefined && otherLoopback(siteUrl) === undefined;
  return isElsewhere ? undefined : otherLoopback(pageOrigin);
}

/** Whether a host is the content's alone, and no page of the site's. */
export const isContentHost = (contentUrl: string | undefined, host: string): boolean =>
  contentUrl !== undefined && new URL(contentUrl).hostname === hostnameOf(host);

const hostnameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;

/** Whether an address is one of content, however it is written: neither `/c/../api` is, nor `//x/c/y`. */
export function isContentAddress(address: string, contentPath: string): boolean {
  const url = URL.parse(address, 'http://content.invalid');
  return url !== null && [address, url.pathname].every((path) => path.startsWith(`${contentPath}/`));
}
