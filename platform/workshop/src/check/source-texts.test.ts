import { expect, test } from '@jest/globals';
import { textsInSource } from './source-texts.ts';

test('titles, refusals and summaries are texts, with whatever values they hold', () => {
  const source = `
    export const screens = { login: { path: '/login', titles: { en: 'Log in' } } };
    export const login = { summary: "Log in", auth: 'public' };
    throw new Problem('already_enrolled', \`You take \${title} already, \${name}.\`);
  `;
  expect(textsInSource('screens.ts', source)).toEqual(['Log in', 'Log in', 'You take … already, ….']);
});

test('codes, other languages and statements are none', () => {
  const source = `
    import { z } from 'zod';
    const found = await sql\`Select * from students\`;
    const titles = { fr: 'Connexion', en: path.join('a', 'b') };
    // Sign in.
  `;
  expect(textsInSource('login.ts', source)).toEqual([]);
});
