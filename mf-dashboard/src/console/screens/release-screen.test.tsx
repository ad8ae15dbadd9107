import { afterEach, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
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

const desktop = window.matchMedia;
afterEach(() => {
  window.matchMedia = desktop;
  onlineManager.setOnline(true);
});

const visit = (replies: Replies = {}) =>
  renderScreen(<App />, {
    url: '/dashboard/releases/mf-catalog?channel=production',
    session: { permissions: ['manage-releases'] },
    replies: calmSite(replies),
  });
const withCanary = (given = {}) =>
  aRemoteStatus({
    live: { ...aRemoteStatus().live!, canary: aCanary(given) },
    canary_health: aVersionHealth({ opened: 40 }),
  });

test('health, history and versions of one remote stand on its screen', async () => {
  visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'mf-catalog' })).toBeVisible();
  expect(await screen.findByText('1.5.0 went live after 1.4.0')).toBeVisible();
  expect(screen.getByText('New filters.')).toBeVisible();
  expect(await screen.findByText('Live in production')).toBeVisible();
  expect(await screen.findByText('Visitors with a failure')).toBeVisible();
  expect(screen.getByText('2 visitors: it crashed on its first render')).toBeVisible();
  expect(screen.getByRole('link', { name: /What differs between 1.4.0 and 1.5.0/ })).toHaveAttribute(
    'href',
    '/dashboard/releases/mf-catalog/diff?from=1.4.0&to=1.5.0&channel=production',
  );
});

test('a chart says the same as a table', async () => {
  const { user } = visit();
  await user.click(await screen.findByText('Visitors with a failure as a table'));
  const table = await screen.findByRole('table', { name: /Visitors with a failure/ });
  expect(within(table).getByRole('cell', { name: '0.5%' })).toBeVisible();
  expect(within(table).getByRole('columnheader', { name: '1.5.0' })).toBeVisible();
});

test('when somebody was faster, their change is shown and it is asked again', async () => {
  let revision = 7;
  const { user, calls } = visit({
    getStatus: () =>
      aStatus(
        [revision === 8 ? aRemoteStatus({ live: { ...aRemoteStatus().live!, version: '1.5.1' } }) : aRemoteStatus()],
        { revision },
      ),
    listChanges: () => ({
      channel: 'production',
      changes: [
        ...(revision === 8
          ? [aChange({ revision: 8, by: 'Omar Saleh', moves: [{ name: 'mf-catalog', from: '1.5.0', to: '1.5.1' }] })]
          : []),
        aChange(),
      ],
    }),
    promote: ({ body }) => {
      if (body.releases[0]?.from === '1.5.1') return aReply();
      revision = 8;
      throw refusal('revision_moved', { message: 'The channel has moved.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote mf-catalog' }));
  await user.click(dialog.getByRole('button', { name: 'Promote 1.6.0' }));
  expect(await dialog.findByText('mf-catalog has changed in production since you looked')).toBeVisible();
  expect(await dialog.findByText('mf-catalog 1.5.1 went live after 1.5.0')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'promote')).toHaveLength(1);

  await user.click(dialog.getByRole('button', { name: 'Decide again' }));
  await user.click(dialog.getByRole('button', { name: 'Promote 1.6.0' }));
  expect(calls.filter(({ name }) => name === 'promote').map(({ body }) => body)).toMatchObject([
    { releases: [{ name: 'mf-catalog', version: '1.6.0', from: '1.5.0', canary: null }] },
    { releases: [{ name: 'mf-catalog', version: '1.6.0', from: '1.5.1' }] },
  ]);
});

test('what another team changes meanwhile asks nobody to decide again', async () => {
  let revision = 7;
  const { user, calls } = visit({
    getStatus: () => aStatus([aRemoteStatus()], { revision: revision++ }),
    promote: aReply(),
  });
  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote mf-catalog' }));
  const looks = () => calls.filter(({ name }) => name === 'getStatus').length;
  const before = looks();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(looks()).toBeGreaterThan(before));
  await user.click(dialog.getByRole('button', { name: 'Promote 1.6.0' }));
  const [promotion] = calls.filter(({ name }) => name === 'promote');
  expect(promotion?.body).toMatchObject({ releases: [{ from: '1.5.0', canary: null }] });
  expect(promotion?.body).not.toHaveProperty('expected_revision');
});

