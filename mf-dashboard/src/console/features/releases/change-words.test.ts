import { expect, test } from '@jest/globals';
import { createFormat } from '@stoa/shared/i18n/create-format.ts';
import { createTranslate } from '@stoa/shared/i18n/translate.ts';
import { en } from '../../messages/releases.en.ts';
import { fr } from '../../messages/releases.fr.ts';
import { aChange } from '../../testing/builders.ts';
import { changeSentences } from './change-words.ts';

const words = { t: createTranslate<typeof en>('en', en), format: createFormat('en') };
const canary = (version: string, from_weight: number, to_weight: number) => ({
  name: 'mf-catalog',
  version,
  from_weight,
  to_weight,
});
const told = (kind: 'promote' | 'rollback' | 'canary' | 'pause' | 'resume', ...canaries: ReturnType<typeof canary>[]) =>
  changeSentences(aChange({ kind, moves: [], canaries }), words, 'mf-catalog');

test('each step of a canary has its sentence', () => {
  expect(told('canary', canary('1.6.0', 0, 5))).toEqual(['Canary 1.6.0 started with 5% of visitors']);
  expect(told('canary', canary('1.6.0', 5, 0.25))).toEqual(['Canary 1.6.0 lowered from 5% to 0.25%']);
  expect(told('pause', canary('1.6.0', 5, 0))).toEqual(['Canary 1.6.0 paused at 5%']);
  expect(told('canary', canary('1.6.0', 0, 0))).toEqual(['Share of canary 1.6.0 changed while paused']);
  expect(told('resume', canary('1.6.0', 0, 25))).toEqual(['Canary 1.6.0 resumed with 25% of visitors']);
  expect(told('rollback', canary('1.6.0', 25, 0))).toEqual(['Canary 1.6.0 ended']);
});

test('a canary that makes room for another has ended', () => {
  expect(told('canary', canary('1.6.0', 0, 0), canary('1.7.0', 0, 1))).toEqual([
    'Canary 1.6.0 ended',
    'Canary 1.7.0 started with 1% of visitors',
  ]);
});

test('a canary that is promoted is told once', () => {
  const change = aChange({ canaries: [canary('1.5.0', 25, 0)] });
  expect(changeSentences(change, words)).toEqual(['mf-catalog 1.5.0 went live after 1.4.0']);
});

test('a whole site that goes live is one line', () => {
  const moves = ['shell', 'mf-catalog', 'mf-player', 'mf-studio'].map((name) => ({ name, from: null, to: '1.0.0' }));
  expect(changeSentences(aChange({ moves }), words)).toEqual([
    '4 parts went live: shell 1.0.0, mf-catalog 1.0.0, mf-player 1.0.0, mf-studio 1.0.0',
  ]);
  expect(changeSentences(aChange({ moves }), words, 'mf-player')).toEqual(['1.0.0 went live, the first version']);
});

test('the same in French, with shares as French writes them', () => {
  const french = { t: createTranslate<typeof en>('fr', fr), format: createFormat('fr') };
  const change = aChange({ kind: 'canary', moves: [], canaries: [canary('1.6.0', 5, 0.25)] });
  expect(changeSentences(change, french, 'mf-catalog')).toEqual([
    expect.stringMatching(/^Canari 1\.6\.0 ramené de 5\s% à 0,25\s%$/),
  ]);
});
