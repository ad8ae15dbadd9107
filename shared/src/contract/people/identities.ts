import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { instant, ok } from '../kernel/primitives.ts';
import { currentPassword, sessionReply } from './accounts.ts';

/** What a provider sent the browser back to `/login/{provider}` with. */
export const providerAnswer = z.object({
  provider: z.string().max(40),
  code: z.string().max(2000),
  state: z.string().max(200),
  /** Who answers (RFC 9207): send it whenever it stands in the address. */
  iss: z.string().max(500).optional(),
});

export const identityEndpoints = defineEndpoints({
  listSignInProviders: {
    summary: 'OpenID providers that the operator has set up',
    auth: 'public',
    reply: z.array(z.object({ id: z.string(), name: z.string() })),
  },
  /**
   * `state` must be kept by the browser that asked, and compared when it comes back to `/login/{provider}`: it ties the
   * answer to that browser.
   */
  redirectToProvider: {
    summary: 'Where to send the browser to log in with this provider',
    auth: 'public',
    params: z.object({ provider: z.string().max(40) }),
    reply: z.object({ url: z.string(), state: z.string() }),
  },
  /**
   * New people get an account. `identity_email_taken` (409) where the address has an account that this identity does not
   * belong to: its owner signs in and links the two in the account settings.
   */
  socialRegister: {
    summary: "Log in, or sign up, with the provider's answer",
    auth: 'public',
    body: providerAnswer,
    reply: sessionReply.extend({ is_new: z.boolean() }),
  },
  listIdentities: {
    summary: 'Providers that this account signs in with; whether it has a password',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: z.object({
      has_password: z.boolean(),
      identities: z.array(z.object({ provider: z.string(), name: z.string(), email: z.string(), created_at: instant })),
    }),
  },
  /** As `redirectToProvider`. 422 with `password` when that is wrong, or missing where the account has one. */
  redirectToLink: {
    summary: 'Where to send the browser to add this provider to the account',
    auth: 'signed-in',
    params: z.object({ provider: z.string().max(40) }),
    body: z.object({ password: currentPassword.optional() }),
    reply: z.object({ url: z.string(), state: z.string() }),
  },
  /**
   * The answer to `redirectToLink`. 409 `identity_linked_elsewhere` when it signs in to another account here,
   * `provider_linked_already` when this account has another one of the same provider.
   */
  linkIdentity: {
    summary: 'Log in with this provider from now on',
    auth: 'signed-in',
    body: providerAnswer,
    reply: ok,
  },
  /** 409 `last_sign_in_way` when nothing else would be left to sign in with. */
  unlinkIdentity: {
    summary: 'No longer log in with this provider',
    auth: 'signed-in',
    params: z.object({ provider: z.string().max(40) }),
    reply: ok,
  },
});
