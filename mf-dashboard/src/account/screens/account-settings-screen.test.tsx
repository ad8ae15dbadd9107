import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { OpenSession } from '@stoa/shared/contract/people/sessions.ts';
import type { NotificationChannels } from '@stoa/shared/contract/telling/notifications.ts';
import type { ProblemCode } from '@stoa/shared/contract/kernel/problem.ts';
import { takeProviderErrand } from '@stoa/shared/session/provider-errand.ts';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { lateReply } from '@stoa/shared/testing/late-reply.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

const aBrowser = (given: Partial<OpenSession> = {}): OpenSession => ({
  id: anId(1),
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  created_at: '2026-03-01T09:00:00.000Z',
  last_used_at: '2026-03-02T09:00:00.000Z',
  expires_at: '2026-03-03T09:00:00.000Z',
  current: true,
  ...given,
});
const other = aBrowser({ id: anId(2), device: 'Safari on iOS', address: '192.0.2.8', current: false });
const github = { provider: 'github', name: 'GitHub', email: 'n@example.test', created_at: '2026-01-05T09:00:00.000Z' };
const zones = Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll('_', ' '));
const channels: NotificationChannels[] = [
  { kind: 'enrolled', site: true, mail: false },
  { kind: 'new_sign_in', site: true, mail: true },
];

const replies = (given: Replies = {}): Replies => ({
  getPreferences: { locale: 'en', color_scheme: 'auto', time_zone: null },
  listIdentities: { has_password: true, identities: [] },
  listSignInProviders: [],
  getEmailChange: { email: null, expires_at: null },
  listEmailAliases: [],
  listSessions: [aBrowser(), other],
  listNotificationChannels: channels,
  getReferral: {
    token: 'abcdefgh12',
    path: '/signup/abcdefgh12',
    expires_at: '2026-04-05T09:00:00.000Z',
    registered: 3,
    qualified: 1,
  },
  ...given,
});
const at = (given: Replies = {}, user = aUser()) =>
  renderScreen(<App />, { url: '/account/settings', session: { user }, replies: replies(given) });
const section = (name: string) => screen.findByRole('region', { name });
const refuse =
  (code: ProblemCode, facts = {}) =>
  () => {
    throw refusal(code, facts);
  };

beforeEach(() => window.sessionStorage.clear());

test('the contents lead to each section', async () => {
  const { user, url } = at();
  const contents = await screen.findByRole('navigation', { name: 'Settings' });
  expect(within(contents).queryByRole('link', { name: 'Connected accounts' })).toBeNull();
  await user.click(within(contents).getByRole('link', { name: 'Where you are logged in' }));
  expect(url()).toBe('/account/settings#sessions');
  expect(within(contents).getByRole('link', { current: 'location' })).toHaveTextContent('Where you are logged in');
  expect(document.getElementById('sessions')).toBe(await section('Where you are logged in'));
});

test('language and colours hold at once', async () => {
  const { user, platform } = at();
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(platform.preferences.get().colorScheme).toBe('dark');
  // What suspends while it is rendered goes on in an awaited act alone.
  await act(() => user.click(screen.getByRole('radio', { name: 'Français' })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Paramètres du compte' })).toBeVisible();
});

test('a choice that the account could not take is told, and holds in this browser', async () => {
  const { user, platform, toasts } = at();
  const choose = platform.preferences.choose;
  platform.preferences.choose = async (change) => {
    await choose(change);
    throw new Error('no line');
  };
  await user.click(await screen.findByRole('radio', { name: 'Light' }));
  await waitFor(() => expect(toasts).toMatchObject([{ kind: 'warning' }]));
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
});

test('the time zone is found by typing, and goes back when it is refused', async () => {
  let isRefused = false;
  let kept: string | null = null;
  const { user, calls, toasts } = at({
    getPreferences: () => ({ locale: 'en', color_scheme: 'auto', time_zone: kept }),
    updatePreferences: async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (isRefused) throw refusal('unavailable');
      kept = body.time_zone ?? null;
      return { locale: 'en', color_scheme: 'auto', time_zone: kept };
    },
  });
  const field = await screen.findByRole('combobox', { name: 'Time zone' });
  await waitFor(() => expect(field).toBeEnabled());
  await user.clear(field);
  await user.type(field, 'Tunis');
  await user.click(await screen.findByRole('option', { name: 'Africa/Tunis' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'success' }));
  expect(calls.find(({ name }) => name === 'updatePreferences')?.body).toEqual({ time_zone: 'Africa/Tunis' });
  isRefused = true;
  await user.clear(field);
  await user.type(field, 'Lisbon');
  await user.click(await screen.findByRole('option', { name: 'Europe/Lisbon' }));
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ kind: 'error' }));
  await waitFor(() => expect(field).toHaveValue('Africa/Tunis'));
});

