import { expect, test } from '@jest/globals';
import { checkGlossary } from './check-glossary.ts';

test('every text, and every title of a screen, is in the words of the glossary', async () => {
  await expect(checkGlossary()).resolves.toBeUndefined();
});
