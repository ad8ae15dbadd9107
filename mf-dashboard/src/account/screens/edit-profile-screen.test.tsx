import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OwnProfile } from '@stoa/shared/contract/people/profile.ts';
import { aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../app.tsx';

const aProfile = (given: Partial<OwnProfile> = {}): OwnProfile => ({
  ...aUser({ title: 'Photographer' }),
  about: 'I look at light.',
  ...given,
});
const at = (replies: Replies = {}) =>
  renderScreen(<App />, { url: '/profile/edit', session: {}, replies: { getProfile: aProfile(), ...replies } });

const saving: Replies['updateProfile'] = ({ body }) => ({
  ...aProfile(),
  first_name: body.first_name,
  last_name: body.last_name,
  title: body.title,
  about: body.about,
  profile_image: null,
});

test('what is changed is saved, shown in the header, and no longer asked about', async () => {
  const { user, calls, refreshes, isGuarded, toasts } = at({ updateProfile: saving });
  const first = await screen.findByLabelText('First name');
  expect(isGuarded()).toBe(false);
  await user.clear(first);
  await user.type(first, '  Nour ');
  expect(isGuarded()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(refreshes()).toBe(1));
  expect(calls.find(({ name }) => name === 'updateProfile')?.body).toEqual({
    first_name: 'Nour',
    last_name: 'Haddad',
    title: 'Photographer',
    about: 'I look at light.',
  });
  expect(toasts).toMatchObject([{ kind: 'success', message: 'Your profile is saved.' }]);
  await waitFor(() => expect(isGuarded()).toBe(false));
});

test('beside the form stands what others see, while it is typed', async () => {
  const { user } = at();
  const preview = await screen.findByRole('complementary', { name: 'How others see you' });
  expect(within(preview).getAllByText('Nadia Haddad')).toHaveLength(2);
  await user.clear(screen.getByLabelText('Professional title'));
  await user.type(screen.getByLabelText('Professional title'), 'Gardener');
  expect(within(preview).getByText('Gardener')).toBeVisible();
});

test('broken rules stand at their fields, and the first one is where one is', async () => {
  const { user, calls } = at();
  await user.clear(await screen.findByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter your first name.')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  expect(calls.some(({ name }) => name === 'updateProfile')).toBe(false);
  await user.type(screen.getByLabelText('First name'), 'N');
  expect(screen.queryByText('Enter your first name.')).toBeNull();
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  const { user, isGuarded } = at({
    updateProfile: () => {
      throw refusal('invalid', { errors: { title: ['Title must be at most 100 characters.'] } });
    },
  });
  await user.type(await screen.findByLabelText('Professional title'), ' and more');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title must be at most 100 characters.')).toBeVisible();
  expect(screen.getByLabelText('Professional title')).toHaveValue('Photographer and more');
  expect(isGuarded()).toBe(true);
});

test('a failed save says why and keeps the form', async () => {
  const { user } = at({
    updateProfile: () => {
      throw refusal('unavailable');
    },
  });
  await user.type(await screen.findByLabelText('About you'), ' And shadows.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('not available');
  expect(screen.getByLabelText('About you')).toHaveValue('I look at light. And shadows.');
});

test('changes can be discarded', async () => {
  const { user, isGuarded } = at();
  await user.type(await screen.findByLabelText('Last name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByLabelText('Last name')).toHaveValue('Haddad');
  expect(isGuarded()).toBe(false);
});

test('a photo is taken away with the next save', async () => {
  const { user, calls } = at({
    getProfile: aProfile({ profile_image: '/files/photo' }),
    updateProfile: saving,
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the photo' }));
  expect(screen.queryByRole('button', { name: 'Remove the photo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'updateProfile')?.body).toMatchObject({ photo_file_id: null }),
  );
});

/** What jsdom lacks: a decoder of pictures. */
const decode = jest.fn<() => Promise<{ width: number; height: number; close(): void }>>();
beforeEach(() => {
  Object.assign(window, { createImageBitmap: decode });
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  decode.mockReset();
});

test('a file that is no picture, or too small a one, is refused before anything is sent', async () => {
  const { user } = at();
  const input = await screen.findByLabelText('Photo', { selector: 'input' });
  const upload = user.upload.bind(user, input as HTMLInputElement);
  decode.mockRejectedValueOnce(new Error('no picture'));
  await upload(new File(['x'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText('“me.png” could not be read as a picture.')).toBeVisible();
  decode.mockResolvedValueOnce({ width: 300, height: 150, close: () => undefined });
  await upload(new File(['x'], 'me.png', { type: 'image/png' }));
  expect(await screen.findByText(/at least 200 × 200 pixels; this one has 300 × 150/)).toBeVisible();
});

test('a picture is cropped before it is used; choosing can be given up', async () => {
  decode.mockResolvedValue({ width: 900, height: 600, close: () => undefined });
  const { user, isGuarded } = at();
  const input = await screen.findByLabelText('Photo', { selector: 'input' });
  await user.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose the part that is shown' });
  expect(within(dialog).getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuemax', '3');
  expect(within(dialog).getByRole('button', { name: 'Rotate to the left' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isGuarded()).toBe(false);
});

test('the screen speaks French', async () => {
  const options = {
    url: '/profile/edit',
    session: {},
    replies: { getProfile: aProfile({ profile_image: '/files/photo' }) },
    until: 'Photographer',
    except: ['Photo'],
  };
  expect(await untranslated(<App />, options)).toEqual([]);
});
