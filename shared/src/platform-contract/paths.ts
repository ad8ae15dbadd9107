import { API_PATH, CONTENT_PATH } from '../contract/kernel/routes.ts';

/** Addresses of the platform that browsers know. Plain data, so that no page downloads zod for them. */

/** Below these the gateway answers by itself: the API, the registry, and published files. */
export const PLATFORM_PATH = '/platform';
export const REMOTE_FILES_PATH = '/remotes';
export const SHELL_FILES_PATH = '/shell';
export const ALIVE_PATH = '/healthz';
export const READY_PATH = '/readyz';
export const METRICS_PATH = '/metrics';
export const ROBOTS_PATH = '/robots.txt';
export const ICON_PATH = '/favicon.ico';
/** All of them. Every other address is a page. */
export const gatewayPaths = [
  API_PATH,
  CONTENT_PATH,
  PLATFORM_PATH,
  REMOTE_FILES_PATH,
  SHELL_FILES_PATH,
  ALIVE_PATH,
  READY_PATH,
  METRICS_PATH,
  ROBOTS_PATH,
  ICON_PATH,
] as const;
/** Before every path in `routes.ts`. */
export const PLATFORM_PREFIX = `${PLATFORM_PATH}/v1`;
/** The id of the element that holds the release document. */
export const RELEASE_ELEMENT_ID = 'stoa-release';
/** The id of the element that holds what is this visitor's alone. */
export const VISIT_ELEMENT_ID = 'stoa-visit';
/** The id of the element that holds the operator's links; see `site-links.ts`. */
export const SITE_LINKS_ELEMENT_ID = 'stoa-links';
/** The id of the element that holds what the API answered to a guest, by address below the site's root. */
export const ANSWERS_ELEMENT_ID = 'stoa-answers';
/** Names the set of versions that a page runs; on every call to the API and in every report. */
export const RELEASE_SET_HEADER = 'X-Release-Set';
/** Where browsers tell how releases behave: `POST`, at most 64 kB, also by `navigator.sendBeacon`. */
export const REPORTS_PATH = `${PLATFORM_PREFIX}/reports`;
/** Server-sent events; `event: release` carries `releaseEvent`. */
export const EVENTS_PATH = `${PLATFORM_PREFIX}/events`;
/** Where a page says every few minutes which versions it still uses: `POST`, also by `navigator.sendBeacon`. */
export const LEASES_PATH = `${PLATFORM_PREFIX}/leases`;
/** Ends the overrides of this browser: `POST`. */
export const END_OVERRIDES_PATH = `${PLATFORM_PREFIX}/overrides/end`;
/** The live shell's stylesheets as one, for pages of others. */
export const LOOKS_PATH = `${PLATFORM_PREFIX}/looks.css`;
/** The signed fallback document of a channel. */
export const fallbackPath = (channel: string): string => `${PLATFORM_PREFIX}/channels/${channel}/fallback`;
/** The release document of a channel, and this visitor's part of it. */
export const releasePath = (channel: string): string => `${PLATFORM_PREFIX}/channels/${channel}/release`;
/** How often an open page renews its lease, and how long one lasts: a sleeping phone may miss some. */
export const LEASE_EVERY_MS = 5 * 60_000;
export const LEASE_LASTS_MS = 60 * 60_000;
