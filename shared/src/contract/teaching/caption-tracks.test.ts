import { expect, test } from '@jest/globals';
import { captionsLanguage } from './caption-tracks.ts';

test.each(['fr', 'pt-BR', 'zh-Hant-TW', 'yue'])('%s is a language of captions', (tag) => {
  expect(captionsLanguage.safeParse(tag).success).toBe(true);
});

test.each(['zh-cmn', 'fr-12', 'en-ab-cd', 'FR', 'f', 'fr_FR', ''])('“%s” is none', (tag) => {
  const messages = captionsLanguage.safeParse(tag).error?.issues.map(({ message }) => message);
  expect(messages).toEqual(['Choose the language of the captions.']);
});
