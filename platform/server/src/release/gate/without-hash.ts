/** `js/remote.3f2a9c01.js` and, as others write it, `remote-Dk3a9xQ_.js` become `js/remote.js` and `remote.js`. */
export const withoutHash = (path: string): string =>
  path.replace(/\.[0-9a-f]{8,64}(?=\.[^/]+$)/, '').replace(/-(?=[\w-]{0,7}[0-9A-Z])[\w-]{8}(?=\.[^/.]+(\.map)?$)/, '');
