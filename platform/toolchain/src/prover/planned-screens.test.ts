import { expect, test } from '@jest/globals';
import type { ArtefactRecord } from '@stoa/shared/platform-contract/artefacts.ts';
import { aRemote, aRoute, aShell } from '@stoa/server/testing/built-folders.ts';
import { plannedScreens } from './planned-screens.ts';

const recordOf = (descriptor: ArtefactRecord['descriptor']) => ({ descriptor }) as ArtefactRecord;
const remote = aRemote({ routes: [aRoute('/course/:slug'), aRoute('/courses')] });
const mixture = [recordOf(aShell()), recordOf(remote)];
const pathsOf = (index: number) => plannedScreens(remote, mixture, index).map(({ path }) => path);

test('every screen is mounted in the stable page and beside three canaries, one beside each further one', () => {
  expect([0, 3].map(pathsOf)).toEqual([
    ['/course/sample-1', '/courses'],
    ['/course/sample-1', '/courses'],
  ]);
  expect([4, 40].map(pathsOf)).toEqual([['/courses'], ['/courses']]);
});
