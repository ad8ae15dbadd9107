import { expect, test } from '@jest/globals';
import { foreignGlobals } from './own-globals.ts';

test('a container, its chunks and what frameworks keep for all their copies are nobody’s leavings', () => {
  const names = [
    'mf_player_1_0_0',
    'webpackChunkmf_player_1_0_0',
    '__zod_globalRegistry',
    '__VUE__',
    '__VUE_INSTANCE_SETTERS__',
    'litElementVersions',
    '__zone_symbol__Promise',
  ];
  expect(foreignGlobals(names, ['mf_player_1_0_0'])).toEqual([]);
});

test('a name that resembles them is left by the version all the same', () => {
  const names = ['__VUE_STORE', 'Zones', 'myLitElementVersions', 'mf_catalog_1_0_0', 'playerWasHere'];
  expect(foreignGlobals(names, ['mf_player_1_0_0'])).toEqual(names);
});
