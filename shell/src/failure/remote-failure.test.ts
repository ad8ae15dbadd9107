import { expect, test } from '@jest/globals';
import { chunkName, RemoteFailure, toRemoteFailure } from './remote-failure.ts';

const chunkError = (facts: object) =>
  Object.assign(new Error('Loading chunk 473 failed.'), { name: 'ChunkLoadError', ...facts });

test('a chunk that hangs is a timeout, one that is not there is missing, and both are named', () => {
  const request = 'http://site.test/remotes/mf-catalog/1.0.0/course-info.6f98577d5a.js';
  expect(toRemoteFailure(chunkError({ type: 'timeout', request }), 'mount')).toMatchObject({
    name: 'ChunkLoadError',
    stage: 'chunk',
    type: 'timeout',
    chunk: 'course-info',
  });
  for (const type of ['error', 'missing']) {
    expect(toRemoteFailure(chunkError({ type, request }), 'mount')).toMatchObject({ stage: 'chunk', type: 'missing' });
  }
});

test('a stylesheet is told from a script', () => {
  const error = chunkError({
    code: 'CSS_CHUNK_LOAD_FAILED',
    request: '/remotes/mf-catalog/1.0.0/results.0e824893ef.css',
  });
  expect(toRemoteFailure(error, 'mount')).toMatchObject({ stage: 'stylesheet', type: 'missing', chunk: 'results' });
});

test.each([
  ['#RUNTIME-001: Failed to get remoteEntry exports', 'entry', 'missing'],
  ['#RUNTIME-008: ScriptNetworkError: /x/remoteEntry.js timed out.', 'entry', 'timeout'],
  ['#RUNTIME-013: not a valid manifest', 'descriptor', 'error'],
  ['#RUNTIME-012: The getter for the shared module is not a function', 'shared', 'error'],
  ["Can not get 'react/jsx-runtime'", 'shared', 'missing'],
  ['#RUNTIME-014: expose not found', 'chunk', 'error'],
  ['x is not a function', 'mount', 'error'],
])('%s is a failure of the stage %s', (message, stage, type) => {
  expect(toRemoteFailure(new Error(message), 'mount')).toMatchObject({ stage, type });
});

test('what is classified already stays as it is', () => {
  const failure = new RemoteFailure({ stage: 'entry', type: 'timeout', file: '/a/b.js' });
  expect(toRemoteFailure(failure, 'mount')).toBe(failure);
});

test('a chunk is called what its team called it', () => {
  expect(chunkName('/remotes/mf-catalog/1.4.0/remoteEntry.e708698ea1.js?r=2')).toBe('remoteEntry');
  expect(chunkName('/remotes/x/1.0.0/851.f0038649cc.js')).toBe('851');
});
