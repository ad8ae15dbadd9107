import { expect, test } from '@jest/globals';
import { checkHouses, differencesOf, misplacedInShell } from './check-houses.ts';

const template = ['package.json', 'src/main.tsx', 'src/paths.ts', 'src/screens/sample-screen.tsx'];
const house = 'mf-reviews';
const loaded = ['screens/sample-screen.tsx'];
const differing = (...files: string[]) => differencesOf({ house, files: [...template, ...files], loaded }, template);

test('the remotes are the same house, and the shell has in their rooms what they have', async () => {
  await expect(checkHouses()).resolves.toBeUndefined();
});

test('a remote may have any of the rooms, its papers, and products with rooms of their own', () => {
  const rooms = ['README.md', 'src/features/reviews/review.tsx', 'src/messages/home.fr.ts', 'src/sections/all.tsx'];
  expect(differing(...rooms)).toEqual([]);
  const products = ['src/desk/screens/desk-screen.tsx', 'src/desk/testing/builders.ts', 'src/ui/reason.tsx'];
  const ofDesk = { house, files: [...template.slice(0, 3), ...products], loaded: ['desk/screens/desk-screen.tsx'] };
  expect(differencesOf(ofDesk, template)).toEqual([]);
});

test.each([
  ['a file beside the rooms', 'src/use-reviews.ts', 'mf-reviews/src/use-reviews.ts: no other has it.'],
  ['a room of no other', 'src/helpers/dates.ts', 'mf-reviews/src/helpers: no such room.'],
  ['what is no screen', 'src/screens/review-row.tsx', 'mf-reviews/src/screens/review-row.tsx: no file for screens/.'],
  ['a screen without an address', 'src/screens/edit-screen.tsx', 'src/screens.ts gives it no address.'],
  ['a feature without a noun', 'src/features/row.tsx', 'mf-reviews/src/features/row.tsx: no file for features/.'],
])('%s is named', (_, file, words) => {
  expect(differing(file)).toEqual([expect.stringContaining(words)]);
});

test('the shell’s own rooms hold what they want, and those of the remotes’ names what these do', () => {
  const honest = ['src/routing/guard.ts', 'src/features/signup/signup-store.ts', 'src/screens/login-screen.tsx'];
  const stray = ['src/screens/signup/signup-store.ts', 'src/screens/static-page.tsx', 'src/screens/old-screen.tsx'];
  expect(misplacedInShell([...honest, ...stray], ['screens/login-screen.tsx'])).toEqual([
    'shell/src/screens/signup/signup-store.ts: no file for screens/.',
    'shell/src/screens/static-page.tsx: no file for screens/.',
    expect.stringContaining('shell/src/screens/old-screen.tsx: src/screens.ts gives it no address.'),
  ]);
});

test('what is missing is named, and what lies beside the products', () => {
  const files = [
    'package.json',
    'src/main.tsx',
    'src/desk/screens/desk-screen.tsx',
    'src/desk/paths.ts',
    'src/screens/a-screen.tsx',
  ];
  expect(differencesOf({ house, files, loaded: ['screens/a-screen.tsx'] }, template)).toEqual([
    'mf-reviews/src/paths.ts: all others have it.',
    expect.stringContaining('mf-reviews/src/screens: no such room.'),
    'mf-reviews/src/desk/paths.ts: lies in no room.',
    expect.stringContaining('mf-reviews/src/desk/screens/desk-screen.tsx: src/screens.ts gives it no address.'),
  ]);
});
