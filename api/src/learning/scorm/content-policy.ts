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

/** Of our page around the package: nothing in it but its own script and style, and the package in a frame. */
export const playerHeaders = (launch: Origins, capability: string): Record<string, string> => {
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
    ].join('; '),
    'cache-control': 'no-store',
  };
};

/**
 * Of a file of a package: its scripts may do what they like within their own launch. What is opened by itself, in a window
 * of its own, is kept from what the site may have under that name, where a machine's two names are both the site's.
 */
export function contentHeaders(
  launch: Origins,
  { capability, isAlone }: { capability: string; isAlone: boolean },
): Record<string, string> {
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
      ...(isAlone ? ['sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads'] : []),
    ].join('; '),
    // A part in a window of its own finds the run-time by who opened it.
    'cross-origin-opener-policy': 'unsafe-none',
    // Its address is this launch's alone, and ends with it.
    'cache-control': 'private, max-age=3600',
    vary: 'sec-fetch-dest',
  };
}
