import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { App } from '../../app.tsx';
import {
  aCanary,
  aChange,
  aProposal,
  aRemoteStatus,
  aReply,
  aStatus,
  aVersionHealth,
  calmSite,
} from '../testing/builders.ts';

const operator = { permissions: ['manage-releases' as const] };
const visit = (replies: Replies = {}, url = '/dashboard/releases?channel=production') =>
  renderScreen(<App />, { url, session: operator, replies: calmSite(replies) });

test('a card says what is live, by whom, and how it behaves', async () => {
  visit();
  const card = within(await screen.findByRole('article', { name: 'mf-catalog' }));
  expect(card.getByText('Healthy')).toBeVisible();
  expect(card.getByText(/by Nadia Haddad/)).toBeVisible();
  expect(card.getByText('2 of 800 visitors')).toBeVisible();
  expect(card.getByText('320 ms')).toBeVisible();
  expect(await card.findByRole('img', { name: /The last hour of mf-catalog: .* 2 failures/ })).toBeVisible();
  expect(card.getByRole('link', { name: 'Details of mf-catalog' })).toHaveAttribute(
    'href',
    '/dashboard/releases/mf-catalog?channel=production',
  );
});

test('what needs a person stands first, with the reason in words', async () => {
  const verdict = {
    name: 'mf-studio',
    canary: '1.6.0',
    stable: '1.5.0',
    verdict: 'worse' as const,
    canary_opened: 40,
    canary_failed: 8,
    stable_opened: 800,
    stable_failed: 2,
    p: 0.0001,
    words: '8 of 40 visitors of 1.6.0 had a failure, 2 of 800 of 1.5.0.',
  };
  const live = aRemoteStatus().live!;
  visit({
    getStatus: aStatus([
      aRemoteStatus(),
      aRemoteStatus({ name: 'mf-studio', live: { ...live, canary: aCanary() }, verdict }),
    ]),
  });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['mf-studio', 'mf-catalog']);
  expect(within(cards[0]!).getByText(verdict.words)).toBeVisible();
  expect(within(cards[0]!).getByText('Act now')).toBeVisible();
});

test('an automatic rollback is told with its figures until somebody acts', async () => {
  const why = '9 of 60 visitors of 1.6.0 had a failure, 2 of 800 of 1.5.0 (p 0.0002).';
  visit({
    listChanges: {
      channel: 'production',
      changes: [
        aChange({
          at: new Date().toISOString(),
          kind: 'rollback',
          by: 'stoa',
          automatic: true,
          why,
          moves: [],
          canaries: [{ name: 'mf-catalog', version: '1.6.0', from_weight: 5, to_weight: 0 }],
        }),
      ],
    },
  });
  expect(await screen.findByText(`Stoa rolled 1.6.0 back automatically. ${why}`)).toBeVisible();
});

