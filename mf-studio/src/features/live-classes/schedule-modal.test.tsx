import { beforeAll, beforeEach, afterEach, expect, jest, test } from '@jest/globals';
import { anId, aUser } from '@stoa/shared/testing/builders.ts';
import type { RecordedCall } from '@stoa/shared/testing/fake-api.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCourseBuilder, teacher } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import { aPlannedClass } from '../../testing/live-builders.ts';
import { ScheduleModal } from './schedule-modal.tsx';

beforeAll(async () => {
  await import('@stoa/shared/ui/overlays.ts');
});
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-12-07T12:00:00Z'), advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const me = aUser({ id: anId(1), full_name: 'Zeno Porch' });
const session = { ...teacher, user: me };
const course = aCourseBuilder();
const replies = { saveLiveSchedule: () => [aPlannedClass()], getCourseBuilder: course };
const dialog = (onClose = () => undefined) => (
  <InBuilder course={course}>
    <ScheduleModal rooms={['builtin', 'link']} lessonId={null} hosts={[me]} onClose={onClose} />
  </InBuilder>
);

async function open() {
  const onClose = jest.fn<() => undefined>();
  const shown = await renderIn('en', dialog(onClose), { url: '/', session, replies });
  const form = within(await screen.findByRole('dialog', { name: 'Schedule a class' }));
  const { user } = shown;
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Shadows');
  return { ...shown, form, onClose, save: () => user.click(form.getByRole('button', { name: 'Schedule' })) };
}
const day = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sent = (calls: readonly RecordedCall[]) =>
  calls.filter(({ name }) => name === 'saveLiveSchedule').map(({ body }) => (body as { dates: string[] }).dates);

test('a series that ends on a day, with an exception and a date besides, is said in words and sent', async () => {
  const { user, form, save, calls, onClose } = await open();
  day(form.getByLabelText('Date'), '2026-12-10');
  await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'weekly');
  await user.selectOptions(form.getByRole('combobox', { name: 'Ends' }), 'date');
  day(form.getByLabelText('Last day'), '2026-12-31');
  await user.click(form.getByRole('checkbox', { name: /24 December/ }));
  day(form.getByLabelText('Another date'), '2026-12-22');
  await user.click(form.getByRole('button', { name: 'Add this date' }));
  expect(form.getByRole('status')).toHaveTextContent(
    /^4 classes: Thu,? 10 December 2026 to Thu,? 31 December 2026, 18:00 in .+\. Not on Thu,? 24 December 2026\.$/,
  );
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent(calls)).toEqual([['2026-12-10', '2026-12-17', '2026-12-22', '2026-12-31']]);
});

test('changed to another kind of end, a series stays as long as it is', async () => {
  const { user, form } = await open();
  day(form.getByLabelText('Date'), '2026-12-10');
  await user.selectOptions(form.getByRole('combobox', { name: 'Repeats' }), 'daily');
  await user.selectOptions(form.getByRole('combobox', { name: 'Ends' }), 'date');
  expect(form.getByLabelText('Last day')).toHaveValue('2026-12-17');
  day(form.getByLabelText('Last day'), '2026-12-12');
  await user.selectOptions(form.getByRole('combobox', { name: 'Ends' }), 'times');
  expect(form.getByRole('spinbutton', { name: 'How often' })).toHaveValue(3);
});

test('without any date nothing is sent, and it is said what is missing', async () => {
  const { form, save, calls } = await open();
  day(form.getByLabelText('Date'), '');
  expect(form.getByRole('status')).toHaveTextContent('No class: choose a date.');
  await save();
  expect(await form.findByText('Choose at least one date.')).toBeVisible();
  day(form.getByLabelText('Date'), '2026-12-10');
  expect(form.queryByText('Choose at least one date.')).toBeNull();
  expect(sent(calls)).toEqual([]);
});

test('Enter in the field of another date adds it and sends nothing', async () => {
  const { user, form, calls } = await open();
  day(form.getByLabelText('Date'), '2026-12-10');
  day(form.getByLabelText('Another date'), '2026-12-22');
  await user.type(form.getByLabelText('Another date'), '{Enter}');
  expect(form.getByRole('checkbox', { name: /22 December/ })).toBeChecked();
  expect(form.getByLabelText('Another date')).toHaveValue('');
  expect(sent(calls)).toEqual([]);
});

test('a class that is half written is not closed without being asked', async () => {
  const { user, form, onClose } = await open();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(form.getByText('Close without saving?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('nothing of the dialog stays in English for who reads French', async () => {
  const except = ['Date', 'Description', 'Minutes'];
  const options = { url: '/', session, replies, until: 'Zeno Porch', except };
  expect(await untranslated(dialog(), options)).toEqual([]);
});