test('every rule that does not hold is listed with its file and the way out', async () => {
  const { user } = visit({
    promote: () => {
      throw refusal('shared_mismatch', {
        message: 'Refused.',
        refusals: [
          {
            code: 'shared_mismatch',
            message: 'It needs React 18.',
            file: 'remote.json',
            remedy: 'Build with React 19.',
          },
          { code: 'over_budget', message: 'The first view has 48 kB.', remedy: 'Load the editor later.' },
        ],
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote 1.6.0' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Promote 1.6.0' }));
  const rules = within(await dialog.findByRole('alert')).getAllByRole('listitem');
  expect(rules.map((rule) => rule.textContent)).toEqual([
    'shared mismatchremote.jsonIt needs React 18.Build with React 19.',
    'over budgetThe first view has 48 kB.Load the editor later.',
  ]);
});

test('a canary is raised by a step, and says how many visitors that is', async () => {
  const { user, calls } = visit({ getStatus: aStatus([withCanary()]), startCanary: aReply() });
  await user.click(await screen.findByRole('button', { name: 'Canary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Canary of mf-catalog' }));
  expect(dialog.getByText(/It already has 5%/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '25%' }));
  expect(
    dialog.getByText('That is about 210 of the 840 visitors of the last hour. Visitors who already have it keep it.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change to 25%' }));
  expect(calls.find(({ name }) => name === 'startCanary')).toMatchObject({
    body: { name: 'mf-catalog', version: '1.6.0', weight: 25, from: '1.5.0', canary: '1.6.0' },
  });
});

