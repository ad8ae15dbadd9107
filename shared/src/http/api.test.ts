import { expect, test } from '@jest/globals';
import { createApi } from './api.ts';
import type { HttpRequest } from './http-client.ts';

const recording = () => {
  const sent: HttpRequest[] = [];
  const api = createApi({
    request: async (request) => {
      sent.push(request);
      return { ok: true };
    },
    headers: () => ({}),
  });
  return { api, sent };
};

test('a call goes out with the method, path and parameters of the route table', async () => {
  const { api, sent } = recording();
  await api.commentOnReview({ params: { id: 'a/b' }, body: { body: 'Please mend the second video.', blocking: true } });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: 'courses/review/comment/a%2Fb',
    body: { blocking: true },
  });
});

test('a missing path parameter is named before anything is sent', () => {
  const { api, sent } = recording();
  expect(() => api.getPlayer({ params: {} as { slug: string } })).toThrow("needs the parameter 'slug'");
  expect(sent).toHaveLength(0);
});