test('time zones chosen one after the other are kept in that order, and outlive the page', async () => {
  const answers: (() => void)[] = [];
  let kept: string | null = null;
  const { user, calls, toasts } = at({
    getPreferences: () => ({ locale: 'en', color_scheme: 'auto', time_zone: kept }),
    updatePreferences: async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      kept = body.time_zone ?? null;
      return { locale: 'en', color_scheme: 'auto', time_zone: kept };
    },
  });
  const field = await screen.findByRole('combobox', { name: 'Time zone' });
  await waitFor(() => expect(field).toBeEnabled());
  for (const [typed, zone] of [
    ['Tunis', 'Africa/Tunis'],
    ['Lisbon', 'Europe/Lisbon'],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    await user.click(await screen.findByRole('option', { name: zone }));
  }
  const sent = () => calls.filter(({ name }) => name === 'updatePreferences');
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(field).toHaveValue('Europe/Lisbon');
  answers[1]!();
  await waitFor(() => expect(toasts).toHaveLength(2));
  expect(sent()).toMatchObject([
    { body: { time_zone: 'Africa/Tunis' }, keepalive: true },
    { body: { time_zone: 'Europe/Lisbon' }, keepalive: true },
  ]);
  await waitFor(() => expect(calls.filter(({ name }) => name === 'getPreferences')).toHaveLength(2));
  expect(field).toHaveValue('Europe/Lisbon');
});

test('a new address asks for the password, and waits until its link is opened', async () => {
  let waiting: string | null = null;
  const { user, toasts } = at({
    changeEmail: ({ body }) => {
      waiting = body.email;
      return { ok: true, message: 'Mailed.' };
    },
    getEmailChange: () => ({ email: waiting, expires_at: waiting && '2026-03-03T09:00:00.000Z' }),
    cancelEmailChange: () => {
      waiting = null;
      return { ok: true };
    },
  });
  const email = await section('Email');
  await user.type(await within(email).findByLabelText('New email address'), 'new@example.test');
  await user.click(within(email).getByRole('button', { name: 'Change the address' }));
  expect(await within(email).findByText('Enter your password.')).toBeVisible();
  await user.type(within(email).getByLabelText('Password'), 'my own words');
  await user.click(within(email).getByRole('button', { name: 'Change the address' }));
  expect(await within(email).findByText('new@example.test is waiting to be confirmed')).toBeVisible();
  expect(toasts.at(-1)?.message).toContain('sent a link to new@example.test');

  await user.click(within(email).getByRole('button', { name: 'Send again' }));
  expect(within(email).getByLabelText('New email address')).toHaveValue('new@example.test');
  expect(within(email).getByLabelText('Password')).toHaveFocus();

  await user.click(within(email).getByRole('button', { name: 'Cancel the change' }));
  await waitFor(() => expect(within(email).queryByText(/is waiting to be confirmed/)).toBeNull());
});

test('a wrong password stands at its field, and the address stays typed', async () => {
  const { user } = at({ changeEmail: refuse('invalid', { errors: { password: ['This is not your password.'] } }) });
  const email = await section('Email');
  await user.type(await within(email).findByLabelText('New email address'), 'new@example.test');
  await user.type(within(email).getByLabelText('Password'), 'not this one{Enter}');
  expect(await within(email).findByText('This is not your password.')).toBeVisible();
  expect(within(email).getByLabelText('New email address')).toHaveValue('new@example.test');
});

