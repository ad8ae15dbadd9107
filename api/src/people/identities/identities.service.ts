import type { z } from 'zod';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { providerAnswer } from '@stoa/shared/contract/people/identities.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { createUser, keptLocale } from '../users/create-user.ts';
import { findAccount, getUser } from '../users/users.service.ts';
import type { User } from '../../kernel/users.tables.ts';
import { requireOwnAccount } from '../users/demo-accounts.policy.ts';
import { hashToken } from '../sessions/secret-token.ts';
import type { Context } from '../../kernel/context.ts';
import { type Database, instantOf, isUniqueViolation } from '../../kernel/database/database.ts';
import { queueMail } from '../../telling/mail/queue-mail.ts';
import { whenOf } from '../../telling/mail/when.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import { hasPassword, requirePassword } from '../passwords/require-password.ts';
import { spendOfNetwork } from '../../kernel/limits.ts';
import { invalid, linkSpent, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { type SessionReply, startSession } from '../sessions/sessions.service.ts';
import { signIn } from '../sessions/sign-in.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { type Claims, makeChecks, type Providers } from './ask-provider.ts';
import {
  deleteIdentity,
  findIdentities,
  findIdentity,
  insertIdentity,
  insertVisit,
  lockPassword,
  takeVisit,
} from './identities.repository.ts';
import { nameOf } from './name-of.ts';
import type { OidcProvider } from '../../kernel/oidc-providers.ts';

const MINUTES = 10;

type Answer = z.infer<typeof providerAnswer>;

interface Visit {
  providerId: string;
  /** IP address of who leaves. */
  address: string;
}

export const redirectToProvider = (context: Context, providers: Providers, visit: Visit) =>
  leave(context, requireProvider(providers, visit.providerId), { ...visit, providers, userId: null });

/** Whoever adds a way in could come back by it for ever: a session left open is not enough. */
export async function redirectToLink(
  context: Context,
  providers: Providers,
  { viewer: { user }, password, ...visit }: Visit & { viewer: Viewer; password?: string | undefined },
): Promise<{ url: string; state: string }> {
  requireOwnAccount(user);
  const provider = requireProvider(providers, visit.providerId);
  await requirePassword(context, user.id, { field: 'password', password });
  return leave(context, provider, { ...visit, providers, userId: user.id });
}

async function leave(
  { db, limits }: Context,
  provider: OidcProvider,
  { providers, address, userId }: { providers: Providers; address: string; userId: string | null },
): Promise<{ url: string; state: string }> {
  await spendOfNetwork(limits.providerVisits, address);
  const { state, nonce, codeVerifier } = makeChecks();
  const url = await providers.addressOf(provider, { state, nonce, codeVerifier });
  await insertVisit(db, {
    stateHash: hashToken(state),
    provider: provider.id,
    userId,
    nonce,
    codeVerifier,
    expiresAt: new Date(Date.now() + MINUTES * 60_000),
  });
  return { url: url.href, state };
}

export async function socialRegister(
  { db }: Context,
  providers: Providers,
  answer: Answer,
  visitor: Visitor,
): Promise<SessionReply & { is_new: boolean }> {
  const { provider, claims } = await readAnswer(db, providers, answer, null);
  try {
    return await db.transaction(async (tx) => {
      const known = await findIdentity(tx, { provider: provider.id, subject: claims.subject });
      if (known === undefined) return await signUpWith(tx, { provider, claims, visitor });
      return { ...(await signIn(tx, await getUser(tx, known.userId), visitor)), is_new: false };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) throw emailTaken(provider);
    throw error;
  }
}

/** The two are never joined by the address alone: who once had it at the provider need not be who has the account. */
async function signUpWith(
  tx: Database,
  { provider, claims, visitor }: { provider: OidcProvider; claims: Claims; visitor: Visitor },
): Promise<SessionReply & { is_new: boolean }> {
  const { email, subject } = claims;
  if (email === undefined) {
    const words = 'The provider has not confirmed your email address. Confirm it there, or sign up with a password.';
    throw invalid({ email: rule(words) });
  }
  if ((await findAccount(tx, email)) !== undefined) throw emailTaken(provider);
  const user = await createUser(tx, {
    email,
    passwordHash: null,
    ...nameOf(claims),
    locale: keptLocale(visitor.locale),
    roles: ['learner'],
  });
  await insertIdentity(tx, { userId: user.id, provider: provider.id, subject, email });
  return { ...(await startSession(tx, user, visitor)), is_new: true };
}

export async function linkIdentity(
  { db }: Context,
  providers: Providers,
  { viewer: { user }, answer, visitor }: { viewer: Viewer; answer: Answer; visitor: Visitor },
): Promise<void> {
  requireOwnAccount(user);
  const { provider, claims } = await readAnswer(db, providers, answer, user.id);
  const { subject, email = '' } = claims;
  const known = await findIdentity(db, { provider: provider.id, subject });
  if (known?.userId === user.id) return;
  if (known !== undefined) throw linkedElsewhere(provider);
  try {
    await db.transaction(async (tx) => {
      await insertIdentity(tx, { userId: user.id, provider: provider.id, subject, email });
      await tellOwner(tx, user, { kind: 'identity_linked', provider: provider.name, visitor });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'identities_subject_unique')) throw linkedElsewhere(provider);
    if (!isUniqueViolation(error, 'identities_provider_unique')) throw error;
    const words = `Another account at ${provider.name} signs in here already. Remove that one first.`;
    throw new Problem('provider_linked_already', words, { cause: error });
  }
}

/** Who did not do it themselves must learn of it. */
async function tellOwner(
  tx: Database,
  user: User,
  { kind, provider, visitor }: { kind: 'identity_linked' | 'identity_unlinked'; provider: string; visitor: Visitor },
): Promise<void> {
  const locale = user.locale ?? visitor.locale;
  const settings_path = to.accountSettings();
  await notify(tx, user.id, { kind, params: { provider }, link: settings_path });
  await queueMail(tx, {
    to: { address: user.email, name: user.fullName },
    locale,
    template: kind,
    values: { first_name: user.firstName, provider, when: whenOf(user, locale), settings_path },
  });
}

export async function listIdentities(db: Database, providers: Providers, user: User) {
  const rows = await findIdentities(db, user.id);
  return {
    has_password: await hasPassword(db, user.id),
    identities: rows.map(({ provider, email, createdAt }) => ({
      provider,
      name: providers.find(provider)?.name ?? provider,
      email,
      created_at: instantOf(createdAt),
    })),
  };
}

/** Where a provider was taken out of the settings, its identities sign nobody in. */
export const unlinkIdentity = (
  { db }: Context,
  providers: Providers,
  { viewer: { user }, providerId, visitor }: { viewer: Viewer; providerId: string; visitor: Visitor },
): Promise<void> =>
  db.transaction(async (tx) => {
    const isPasswordLeft = await lockPassword(tx, user.id);
    if (!(await deleteIdentity(tx, user.id, providerId))) throw notFound();
    const rest = (await findIdentities(tx, user.id)).filter((row) => providers.find(row.provider) !== undefined);
    if (!isPasswordLeft && rest.length === 0) {
      throw new Problem('last_sign_in_way', 'Nothing else would be left to log in with. Set a password first.');
    }
    const provider = providers.find(providerId)?.name ?? providerId;
    await tellOwner(tx, user, { kind: 'identity_unlinked', provider, visitor });
  });

/** What the provider says of who came back, once, and to whom left: to nobody for a sign-in, to the owner for a link. */
async function readAnswer(
  db: Database,
  providers: Providers,
  { provider: providerId, code, state, iss }: Answer,
  userId: string | null,
): Promise<{ provider: OidcProvider; claims: Claims }> {
  const provider = requireProvider(providers, providerId);
  const visit = await takeVisit(db, { stateHash: hashToken(state), provider: provider.id, userId });
  if (visit === undefined) throw linkSpent();
  return { provider, claims: await providers.claimsOf(provider, { code, iss }, { ...visit, state }) };
}

function requireProvider(providers: Providers, id: string): OidcProvider {
  const provider = providers.find(id);
  if (provider === undefined) throw notFound();
  return provider;
}

const emailTaken = ({ name }: OidcProvider) =>
  new Problem(
    'identity_email_taken',
    `Your address at ${name} has an account here. Log in to it, and add ${name} in the account settings.`,
  );

const linkedElsewhere = ({ name }: OidcProvider) =>
  new Problem('identity_linked_elsewhere', `This account at ${name} signs in to another account here.`);
