import { expect, jest, test } from '@jest/globals';
import { createKyClient } from './ky-client.ts';
import { isApiError } from './api-error.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function client(reply: (request: Request) => Response | Promise<Response>, token = () => 'secret') {
  const seen: Request[] = [];
  const onUnauthenticated = jest.fn();
  const http = createKyClient({
    prefix: 'http://site.test/api/v1.3.0',
    token,
    onUnauthenticated,
    headers: () => ({ 'X-Release-Set': 'set-1' }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      seen.push(request);
      return reply(request);
    },
  });
  return { http, seen, onUnauthenticated };
}

const refusal = (code: string) => ({ message: 'No.', code, request_id: 'r1' });

test('every call carries the bearer token, the marker header, what the caller says of itself, and credentials', async () => {
  const { http, seen } = client(() => answer(200, []));
  await http.request({ method: 'GET', path: 'categories' });
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(seen[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(seen[0]?.headers.get('x-release-set')).toBe('set-1');
  expect(seen[0]?.credentials).toBe('include');
});

test('a path with a leading slash is an address of the same site, with token and marker header', async () => {
  const { http, seen } = client(() => answer(200, {}));
  await http.request({ method: 'GET', path: '/platform/v1/channels' });
  expect(seen[0]?.url).toBe('http://site.test/platform/v1/channels');
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer secret');
  expect(seen[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
});

test.each(['//elsewhere.test/x', '/\\elsewhere.test/x'])('the token goes to no other site: %s', async (path) => {
  const { http, seen } = client(() => answer(200, {}));
  await expect(http.request({ method: 'GET', path })).rejects.toThrow('not of this site');
  expect(seen).toHaveLength(0);
});

test('what the registry refuses comes with every rule, its file and the way out', async () => {
  const unmet = {
    code: 'shared_mismatch',
    message: 'React 18.',
    name: 'mf-x',
    file: 'remote.json',
    remedy: 'Build it.',
  };
  const { http } = client(() => answer(409, { ...refusal('contract_mismatch'), refusals: [unmet] }));
  await expect(http.request({ method: 'POST', path: '/platform/v1/x', body: {} })).rejects.toMatchObject({
    code: 'contract_mismatch',
    refusals: [unmet],
  });
});

test('a refusal that stands alone is a list of one', async () => {
  const { http } = client(() => answer(409, { ...refusal('retired'), name: 'mf-x', remedy: 'Publish it again.' }));
  await expect(http.request({ method: 'POST', path: '/platform/v1/x', body: {} })).rejects.toMatchObject({
    refusals: [{ code: 'retired', message: 'No.', name: 'mf-x', remedy: 'Publish it again.' }],
  });
});

test('lists in a query are joined by commas and empty values are left out', async () => {
  const { http, seen } = client(() => answer(200, []));
  await http.request({
    method: 'GET',
    path: 'x',
    query: { level: ['beginner', 'advanced'], q: '', page: 2, no: undefined },
  });
  expect(new URL(seen[0]!.url).search).toBe('?level=beginner%2Cadvanced&page=2');
});

test('a 401 ends the session once and still reaches the caller', async () => {
  const { http, onUnauthenticated } = client(() => answer(401, refusal('unauthenticated')));
  await expect(http.request({ method: 'GET', path: 'user/profile' })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(onUnauthenticated).toHaveBeenCalledTimes(1);
});

test('a 401 names the token that was sent, whatever holds when it comes', async () => {
  let token = 'older';
  const { http, onUnauthenticated } = client(
    () => {
      token = 'newer';
      return answer(401, refusal('unauthenticated'));
    },
    () => token,
  );
  await expect(http.request({ method: 'GET', path: 'user/profile' })).rejects.toMatchObject({ status: 401 });
  expect(onUnauthenticated.mock.calls).toEqual([['older']]);
});

test('a wrong password is no ended session', async () => {
  const { http, onUnauthenticated } = client(() => answer(422, refusal('credentials_wrong')));
  await expect(http.request({ method: 'POST', path: 'login', body: {} })).rejects.toMatchObject({ status: 422 });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('field errors and the request id come with the error', async () => {
  const body = { ...refusal('invalid'), errors: { name: ['Too short.'] } };
  const { http } = client(() => answer(422, body));
  const error = await http
    .request({ method: 'POST', path: 'courses/draft', body: {} })
    .catch((reason: unknown) => reason);
  expect(isApiError(error) && error.fieldErrors).toEqual({ name: ['Too short.'] });
  expect(isApiError(error) && error.requestId).toBe('r1');
});

test('no answer at all is a network error, said in words a person can act on', async () => {
  const { http } = client(() => Promise.reject(new TypeError('failed')));
  await expect(http.request({ method: 'POST', path: 'enroll', body: {} })).rejects.toMatchObject({
    code: 'network',
    message: expect.stringContaining('connection'),
  });
});

test('without a line a read fails at once, instead of being tried again', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { http, seen } = client(() => Promise.reject(new TypeError('failed')));
  await expect(http.request({ method: 'GET', path: 'categories' })).rejects.toMatchObject({ code: 'network' });
  expect(seen).toHaveLength(1);
  line.mockRestore();
});

test('an answer that is not the API’s own is called malformed', async () => {
  const { http } = client(() => new Response('<h1>Bad gateway</h1>', { status: 500 }));
  await expect(http.request({ method: 'POST', path: 'enroll', body: {} })).rejects.toMatchObject({
    code: 'malformed',
    status: 500,
  });
});
