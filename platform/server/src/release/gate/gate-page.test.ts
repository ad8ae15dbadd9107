import { expect, test } from '@jest/globals';
import { aRemote, aRoute, aShell } from '../../testing/built-folders.ts';
import { gatePage } from './gate-page.ts';

const aLendingShell = () =>
  aShell({ version: '1.4.0', shared: { react: '19.3.1', 'react-dom': '19.3.1', zustand: '5.1.0' } });

test('versions that fit one another may meet in one page', () => {
  expect(gatePage({ shell: aShell(), remotes: [aRemote(), aRemote({ name: 'mf-player', routes: [] })] })).toEqual([]);
});

test('a remote built for another contract is refused, with the way out', () => {
  const [older] = gatePage({ shell: aShell({ contract: '2.0.0' }), remotes: [aRemote()] });
  expect(older).toMatchObject({ code: 'contract_mismatch', name: 'mf-catalog', file: 'remote.json: contract' });
  expect(older?.remedy).toContain('Build mf-catalog anew');
  const [newer] = gatePage({ shell: aShell(), remotes: [aRemote({ contract: '^1.2.0' })] });
  expect(newer?.remedy).toContain('Promote a shell that offers contract ^1.2.0');
});

test('a remote on another major of React gets one refusal for all of its packages', () => {
  const remote = aRemote({ shared: { react: '^18.3.0', 'react-dom': '^18.3.0', zustand: '^5.0.0' } });
  const refusals = gatePage({ shell: aLendingShell(), remotes: [remote] });
  expect(refusals).toEqual([
    {
      code: 'shared_mismatch',
      name: 'mf-catalog',
      file: 'remote.json: shared.react',
      message: expect.stringContaining('borrows react ^18.3.0, and shell 1.4.0 lends 19.3.1: another major of React'),
      remedy: expect.stringContaining('Build it with React 19'),
    },
  ]);
});

test('a remote with a React of its own is fine, of whatever major', () => {
  const remote = aRemote({ shared: {}, own: { react: '18.3.1', 'react-dom': '18.3.1' } });
  expect(gatePage({ shell: aLendingShell(), remotes: [remote] })).toEqual([]);
});

test('a remote with a React of its own may not borrow what runs on the React of the shell', () => {
  const remote = aRemote({ shared: { zustand: '^5.0.0' }, own: { react: '19.2.0' } });
  expect(gatePage({ shell: aLendingShell(), remotes: [remote] })).toMatchObject([
    { code: 'shared_mismatch', file: 'remote.json: own.react', remedy: expect.stringContaining('Bring zustand too') },
  ]);
});

test('each library that the shell lacks, or has too old, is refused by name', () => {
  const remote = aRemote({ shared: { react: '^19.4.0', zustand: '^6.0.0', 'left-pad': '^1.0.0' } });
  const refusals = gatePage({ shell: aLendingShell(), remotes: [remote] });
  expect(refusals.map(({ file }) => file)).toEqual([
    'remote.json: shared.react',
    'remote.json: shared.zustand',
    'remote.json: shared.left-pad',
  ]);
  expect(refusals[1]?.remedy).toContain('promote a shell that lends 6.0.0');
  expect(refusals[2]?.message).toContain('does not lend it');
});

test('a range that cannot be read fits nothing', () => {
  const remote = aRemote({ contract: 'whatever', shared: { react: 'next' } });
  expect(gatePage({ shell: aLendingShell(), remotes: [remote] }).map(({ code }) => code)).toEqual([
    'contract_mismatch',
    'shared_mismatch',
  ]);
});

test('remotes that claim one address are refused', () => {
  const player = aRemote({ name: 'mf-player', routes: [aRoute('/marketplace/results')] });
  expect(gatePage({ shell: aShell(), remotes: [aRemote(), player] }).map(({ code }) => code)).toEqual(['route_clash']);
});

test('remotes whose containers have one global are refused', () => {
  const other = aRemote({ name: 'mf-player', routes: [], global: aRemote().global });
  expect(gatePage({ shell: aShell(), remotes: [aRemote(), other] })).toMatchObject([
    { code: 'artefact_invalid', name: 'mf-player', file: 'remote.json: global' },
  ]);
});
