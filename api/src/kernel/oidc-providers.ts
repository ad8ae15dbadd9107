import { z } from 'zod';

const isLoopback = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
const isSafe = (issuer: string): boolean => {
  const url = URL.parse(issuer);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)));
};
const text = z.string('is missing').min(1, 'is missing');

const oidcProvider = z.strictObject({
  /** Part of addresses: `/login/google`, which is also the redirect URI to enter at the provider. */
  id: z.string('is missing').regex(/^[a-z][a-z0-9-]{0,39}$/, 'may hold small letters, digits and hyphens'),
  /** As people call it. */
  name: text.max(60),
  issuer: text.refine(isSafe, 'must be an https address (http only on the loopback)'),
  client_id: text,
  client_secret: text,
});
export type OidcProvider = z.infer<typeof oidcProvider>;

/** `[{"id":"google","name":"Google","issuer":"https://accounts.google.com","client_id":"…","client_secret":"…"}]` */
export const oidcProviders = z
  .string()
  .default('[]')
  .transform((json, { addIssue }) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      addIssue({ code: 'custom', message: 'must be a JSON list' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(oidcProvider, 'must be a JSON list')
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'each id may stand once'),
  );