test('a canary is paused, and a rollback ends it rather than the stable version', async () => {
  const { user, calls } = visit({ getStatus: aStatus([withCanary()]), pauseCanary: aReply() });
  await user.click(await screen.findByRole('button', { name: 'Pause the canary' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Pause' }));
  expect(calls.find(({ name }) => name === 'pauseCanary')).toMatchObject({
    body: { name: 'mf-catalog', from: '1.6.0' },
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll back mf-catalog' }));
  expect(dialog.getByText(/the canary mf-catalog 1.6.0 ends: its 5% of visitors get 1.5.0 again/)).toBeVisible();
  expect(dialog.getByLabelText('Revoke 1.6.0')).not.toBeChecked();
});

test('who gives a version to more people is told what is known against it, and may still do it', async () => {
  const canary_health = aVersionHealth({ version: '1.6.0', opened: 250, failed: 50 });
  const { user, calls } = visit({
    getStatus: aStatus([{ ...withCanary(), canary_health }]),
    promote: aReply(),
  });
  await user.click(await screen.findByRole('button', { name: 'Canary' }));
  const canary = within(await screen.findByRole('dialog'));
  await user.click(canary.getByRole('button', { name: '1%' }));
  expect(canary.queryByRole('alert')).toBeNull();
  await user.click(canary.getByRole('button', { name: '25%' }));
  expect(canary.getByText(/1.6.0 failed for 20%/)).toBeVisible();
  await user.click(canary.getByRole('button', { name: 'Cancel' }));

  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const promote = within(await screen.findByRole('dialog'));
  expect(promote.getByRole('alert')).toHaveTextContent(/1.6.0 failed for 20% in the last hour: 50 of 250 visitors/);
  await user.click(promote.getByRole('button', { name: 'Promote 1.6.0' }));
  expect(calls.map(({ name }) => name)).toContain('promote');
});

test('a version that the platform took back says so to whoever would promote it', async () => {
  const why = 'mf-catalog@1.6.0 failed for 50 of 252 visitors.';
  const ended = { name: 'mf-catalog', version: '1.6.0', from_weight: 5, to_weight: 0 };
  const { user } = visit({
    listChanges: {
      channel: 'production',
      changes: [aChange({ kind: 'rollback', automatic: true, why, moves: [], canaries: [ended] })],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(`Stoa rolled 1.6.0 back automatically. ${why}`)).toBeVisible();
});

test('only what was live for everyone is offered to go back to', async () => {
  const { user } = visit({
    getStatus: aStatus([aRemoteStatus({ versions: ['1.6.0', '1.5.0', '1.4.0', '1.3.0', '1.2.0'] })]),
    listChanges: {
      channel: 'production',
      changes: [aChange(), aChange({ revision: 6, moves: [{ name: 'mf-catalog', from: '1.2.0', to: '1.4.0' }] })],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const target = within(await screen.findByRole('dialog')).getByLabelText('Back to');
  expect(
    within(target)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1.4.0, live before 1.5.0', '1.2.0']);
});

test('where a second person is needed, the dialog says that it waits', async () => {
  const { user } = visit({
    getStatus: aStatus([aRemoteStatus({ approval: true })]),
    promote: aReply({ change: null, proposal: aProposal() }),
  });
  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/nothing changes until someone else approves/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Propose 1.6.0' }));
  expect(await dialog.findByText('Waiting for approval')).toBeVisible();
});

test('on a phone the way back comes last, where the thumb is, and once only', async () => {
  window.matchMedia = (query) => ({ ...desktop(query), matches: query.includes('max-width') });
  const { user } = visit();
  const buttons = await screen.findAllByRole('button', { name: 'Roll back' });
  expect(buttons).toHaveLength(1);
  const history = await screen.findByRole('heading', { name: 'History' });
  expect(history.compareDocumentPosition(buttons[0]!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(buttons[0]!);
  expect(await screen.findByRole('dialog', { name: 'Roll back mf-catalog' })).toBeVisible();
});

test('a dialog that is left gives the keyboard back to its button', async () => {
  const { user } = visit();
  const button = await screen.findByRole('button', { name: 'Roll back' });
  await user.click(button);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

test('who is told that it was done already, is told by whom', async () => {
  const { user, toasts } = visit({
    rollBack: aReply({ change: null, already: true, earlier: aChange({ kind: 'rollback', by: 'Omar Saleh' }) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.4.0' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts).toEqual([{ kind: 'info', message: 'Nothing to change: Omar Saleh had already done it.' }]);
});

test('without a clear answer nobody claims that nothing has changed', async () => {
  const { user } = visit({
    rollBack: () => {
      throw refusal('unavailable', { message: 'The storage does not answer.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.4.0' }));
  expect(await dialog.findByText(/check the history before you try again/)).toBeVisible();
});

test('offline nothing waits in silence to be done later', async () => {
  const { user, calls } = visit({ rollBack: aReply() });
  await user.click(await screen.findByRole('button', { name: 'Roll back' }));
  const dialog = within(await screen.findByRole('dialog'));
  onlineManager.setOnline(false);
  await user.click(dialog.getByRole('button', { name: 'Roll back to 1.4.0' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('rollBack'));
});

test('a name that was never published leads back to all releases', async () => {
  renderScreen(<App />, {
    url: '/dashboard/releases/mf-nothing?channel=production',
    session: { permissions: ['manage-releases'] },
    replies: calmSite(),
  });
  expect(await screen.findByRole('heading', { name: 'mf-nothing has not been published' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All releases' })).toBeVisible();
});

test('a lower version goes live only when somebody says that it is meant', async () => {
  const { user, calls } = visit({ getStatus: aStatus([aRemoteStatus()]), promote: aReply() });
  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote mf-catalog' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), '1.4.0');
  const promote = dialog.getByRole('button', { name: 'Promote 1.4.0' });
  expect(promote).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Put 1.4.0 live, which is lower than 1.5.0' }));
  await user.click(promote);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'promote')?.body).toMatchObject({
      allow_lower: true,
      releases: [{ name: 'mf-catalog', version: '1.4.0' }],
    }),
  );
});

test('what was taken back goes live again only when somebody means it and gives a reason', async () => {
  const takenBack = aChange({
    revision: 8,
    kind: 'rollback',
    by: 'Omar Saleh',
    why: 'Search is empty',
    moves: [{ name: 'mf-catalog', from: '1.6.0', to: '1.5.0' }],
  });
  const { user, calls } = visit({
    listChanges: { channel: 'production', changes: [takenBack, aChange()] },
    promote: aReply(),
  });
  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote mf-catalog' }));
  const meant = await dialog.findByRole('checkbox', { name: 'Put 1.6.0 live again, although it was taken back' });
  expect(dialog.getByText(/Taken back by Omar Saleh: Search is empty/)).toBeVisible();
  const promote = dialog.getByRole('button', { name: 'Promote 1.6.0' });
  expect(promote).toBeDisabled();
  await user.click(meant);
  expect(promote).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), 'It was the network');
  await user.click(promote);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'promote')?.body).toMatchObject({
      allow_taken_back: true,
      why: 'It was the network',
    }),
  );
});

const takesPages = () => {
  const message = 'mf-catalog@1.6.0 claims /tours/sale.';
  return refusal('inside_route', { message, refusals: [{ code: 'inside_route', name: 'mf-catalog', message }] });
};

test('pages of another remote change hands only when somebody means it and gives a reason', async () => {
  let isMeant = false;
  const { user, calls } = visit({
    promote: () => {
      if (isMeant) return aReply();
      isMeant = true;
      throw takesPages();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote mf-catalog' }));
  const promote = dialog.getByRole('button', { name: 'Promote 1.6.0' });
  await user.click(promote);
  const meant = await dialog.findByRole('checkbox', { name: 'These pages are meant to change hands' });
  expect(meant).toHaveFocus();
  const why = dialog.getByText('mf-catalog@1.6.0 claims /tours/sale.');
  expect(why.compareDocumentPosition(meant)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(dialog.getByLabelText('Reason')).toBeRequired();
  expect(promote).toBeDisabled();
  await user.click(meant);
  expect(promote).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason'), 'Agreed with the tours');
  await user.click(promote);
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'promote').at(-1)?.body).toMatchObject({
      allow_inside_routes: true,
      why: 'Agreed with the tours',
    }),
  );
});

test('that pages change hands is asked anew for another version', async () => {
  const { user } = visit({
    promote: () => {
      throw takesPages();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Promote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote mf-catalog' }));
  await user.click(dialog.getByRole('button', { name: 'Promote 1.6.0' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'These pages are meant to change hands' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Version' }), '1.4.0');
  expect(dialog.queryByRole('checkbox', { name: 'These pages are meant to change hands' })).toBeNull();
});