test('too many tries are said in words', async () => {
  const { user } = at({ changeEmail: refuse('rate_limited') });
  const email = await section('Email');
  await user.type(await within(email).findByLabelText('New email address'), 'new@example.test');
  await user.type(within(email).getByLabelText('Password'), 'my own words{Enter}');
  expect(await within(email).findByRole('alert')).toHaveTextContent('Too many requests');
});

test('the password is changed with the current one, by keyboard alone', async () => {
  const { user, calls, toasts } = at({ changePassword: { ok: true } });
  const password = await section('Password');
  (await within(password).findByLabelText('Current password')).focus();
  await user.keyboard('old words here{Tab}{Tab}short{Enter}');
  expect(await within(password).findByText('Password must be at least 8 characters.')).toBeVisible();
  expect(within(password).getByLabelText('New password')).toHaveFocus();
  expect(within(password).getByLabelText('New password')).toBeInvalid();
  expect(within(password).getByLabelText('Current password')).toBeValid();
  await user.keyboard(' no more{Enter}');
  await waitFor(() => expect(toasts.at(-1)?.message).toContain('Other devices are logged out'));
  expect(calls.find(({ name }) => name === 'changePassword')?.body).toEqual({
    current_password: 'old words here',
    password: 'short no more',
  });
  expect(within(password).getByLabelText('New password')).toHaveValue('');
});

test('who has no password yet sets one, and is not asked for another', async () => {
  const { user, calls } = at({
    listIdentities: { has_password: false, identities: [github] },
    changePassword: { ok: true },
  });
  const password = await section('Password');
  await user.type(await within(password).findByLabelText('New password'), 'a first set of words');
  expect(within(password).queryByLabelText('Current password')).toBeNull();
  await user.click(within(password).getByRole('button', { name: 'Set a password' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'changePassword')?.body).toEqual({ password: 'a first set of words' }),
  );
});

