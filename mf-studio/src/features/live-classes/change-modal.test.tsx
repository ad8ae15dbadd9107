import { beforeAll, expect, jest, test } from '@jest/globals';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { anId, aTeacher, aUser } from '@stoa/shared/testing/builders.ts';
import { refusal, type RecordedCall, type Replies } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { aCourseBuilder, aLesson, teacher } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import { aPlannedClass } from '../../testing/live-builders.ts';
import type { ReactNode } from 'react';
import { CancelModal } from './cancel-modal.tsx';
import { ChangeModal } from './change-modal.tsx';

beforeAll(async () => {
  await import('@stoa/shared/ui/overlays.ts');
});

const session = { ...teacher, user: aUser({ id: anId(1) }) };
const lesson = aLesson({ id: anId(70), kind: 'live', title: 'Light, together' });
const course = aCourseBuilder({ modules: [{ id: anId(60), title: 'Light', order: 1, lessons: [lesson] }] });
/** What somebody else made of it. */
const moved = aPlannedClass({
  version: 4,
  date: '2026-03-24',
  description: 'Bring a lamp.',
  hosts: [aTeacher({ id: anId(2), full_name: 'Ada Arch' })],
});

const schedule = { listLiveSchedule: { classes: [], rooms: ['builtin' as const, 'link' as const] } };
const inBuilder = (dialog: ReactNode) => <InBuilder course={course}>{dialog}</InBuilder>;
const options = (replies: Replies) => ({ url: '/', session, replies: { ...schedule, ...replies } });
const sent = (calls: readonly RecordedCall[], name: RecordedCall['name']) =>
  calls.filter((one) => one.name === name).map(({ body }) => body);

async function change(replies: Replies, planned: PlannedClass = aPlannedClass()) {
  const onClose = jest.fn();
  const dialog = <ChangeModal planned={planned} hasFollowing={false} onClose={onClose} />;
  const shown = await renderIn('en', inBuilder(dialog), options(replies));
  return { ...shown, onClose, form: within(await screen.findByRole('dialog', { name: 'Edit the class' })) };
}

/** Refused as long as it is sent for the state before. */
const onlyOn = (version: number) => (asked: { body: { version: number } }) => {
  if (asked.body.version !== version) throw refusal('edit_conflict');
  return [aPlannedClass({ version: version + 1 })];
};

test('a class that was changed elsewhere shows what is new, keeps what was typed, and is changed when sent again', async () => {
  const { user, calls, form, onClose } = await change({ changeClass: onlyOn(4), getLiveSchedule: moved });
  const title = form.getByRole('textbox', { name: 'Name' });
  await user.clear(title);
  await user.type(title, 'Shadows');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/^Date: Tue,? 24 March 2026$/)).toBeVisible();
  expect(form.getByText('Description: Bring a lamp.')).toBeVisible();
  expect(form.getByText('Hosts: Ada Arch')).toBeVisible();
  expect(title).toHaveValue('Shadows');
  expect(form.getByLabelText('Date')).toHaveValue('2026-03-24');
  expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Bring a lamp.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(calls, 'changeClass')).toEqual([
    { version: 3, following: false, change: { title: 'Shadows' } },
    { version: 4, following: false, change: { title: 'Shadows' } },
  ]);
});

test('what was typed wins over what others wrote in the same field, which is told', async () => {
  const { user, calls, form, onClose } = await change({ changeClass: onlyOn(4), getLiveSchedule: moved });
  await user.type(form.getByRole('textbox', { name: 'Description' }), 'Bring a torch.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Description: Bring a lamp.')).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Bring a torch.');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(calls, 'changeClass').at(-1)).toMatchObject({ change: { description: 'Bring a torch.' } });
});

test('a length that is usual is a press away', async () => {
  const { user, calls, form, onClose } = await change({ changeClass: onlyOn(3) });
  await user.click(form.getByRole('button', { name: '1 h 30 min' }));
  expect(form.getByRole('textbox', { name: 'Minutes' })).toHaveValue('90');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(calls, 'changeClass')).toEqual([{ version: 3, following: false, change: { duration_min: 90 } }]);
});

test('a zone is found by typing a part of its name', async () => {
  const { user, calls, form, onClose } = await change({ changeClass: onlyOn(3) });
  const zone = form.getByRole('combobox', { name: 'Time zone of the class' });
  await user.clear(zone);
  await user.type(zone, 'new york');
  await user.click(await form.findByRole('option', { name: /New York/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(calls, 'changeClass')).toEqual([
    { version: 3, following: false, change: { time_zone: 'America/New_York' } },
  ]);
});

test('a class that was moved elsewhere is called off only once that was seen; the reason stays', async () => {
  const onClose = jest.fn();
  const dialog = <CancelModal planned={aPlannedClass()} hasFollowing={false} onClose={onClose} />;
  const replies = { cancelClass: onlyOn(4), getLiveSchedule: moved };
  const { user, calls } = await renderIn('en', inBuilder(dialog), options(replies));
  const form = within(await screen.findByRole('dialog', { name: /^Call off/ }));
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Ill');
  await user.click(form.getByRole('button', { name: 'Call off' }));
  expect(await form.findByText(/^Date: Tue,? 24 March 2026$/)).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Ill');
  await user.click(form.getByRole('button', { name: 'Call off' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(calls, 'cancelClass').at(-1)).toEqual({ version: 4, following: false, reason: 'Ill' });
});

test('why a class is called off is not lost by closing the dialog without a word', async () => {
  const onClose = jest.fn();
  const dialog = <CancelModal planned={aPlannedClass()} hasFollowing={false} onClose={onClose} />;
  const { user } = await renderIn('en', inBuilder(dialog), options({}));
  const form = within(await screen.findByRole('dialog', { name: /^Call off/ }));
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Ill');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(form.getByRole('button', { name: 'Close without saving' }));
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['changing', <ChangeModal planned={aPlannedClass({ room: 'link' })} hasFollowing onClose={() => undefined} />],
  ['calling off', <CancelModal planned={aPlannedClass()} hasFollowing onClose={() => undefined} />],
])('nothing of the dialog for %s stays in English for who reads French', async (_, dialog) => {
  const replies = { getLiveSchedule: aPlannedClass(), getCourseBuilder: course };
  const until = /^(This class alone|Cette séance seulement)$/;
  const except = ['Date', 'Description', 'Minutes', 'https://'];
  expect(await untranslated(inBuilder(dialog), { ...options(replies), until, except })).toEqual([]);
});
