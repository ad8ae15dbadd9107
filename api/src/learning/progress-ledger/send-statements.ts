import type { Statement } from '@stoa/shared/contract/learning/progress-ledger.ts';
import type { Settings } from '../../kernel/settings.ts';

type Store = NonNullable<Settings['recordStore']>;

const TIMEOUT_MS = 30_000;

/**
 * Gives statements to a learning record store, all of them or, where it takes them not together, each by itself.
 * @returns those that it will not have, with its words
 * @throws when it is away, lets us not in, or refuses all of several: then none are given up
 * @see https://github.com/adlnet/xAPI-Spec/blob/1.0.3/xAPI-Communication.md#212-post-statements
 */
export async function sendStatements(
  store: Store,
  statements: readonly Statement[],
): Promise<{ id: string; why: string }[]> {
  const why = await post(store, statements);
  if (why === undefined) return [];
  const [only, ...others] = statements;
  if (others.length === 0) return only ? [{ id: only.id, why }] : [];
  const refused = [];
  for (const statement of statements) refused.push(...(await sendStatements(store, [statement])));
  // Then it is not they that are wrong: a version that it does not speak is answered so, too.
  if (refused.length === statements.length) throw new Error(`The record store refuses everything: ${why}`);
  return refused;
}

/** @returns why the store will not have them */
async function post({ url, user, password }: Store, statements: readonly Statement[]): Promise<string | undefined> {
  const response = await fetch(`${url}/statements`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
      'x-experience-api-version': '1.0.3',
    },
    body: JSON.stringify(statements),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const words = (await response.text()).slice(0, 300);
  if (response.ok) return undefined;
  if (response.status === 400 || response.status === 409) return `${response.status}: ${words}`;
  throw new Error(`The record store answered ${response.status}: ${words}`);
}