test('connecting a provider asks for the password, keeps why, and leaves for its site', async () => {
  const { user, navigations, calls } = at({
    listSignInProviders: [{ id: 'github', name: 'GitHub' }],
    redirectToLink: ({ body }) => {
      if (body.password !== 'my own words') {
        throw refusal('invalid', { errors: { password: ['This is not your password.'] } });
      }
      return { url: '/home?their-site', state: 's1' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
  const form = screen.getByRole('form', { name: 'Connect GitHub' });
  expect(within(form).getByLabelText('Password')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await within(form).findByText('Enter your password.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'redirectToLink')).toBe(false);
  await user.keyboard('my words{Enter}');
  expect(await within(form).findByText('This is not your password.')).toBeVisible();
  await user.clear(within(form).getByLabelText('Password'));
  await user.type(within(form).getByLabelText('Password'), 'my own words');
  await user.click(within(form).getByRole('button', { name: 'Continue to GitHub' }));
  await waitFor(() => expect(navigations.at(-1)?.to).toBe('/home?their-site'));
  expect(takeProviderErrand()).toEqual({ provider: 'github', state: 's1', purpose: 'link' });
});

test('who goes on before the provider’s address has come stays on this site', async () => {
  const late = lateReply(() => ({ url: '/home?their-site', state: 's1' }));
  const { user, navigations, unmount } = at({
    listSignInProviders: [{ id: 'github', name: 'GitHub' }],
    listIdentities: { has_password: false, identities: [] },
    redirectToLink: late.reply,
  });
  await user.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
  unmount();
  await late.come();
  expect(navigations).toEqual([]);
  expect(takeProviderErrand()).toBeUndefined();
});

test('who has no password leaves at once; a provider that is down is named', async () => {
  const { user, calls } = at({
    listSignInProviders: [{ id: 'github', name: 'GitHub' }],
    listIdentities: { has_password: false, identities: [] },
    redirectToLink: refuse('provider_unavailable'),
  });
  await user.click(await screen.findByRole('button', { name: 'Connect GitHub' }));
  const connected = await section('Connected accounts');
  expect(await within(connected).findByRole('alert')).toHaveTextContent('GitHub is not responding');
  expect(calls.find(({ name }) => name === 'redirectToLink')?.body).toEqual({});
});

test('the last way to log in stays, and the way out is told', async () => {
  const { user, toasts } = at({
    listIdentities: { has_password: false, identities: [github] },
    unlinkIdentity: refuse('last_sign_in_way'),
  });
  await user.click(await screen.findByRole('button', { name: 'Disconnect GitHub' }));
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toContain('Set a password first'));
  expect(screen.getByRole('button', { name: 'Disconnect GitHub' })).toBeVisible();
});

test('a connected account is disconnected after a question', async () => {
  let identities = [github];
  const { user, toasts } = at({
    listIdentities: () => ({ has_password: true, identities }),
    unlinkIdentity: () => {
      identities = [];
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Disconnect GitHub' }));
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  await waitFor(() => expect(toasts.at(-1)?.message).toBe('GitHub is disconnected.'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Connected accounts' })).toBeNull());
});

test('another browser is signed out; this one is marked and has no such button', async () => {
  let open = [aBrowser(), other];
  const { user, calls } = at({
    listSessions: () => open,
    revokeSession: () => {
      open = [aBrowser()];
      return { ok: true };
    },
  });
  const sessions = await section('Where you are logged in');
  expect(await within(sessions).findByText('This browser')).toBeVisible();
  expect(within(sessions).getAllByRole('button', { name: /^Log out:/ })).toHaveLength(1);
  await user.click(within(sessions).getByRole('button', { name: 'Log out: Safari on iOS, 192.0.2.8' }));
  await waitFor(() => expect(within(sessions).queryByText(/Safari/)).toBeNull());
  expect(calls.find(({ name }) => name === 'revokeSession')?.params).toEqual({ id: anId(2) });
});

test('logging out everywhere asks first, then the shell is told that it was wished', async () => {
  const { user, signOuts } = at({ revokeAllSessions: { ok: true } });
  const sessions = await section('Where you are logged in');
  await user.click(await within(sessions).findByRole('button', { name: 'Log out everywhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere?' });
  expect(signOuts).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
  await waitFor(() => expect(signOuts).toEqual([{ reason: 'signed-out-everywhere' }]));
});

test('a sign-in link is a whole address that can be copied, until its time is over', async () => {
  const { user } = at({
    createSignInLink: () => ({
      path: '/redirect/abc/home',
      expires_at: new Date(Date.now() + 1_500).toISOString(),
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create a link' }));
  const link = await screen.findByLabelText('Login link');
  expect(link).toHaveValue(`${window.location.origin}/redirect/abc/home`);
  expect(screen.getByRole('timer')).toHaveTextContent(/another 0:0[12]/);
  await user.click(within(link.closest('[role=group]') as HTMLElement).getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await screen.findByText('This link no longer works.')).toBeVisible();
  expect(screen.queryByLabelText('Login link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Create a new link' })).toBeVisible();
});

test('a channel changes at once, and goes back when it is refused', async () => {
  let isRefused = false;
  let kept = channels;
  let answer: () => void = () => undefined;
  const { user, toasts } = at({
    listNotificationChannels: () => kept,
    updateNotificationChannels: async ({ body }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      if (isRefused) throw refusal('unavailable');
      kept = kept.map((row) => (row.kind === body.kind ? { ...row, ...body } : row));
      return kept;
    },
  });
  const byMail = await screen.findByRole('switch', { name: 'You are enrolled in a course: by email' });
  await user.click(byMail);
  expect(byMail).toBeChecked();
  await waitFor(() => answer());
  isRefused = true;
  await user.click(byMail);
  expect(byMail).not.toBeChecked();
  await waitFor(() => {
    answer();
    expect(byMail).toBeChecked();
  });
  expect(toasts.at(-1)?.message).toContain('This was not saved.');
});

test('two channels of a row change at once, each by itself, and outlive the page', async () => {
  const { user, calls } = at({ updateNotificationChannels: () => new Promise(() => undefined) });
  await user.click(await screen.findByRole('switch', { name: 'You are enrolled in a course: by email' }));
  await user.click(screen.getByRole('switch', { name: 'You are enrolled in a course: on the site' }));
  const sent = () => calls.filter(({ name }) => name === 'updateNotificationChannels');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { body: { kind: 'enrolled', mail: true }, keepalive: true },
    { body: { kind: 'enrolled', site: false }, keepalive: true },
  ]);
  expect(Object.keys(sent()[1]!.body as object)).toEqual(['kind', 'site']);
});

test('a switch that is pressed again before the answer ends as it was left', async () => {
  const answers: (() => void)[] = [];
  let kept = channels;
  const { user, calls } = at({
    listNotificationChannels: () => kept,
    updateNotificationChannels: async ({ body }) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      kept = kept.map((row) => (row.kind === body.kind ? { ...row, ...body } : row));
      return kept;
    },
  });
  const byMail = await screen.findByRole('switch', { name: 'You are enrolled in a course: by email' });
  for (const isOn of [true, false, true, false]) {
    await user.click(byMail);
    expect((byMail as HTMLInputElement).checked).toBe(isOn);
  }
  const sent = () =>
    calls.flatMap(({ name, body }) =>
      name === 'updateNotificationChannels' ? [(body as { mail: boolean }).mail] : [],
    );
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(sent()).toEqual([true]);
  answers[0]!();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'listNotificationChannels')).toHaveLength(2));
  expect(sent()).toEqual([true, false]);
  expect(byMail).not.toBeChecked();
});

test('what keeps an account safe is always told, and says so', async () => {
  at();
  const row = await screen.findByRole('row', { name: /A new device logs in/ });
  expect(within(row).queryByRole('switch')).toBeNull();
  expect(within(row).getAllByText('Always')).toHaveLength(2);
  expect(screen.getByText(/These are always sent/)).toBeVisible();
});

test('the own link invites, and its visitors are counted', async () => {
  at();
  const invite = await section('Invite people');
  expect(await within(invite).findByLabelText('Your link')).toHaveValue(`${window.location.origin}/signup/abcdefgh12`);
  expect(within(invite).getByText('Signed up').parentElement).toHaveTextContent('3');
});

test('the copy of the data is downloaded from its link', async () => {
  const clicked: string[] = [];
  const listen = (event: MouseEvent) => {
    if (event.target instanceof HTMLAnchorElement && event.target.hasAttribute('download')) {
      event.preventDefault();
      clicked.push(event.target.getAttribute('href') ?? '');
    }
  };
  document.addEventListener('click', listen);
  const { user } = at({ exportAccount: { url: '/files/export.zip', expires_at: '2026-03-02T09:15:00.000Z' } });
  await user.click(await screen.findByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(clicked).toEqual(['/files/export.zip']));
  document.removeEventListener('click', listen);
});

test('deleting wants the address and the password, then signs out, with the day until which it can be taken back', async () => {
  const { user, calls, signOuts } = at({ deleteAccount: { deletes_at: '2026-04-14T09:00:00.000Z' } });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const form = screen.getByRole('form', { name: 'Delete the account' });
  await user.type(within(form).getByLabelText('Your email address'), 'somebody@example.test');
  await user.type(within(form).getByLabelText('Password'), 'my own words{Enter}');
  expect(await within(form).findByText('Write your email address exactly to confirm.')).toBeVisible();
  expect(calls.some(({ name }) => name === 'deleteAccount')).toBe(false);
  await user.clear(within(form).getByLabelText('Your email address'));
  await user.type(within(form).getByLabelText('Your email address'), 'nadia@example.test');
  await user.click(within(form).getByRole('button', { name: 'Delete my account for good' }));
  await waitFor(() => expect(signOuts).toEqual([{ reason: 'account-deleted', deletesAt: '2026-04-14T09:00:00.000Z' }]));
});

test('the last super-admin is told why the account stays', async () => {
  const { user, signOuts } = at({ deleteAccount: refuse('conflict') });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const form = screen.getByRole('form', { name: 'Delete the account' });
  await user.type(within(form).getByLabelText('Your email address'), 'nadia@example.test');
  await user.type(within(form).getByLabelText('Password'), 'my own words{Enter}');
  expect(await within(form).findByRole('alert')).toHaveTextContent('You are the last super-admin.');
  expect(signOuts).toEqual([]);
});

test('an account that is being deleted says when, above all', async () => {
  at({}, aUser({ deletes_at: '2026-04-14T09:00:00.000Z' }));
  expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

test('a demo account is told what it cannot do before it tries', async () => {
  at({}, aUser({ email: 'learner@demo.stoa.example' }));
  for (const name of ['Email', 'Password', 'Where you are logged in', 'Delete the account']) {
    expect(within(await section(name)).getByText(/This is a demo account/)).toBeVisible();
  }
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
});

test('each section stands though another cannot be read', async () => {
  at({ listSessions: refuse('internal'), getReferral: refuse('internal') });
  expect(await screen.findByRole('switch', { name: 'You are enrolled in a course: by email' })).toBeVisible();
  expect(
    await within(await section('Where you are logged in')).findByRole('button', { name: 'Try again' }),
  ).toBeVisible();
  expect(await within(await section('Invite people')).findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('broken rules are told in French too', async () => {
  const { user } = await renderIn('fr', <App />, { url: '/account/settings', session: {}, replies: replies() });
  const email = await section('Adresse e-mail');
  await user.click(await within(email).findByRole('button', { name: 'Changer d’adresse' }));
  expect(await within(email).findByText('Saisissez une adresse e-mail comme nom@exemple.fr.')).toBeVisible();
});

test('the screen speaks French', async () => {
  const options = {
    url: '/account/settings',
    session: { user: aUser({ deletes_at: '2026-04-14T09:00:00.000Z' }) },
    replies: replies({
      listSignInProviders: [{ id: 'google', name: 'Google' }],
      listIdentities: { has_password: true, identities: [github] },
      getEmailChange: { email: 'new@example.test', expires_at: '2026-03-03T09:00:00.000Z' },
      listEmailAliases: [{ id: anId(60), email: 'once@example.test', merged_at: '2026-02-01T09:00:00.000Z' }],
    }),
    until: 'Safari on iOS',
  };
  expect(
    await untranslated(<App />, { ...options, except: ['English', 'Français', 'Notifications', ...zones] }),
  ).toEqual([]);
});

const alias = { id: anId(60), email: 'once@example.test', merged_at: '2026-02-01T09:00:00.000Z' };

test('addresses of merged accounts are shown, and one is removed with the password', async () => {
  let aliases = [alias];
  const { user, toasts, calls } = at({
    listEmailAliases: () => aliases,
    removeEmailAlias: ({ body }) => {
      if (body.password !== 'my own words') {
        throw refusal('invalid', { errors: { password: ['This is not your password.'] } });
      }
      aliases = [];
      return { ok: true };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove once@example.test' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove once@example.test?' });
  expect(within(dialog).getByText(/You can no longer log in with this address/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByText('Enter your password.')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('removeEmailAlias');
  await user.type(within(dialog).getByLabelText('Password'), 'not this one{Enter}');
  expect(await within(dialog).findByText('This is not your password.')).toBeVisible();
  await user.clear(within(dialog).getByLabelText('Password'));
  await user.type(within(dialog).getByLabelText('Password'), 'my own words{Enter}');
  await waitFor(() => expect(screen.queryByText('once@example.test')).toBeNull());
  expect(toasts.at(-1)?.message).toBe('once@example.test no longer logs in.');
});

test('who has no password removes an address without one', async () => {
  const given = { listEmailAliases: [alias], listIdentities: { has_password: false, identities: [github] } };
  const { user, calls } = at({ ...given, removeEmailAlias: { ok: true } });
  await user.click(await screen.findByRole('button', { name: 'Remove once@example.test' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls.find(({ name }) => name === 'removeEmailAlias')?.params).toEqual({ id: alias.id }));
});
