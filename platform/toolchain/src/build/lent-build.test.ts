import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { layersFirst } from './lent-build.ts';
import { sharedDir } from './workspace.ts';

test('the looks of the site begin with the order of the layers, and a sheet without it is told of', () => {
  const sheet = readFileSync(join(sharedDir, 'src/ui/styles/layers.css'), 'utf8');
  expect(layersFirst(sheet).options).toMatchObject({
    banner: '@layer reset, tokens, mantine, ui, shell, remote;',
    raw: true,
  });
  expect(() => layersFirst('@layer ui {}')).toThrow(/layers\.css does not say the order of the layers/);
});
