import { z } from 'zod';
import { currentPassword, email, newPassword, sessionReply, userProfile } from './accounts.ts';
import { defineEndpoints } from './endpoint.ts';
import { byId, id, instant, ok } from './primitives.ts';
import { rule } from './rule.ts';

/** One browser that is signed in. */
export const openSession = z.object({
  id,
  /** 'Firefox on Linux', as the browser told; 'Unknown browser' when it told nothing. */
  device: z.string(),
  /** IP address at the last use. */
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

/** Always the same words, account or not. */
export const askedByMail = z.object({ ok: z.literal(true), message: z.string() });

/** What a provider sent the browser back to `/login/{provider}` with. */
export const providerAnswer = z.object({
  provider: z.string().max(40),
  code: z.string().max(2000),
  state: z.string().max(200),
  /** Who answers (RFC 9207): send it whenever it stands in the address. */
  iss: z.string().max(500).optional(),
});

/** What stands in the path that `createSignInLink` gives. */
const signInCode = z.object({ code: z.string().min(20).max(200) });

export const accountSecurityEndpoints = defineEndpoints({
  requestPasswordReset: {
    summary: 'Mail a link that sets a new password, if the address has an account; the answer never tells',
    auth: 'public',
    body: z.object({ email }),
    reply: askedByMail,
  },
  /** 422 `link_spent` when the token is used, too old (60 minutes) or made up. */
  updatePassword: {
    summary: 'Set a new password with a mailed token; every session ends',
    auth: 'public',
    body: z.object({ token: z.string().min(20).max(200), password: newPassword }),
    reply: ok,
  },
  /** 422 with `current_password` when that is wrong; other sessions end, this one stays. */
  changePassword: {
    summary: 'Change the password; leave the current one out only where there is none yet (social login)',
    auth: 'signed-in',
    body: z.object({ current_password: currentPassword.optional(), password: newPassword }),
    reply: ok,
  },
  /** The same answer whether the new address is free or not; a taken one is told by mail to its owner. */
  changeEmail: {
    summary: 'Mail a link to a new address; it holds from when that link is opened',
    auth: 'signed-in',
    body: z.object({ email, password: currentPassword.optional() }),
    reply: askedByMail,
  },
  getEmailChange: {
    summary: 'The address that waits for its confirmation, if one does',
    auth: 'signed-in',
    reply: z.object({ email: z.string().nullable(), expires_at: instant.nullable() }),
  },
  cancelEmailChange: { summary: 'Forget the address that waits', auth: 'signed-in', reply: ok },
  confirmEmail: {
    summary: 'Take the new address, with the mailed token',
    auth: 'public',
    body: z.object({ token: z.string().min(20).max(200) }),
    reply: z.object({ email: z.string() }),
  },
  listSessions: { summary: 'Where the account is signed in', auth: 'signed-in', reply: z.array(openSession) },
  revokeSession: { summary: 'Sign one browser out', auth: 'signed-in', params: byId, reply: ok },
  revokeAllSessions: { summary: 'Log out everywhere, here too', auth: 'signed-in', reply: ok },
  /** A zip of everything that is kept about the person, made when the link is opened; the link lives 15 minutes. */
  exportAccount: {
    summary: 'A link to a copy of all data of the account',
    auth: 'signed-in',
    reply: z.object({ url: z.string(), expires_at: instant }),
  },
  /** All sessions end. Until `deletes_at` (14 days) a sign-in works, and `keepAccount` ends the wait. */
  deleteAccount: {
    summary: 'Delete the account after a grace period',
    auth: 'signed-in',
    body: z.object({
      /** The account's own address, as a deliberate step. */
      email: z.string().min(1, rule('Write your email address exactly to confirm.')).max(254),
      password: currentPassword.optional(),
    }),
    reply: z.object({ deletes_at: instant }),
  },
  keepAccount: { summary: 'Take the deletion back', auth: 'signed-in', reply: userProfile },

  // Signing in by other ways
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
    summary: 'Where to send the browser to sign in with this provider',
    auth: 'public',
    params: z.object({ provider: z.string().max(40) }),
    reply: z.object({ url: z.string(), state: z.string() }),
  },
  /**
   * New people get an account. `identity_email_taken` (409) where the address has an account that this identity does not
   * belong to: its owner signs in and links the two in the account settings.
   */
  socialRegister: {
    summary: "Sign in, or sign up, with the provider's answer",
    auth: 'public',
    body: providerAnswer,
    reply: sessionReply.extend({ is_new: z.boolean() }),
  },
  listIdentities: {
    summary: 'Providers that this account signs in with; whether it has a password',
    auth: 'signed-in',
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
    summary: 'Sign in with this provider from now on',
    auth: 'signed-in',
    body: providerAnswer,
    reply: ok,
  },
  /** 409 `last_sign_in_way` when nothing else would be left to sign in with. */
  unlinkIdentity: {
    summary: 'No longer sign in with this provider',
    auth: 'signed-in',
    params: z.object({ provider: z.string().max(40) }),
    reply: ok,
  },
  createSignInLink: {
    summary: 'A link that signs this person in on another device: once, within 5 minutes',
    auth: 'signed-in',
    body: z.object({ to: z.string().max(500).default('/home') }),
    /** A path of this site: `/redirect/{code}/home`. */
    reply: z.object({ path: z.string(), expires_at: instant }),
  },
  /**
   * Before a session that is open is given up for another. Whoever holds the code learns no more by asking than by using
   * it. 422 `link_spent` as `externalLogin`.
   */
  getSignInLinkOwner: {
    summary:
      'Whom the code of an external redirect would sign in; it stays good, but for its owner, who needs it no more',
    auth: 'public',
    params: signInCode,
    reply: z.object({
      full_name: z.string(),
      email: z.string(),
      /** It is the one who asks. Their code is used up with this answer: they are signed in already. */
      is_viewer: z.boolean(),
    }),
  },
  /** 422 `link_spent` when the code is used, too old or made up. */
  externalLogin: {
    summary: 'Sign in with the code of an external redirect',
    auth: 'public',
    params: signInCode,
    reply: sessionReply,
  },
});
