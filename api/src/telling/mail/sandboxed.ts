/**
 * Headers of a mail that is shown in a page: it runs no script and asks for nothing. Its links open tabs of their own,
 * which are ordinary pages again.
 */
export const sandboxed = {
  'content-security-policy':
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
};
