import { API_PREFIX, type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import { read } from '../bench/sign-in.ts';

interface Call {
  token?: string;
  /** The last part of its path. */
  id?: string;
  body?: object;
}

/** One call of the site's API. @throws with the reply's words when it is no success */
export function callApi<N extends RouteName>(siteUrl: string, name: N, { token, id, body }: Call = {}) {
  const [method, path] = routes[name].split(' ') as [string, string];
  return read<Reply<N>>(
    fetch(`${siteUrl}${API_PREFIX}/${path.replace('{id}', id ?? '')}`, {
      method,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}