test('one remote is rolled back from its card, with a reason and on the version that was seen', async () => {
  const { user, calls, toasts } = visit({ rollBack: aReply() });
  await user.click(await screen.findByRole('button', { name: 'Roll back mf-catalog' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll back mf-catalog' }));
  expect(dialog.getByText('In production, everyone goes from mf-catalog 1.5.0 back to 1.4.0.')).toBeVisible();
  await user.type(dialog.getByLabelText('Reason'), 'Filters lose the text');
  await user.click(dialog.getByLabelText('Revoke 1.5.0'));
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.4.0' }));
  expect(calls.find(({ name }) => name === 'rollBack')).toMatchObject({
    params: { channel: 'production' },
    body: { name: 'mf-catalog', from: '1.5.0', revoke: true, why: 'Filters lose the text' },
  });
  await screen.findByRole('article', { name: 'mf-catalog' });
  expect(toasts).toEqual([{ kind: 'success', message: 'mf-catalog 1.4.0 is live again in production.' }]);
});

test('a registry that cannot be written to says what still works', async () => {
  visit({ getStatus: aStatus([aRemoteStatus()], { writable: false }) });
  expect(await screen.findByText(/pages are served from the last good release/)).toBeVisible();
});

test('nothing published, nothing live, no reports: each says what comes next', async () => {
  visit({ getStatus: aStatus([]) });
  expect(await screen.findByText('Nothing published yet')).toBeVisible();
});

test('a remote that is live for nobody and one that nobody opened say so', async () => {
  visit({
    getStatus: aStatus([
      aRemoteStatus({ name: 'mf-new', live: null, before: null, health: null }),
      aRemoteStatus({ health: aVersionHealth({ opened: 0, failed: 0 }) }),
    ]),
  });
  const fresh = within(await screen.findByRole('article', { name: 'mf-new' }));
  expect(fresh.getByText('Not live')).toBeVisible();
  expect(fresh.queryByRole('button', { name: /Roll back/ })).toBeNull();
  expect(screen.getByText('No browser has reported on 1.5.0 in the last hour.')).toBeVisible();
});

test('who may only read is offered nothing to press', async () => {
  visit({
    whoAmI: { kind: 'person', name: 'Nadia Haddad', remotes: ['mf-studio'], verbs: ['rollback'], expires_at: null },
  });
  await screen.findByRole('article', { name: 'mf-catalog' });
  await screen.findByRole('heading', { name: 'Recent changes' });
  expect(screen.queryByRole('button', { name: /Roll back/ })).toBeNull();
});

test('one without the right is told so', async () => {
  visit({
    getStatus: () => {
      throw refusal('forbidden');
    },
  });
  expect(await screen.findByText('Only operators can see releases.')).toBeVisible();
});

test('a second person agrees to a change that waits; who asked cannot', async () => {
  const { user, calls } = visit({
    listProposals: { proposals: [aProposal(), aProposal({ id: 'p2', by: 'Nadia Haddad' })] },
    approveProposal: aReply(),
  });
  expect(await screen.findByText(/someone else has to approve/)).toBeVisible();
  await user.type(screen.getByLabelText('Your reason'), 'Looked at it');
  await user.click(screen.getByRole('button', { name: 'Approve and put live' }));
  expect(calls.find(({ name }) => name === 'approveProposal')).toMatchObject({
    params: { channel: 'production', id: 'p1' },
    body: { why: 'Looked at it' },
  });
});

test('a change that a gateway does not serve yet says so', async () => {
  const gateway = { channel: 'production', held: [], trouble: null, written_at: '2026-03-01T09:00:00.000Z' };
  const gateways = [
    { ...gateway, name: 'gateway-1', revision: 8, state: 'serves' as const },
    { ...gateway, name: 'gateway-2', revision: 7, state: 'late' as const },
  ];
  const { user, toasts } = visit({ rollBack: { ...aReply(), gateways } });
  await user.click(await screen.findByRole('button', { name: 'Roll back mf-catalog' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll back mf-catalog' }));
  await user.type(dialog.getByLabelText('Reason'), 'Filters lose the text');
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.4.0' }));
  await screen.findByRole('article', { name: 'mf-catalog' });
  expect(toasts).toMatchObject([
    {
      kind: 'warning',
      message: expect.stringMatching(/^mf-catalog 1.4.0 is live again .* Not yet served by gateway-2:/),
    },
  ]);
});

test('a change of which nobody knows who serves it says so', async () => {
  const { user, toasts } = visit({ rollBack: { ...aReply(), gateways: [], gateways_known: false } });
  await user.click(await screen.findByRole('button', { name: 'Roll back mf-catalog' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll back mf-catalog' }));
  await user.type(dialog.getByLabelText('Reason'), 'Filters lose the text');
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.4.0' }));
  await screen.findByRole('article', { name: 'mf-catalog' });
  expect(toasts).toMatchObject([{ kind: 'warning', message: expect.stringContaining('is not known at this moment') }]);
});

test('what a gateway holds back is a warning on that remote, with what visitors have instead', async () => {
  const held = { name: 'mf-catalog', version: '1.5.0', canary: false, serving: '1.4.0', fault: 'altered' as const };
  const why = 'mf-catalog@1.5.0: js/remote.js is altered in the registry';
  const by = (gateway: string, given: object = {}) => ({ ...held, why, gateway, ...given });
  visit({
    getStatus: aStatus([
      aRemoteStatus({ held: [by('gateway-1'), by('gateway-2')] }),
      aRemoteStatus({ name: 'mf-player', held: [by('gateway-1', { name: 'mf-player', serving: null })] }),
      aRemoteStatus({ name: 'mf-studio', held: [by('gateway-1', { name: 'mf-studio', serving: '1.5.0' })] }),
    ]),
  });
  const [first, second, third] = await screen.findAllByRole('article');
  expect(within(first!).getByText(/^1\.5\.0 is held back: .* its screens cannot be opened/)).toBeVisible();
  expect(within(first!).getByText('Act now')).toBeVisible();
  expect(within(second!).getByText(/Visitors have 1\.4\.0 .* Reported by gateway-1 and gateway-2/)).toBeVisible();
  expect(within(second!).getByText('Needs attention')).toBeVisible();
  expect(within(third!).getByText(/^1\.5\.0 is still served from another copy, .* the same build again/)).toBeVisible();
});
