import { CONTENT_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { LaunchRow } from './scorm.tables.ts';

type Origins = Pick<LaunchRow, 'siteOrigin' | 'contentOrigin'>;

/** Where everything of one launch is, with nothing of any other. */
export const baseOf = ({ contentOrigin }: Pick<Origins, 'contentOrigin'>, capability: string): string =>
  `${contentOrigin}${CONTENT_PATH}/${capability}/`;

const fixed = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), payment=(), browsing-topics=()',
};

/** Where a package runs within its launch; opened by itself, its page has no origin that could be the site's. */
interface Place {
  capability: string;
  isAlone: boolean;
}
const SANDBOX = 'sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads';

/**
 * Of our page around the package: nothing in it but its own script and style, and the package in a frame. A part that opens
 * it in a window of its own loses that window at once, by the opener policy that all our answers have: so Chromium does
 * between the two names of a machine, where `http` is trusted. Without an origin it would have nothing there either.
 */
export const playerHeaders = (launch: Origins, { capability, isAlone }: Place): Record<string, string> => {
  const base = baseOf(launch, capability);
  return {
    ...fixed,
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${base}`,
      `style-src ${base}`,
      `connect-src ${base}`,
      // Packages begin with pages that they write themselves, now and then.
      `frame-src ${base} data: blob:`,
      `frame-ancestors ${launch.siteOrigin}`,
      "base-uri 'none'",
      "form-action 'none'",
      ...(isAlone ? [SANDBOX] : []),
    ].join('; '),
    'cache-control': 'no-store',
    vary: 'sec-fetch-dest',
  };
};

/**
 * Of a file of a package: its scripts may do what they like within their own launch. What is opened by itself, in a window
 * of its own, is kept from what the site may have under that name, where a machine's two names are both the site's.
 */
export function contentHeaders(launch: Origins, { capability, isAlone }: Place): Record<string, string> {
  const base = baseOf(launch, capability);
  return {
    ...fixed,
    'content-security-policy': [
      `default-src ${base} data: blob: 'unsafe-inline' 'unsafe-eval'`,
      `connect-src ${base} data: blob:`,
      `form-action ${base}`,
      `base-uri ${base}`,
      `frame-ancestors ${launch.contentOrigin} ${launch.siteOrigin}`,
      "object-src 'none'",
      ...(isAlone ? [SANDBOX] : []),
    ].join('; '),
    // A part in a window of its own finds the run-time by who opened it.
    'cross-origin-opener-policy': 'unsafe-none',
    // Its address is this launch's alone, and ends with it.
    'cache-control': 'private, max-age=3600',
    vary: 'sec-fetch-dest',
  };
}
