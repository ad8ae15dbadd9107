import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CertificateMarks } from '@stoa/shared/contract/learning/certificate-marks.ts';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { aUser, anId } from '@stoa/shared/testing/builders.ts';
import type { Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { App } from '../../../app.tsx';

const aFile = (given: Partial<StoredFile> = {}): StoredFile => ({
  id: anId(50),
  name: 'logo.jpg',
  type: 'image/jpeg',
  purpose: 'certificate_mark',
  bytes: 9_000,
  state: 'ready',
  reject_reason: null,
  duration_s: null,
  width: 300,
  height: 100,
  url: '/files/logo',
  created_at: '2026-10-12T09:00:00.000Z',
  ...given,
});
const none: CertificateMarks = { kinds: ['logo'], marks: [] };
const withLogo: CertificateMarks = { kinds: ['logo'], marks: [{ kind: 'logo', file: aFile() }] };
const partner = { permissions: ['create-learning-path' as const, 'create-micro-course' as const] };
const replies: Replies = { getProfile: { ...aUser(), about: '' }, listCertificateMarks: withLogo };
const at = (given: Replies = {}, session: object = partner) =>
  renderScreen(<App />, { url: '/profile/edit', session, replies: { ...replies, ...given } });

const decode = jest.fn<() => Promise<ImageBitmap>>();
beforeEach(() => void (globalThis.createImageBitmap = decode as unknown as typeof createImageBitmap));
afterEach(() => void decode.mockReset());

test('a partner’s logo is shown as certificates show it, and can be left off those to come', async () => {
  const { user, calls, toasts } = at({ removeCertificateMark: none });
  const field = within(await screen.findByRole('group', { name: 'Logo' }));
  expect(field.getByRole('img', { name: 'Your logo, as certificates show it' })).toHaveAttribute('src', '/files/logo');
  await user.click(field.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(field.queryByRole('img')).toBeNull());
  expect(calls.find(({ name }) => name === 'removeCertificateMark')?.query).toEqual({ kind: 'logo' });
  expect(toasts.at(-1)?.message).toBe('Your logo is left off certificates that are issued from now on.');
  expect(field.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
});

test('what is no picture, cannot be read, or is a drawing in SVG is told at once, and nothing is sent', async () => {
  const { calls } = at({ listCertificateMarks: none });
  const input = await screen.findByLabelText('Logo', { selector: 'input' });
  // A file picker can be asked for all files.
  const choose = (name: string, type: string) =>
    fireEvent.change(input, { target: { files: [new File(['x'], name, { type })] } });
  choose('logo.svg', 'image/svg+xml');
  expect(await screen.findByText('“logo.svg” is not a PNG, JPEG or WebP picture.')).toBeVisible();
  decode.mockRejectedValue(new Error('No picture.'));
  choose('logo.png', 'image/png');
  expect(await screen.findByText('“logo.png” could not be read as a picture.')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('setCertificateMark');
});

test('who was a creator can still take their signature off; a learner is asked for nothing', async () => {
  const signed: CertificateMarks = { kinds: [], marks: [{ kind: 'signature', file: aFile() }] };
  const { unmount } = at({ listCertificateMarks: signed }, { permissions: ['view-course'] });
  expect(await screen.findByRole('group', { name: 'Signature' })).toBeVisible();
  unmount();
  const { calls } = at({}, { permissions: ['view-course-first-video'] });
  expect(await screen.findByLabelText('First name')).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('listCertificateMarks');
});

test('the pictures on certificates speak French', async () => {
  const both: CertificateMarks = { kinds: ['signature', 'logo'], marks: withLogo.marks };
  expect(
    await untranslated(<App />, {
      url: '/profile/edit',
      session: partner,
      replies: { ...replies, listCertificateMarks: both },
      until: /^(On certificates|Sur les certificats)$/,
      except: ['Signature', 'Logo', 'Photo'],
    }),
  ).toEqual([]);
});
