import type { z } from 'zod';
import type { providerAnswer } from '@stoa/shared/contract/account-security.ts';
import { rule } from '@stoa/shared/contract/rule.ts';
import { createUser, findAccount, getUser, keptLocale } from '../accounts/accounts.service.ts';
import type { User } from '../accounts/accounts.tables.ts';
import { requireOwnAccount } from '../accounts/demo-accounts.policy.ts';
import { hashToken } from '../accounts/secret-token.ts';
import type { Context } from '../context.ts';
import { type Database, instantOf, isUniqueViolation } from '../database/database.ts';
import { hasPassword } from '../passwords/require-password.ts';
import { spendOfNetwork } from '../plugins/limits.ts';
import { invalid, linkSpent, notFound, Problem } from '../problem.ts';
import type { Viewer } from '../roles/viewer.ts';
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
import type { OidcProvider } from './oidc-providers.ts';

const MINUTES = 10;

type Answer = z.infer<typeof providerAnswer>;

export async function redirectToProvider(
  { db, limits }: Context,
  providers: Providers,
  { providerId, viewer, address }: { providerId: string; viewer: Viewer | undefined; address: string },
): Promise<{ url: string; state: string }> {
  const provider = requireProvider(providers, providerId);
  await spendOfNetwork(limits.providerVisits, address);
  const { state, nonce, codeVerifier } = makeChecks();
  const url = await providers.addressOf(provider, { state, nonce, codeVerifier });
  await insertVisit(db, {
    stateHash: hashToken(state),
    provider: provider.id,
    userId: viewer?.user.id ?? null,
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
    const words = 'The provider has not confirmed your e-mail address. Confirm it there, or sign up with a password.';
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

export async function linkIdentity(db: Database, providers: Providers, { user }: Viewer, answer: Answer) {
  requireOwnAccount(user);
  const { provider, claims } = await readAnswer(db, providers, answer, user.id);
  const { subject, email = '' } = claims;
  const known = await findIdentity(db, { provider: provider.id, subject });
  if (known?.userId === user.id) return;
  if (known !== undefined) throw linkedElsewhere(provider);
  try {
    await insertIdentity(db, { userId: user.id, provider: provider.id, subject, email });
  } catch (error) {
    if (isUniqueViolation(error, 'identities_subject_unique')) throw linkedElsewhere(provider);
    if (!isUniqueViolation(error, 'identities_provider_unique')) throw error;
    const words = `Another account at ${provider.name} signs in here already. Remove that one first.`;
    throw new Problem('conflict', words, { cause: error });
  }
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
export const unlinkIdentity = (db: Database, providers: Providers, userId: string, provider: string): Promise<void> =>
  db.transaction(async (tx) => {
    const isPasswordLeft = await lockPassword(tx, userId);
    if (!(await deleteIdentity(tx, userId, provider))) throw notFound();
    const rest = (await findIdentities(tx, userId)).filter((row) => providers.find(row.provider) !== undefined);
    if (isPasswordLeft || rest.length > 0) return;
    throw new Problem('last_sign_in_way', 'Nothing else would be left to sign in with. Set a password first.');
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
  new Problem('conflict', `This account at ${name} signs in to another account here.`);
