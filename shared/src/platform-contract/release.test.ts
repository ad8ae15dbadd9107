import { expect, test } from '@jest/globals';
import { remoteRoute } from './release.ts';

const messageOf = (path: string) => {
  const { error } = remoteRoute.safeParse({ id: 'a', path, title: 'A screen', requiresLogin: false });
  return error?.issues.map(({ message }) => message).join(' ');
};

test('a path has at most 200 characters', () => {
  expect(messageOf(`/${'a'.repeat(199)}`)).toBeUndefined();
  expect(messageOf(`/${'a'.repeat(200)}`)).toContain('200 characters');
});

test('a path leaves at most three segments open: each doubles the addresses that it stands for', () => {
  expect(messageOf('/own/:a?/all?/:c?')).toBeUndefined();
  expect(messageOf(`/own${'/:x?'.repeat(4)}`)).toBe('At most 3 optional segments: declare another route instead.');
});
