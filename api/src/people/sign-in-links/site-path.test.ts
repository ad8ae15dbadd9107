import { expect, test } from '@jest/globals';
import { isSitePath } from './site-path.policy.ts';

test.each([
  '/',
  '/home',
  '/course/walking-the-porch?lesson=2#notes',
  '/marketplace/results?q=a%2Fb',
  '/results?q=https://x.example',
  '/caf%C3%A9',
  '/a.b/..c',
])('%s is a path of this site', (path) => expect(isSitePath(path)).toBe(true));

test.each([
  '',
  'home',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/../evil',
  '/%2e%2E/evil',
  '/.',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/home\n',
  '\u0000/home',
  ' //evil.example',
])('%j is none', (path) => expect(isSitePath(path)).toBe(false));
