/** Addresses of the platform that browsers know. Plain data, so that no page downloads zod for them. */

/** The id of the element that holds the release document. */
export const RELEASE_ELEMENT_ID = 'stoa-release';
/** Where browsers tell how releases behave: `POST`, at most 64 kB, also by `navigator.sendBeacon`. */
export const REPORTS_PATH = '/platform/v1/reports';
/** Server-sent events; `event: release` carries `releaseEvent`. */
export const EVENTS_PATH = '/platform/v1/events';
/** The release document of a channel, as the page carries it inline. */
export const releasePath = (channel: string): string => `/platform/v1/channels/${channel}/release`;
