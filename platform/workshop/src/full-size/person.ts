import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';

/** Somebody of the demo content, signed in. */
export interface Person {
  get<T>(path: string): Promise<T>;
  post(path: string, body: unknown): Promise<Response>;
}

export async function signIn(url: string, role: string): Promise<Person> {
  const api = `${url}${API_PREFIX}`;
  const post = (path: string, body: unknown, token?: string) =>
    fetch(`${api}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const accounts = await read<{ role: string; email: string; password: string }[]>(await fetch(`${api}/demo/accounts`));
  const account = accounts.find((one) => one.role === role);
  if (!account) throw new Error(`The demo has no ${role}.`);
  const { token } = await read<{ token: string }>(
    await post('login', { email: account.email, password: account.password }),
  );
  return {
    get: async (path) => read(await fetch(`${api}/${path}`, { headers: { authorization: `Bearer ${token}` } })),
    post: (path, body) => post(path, body, token),
  };
}

async function read<T>(reply: Response): Promise<T> {
  if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as T;
}
