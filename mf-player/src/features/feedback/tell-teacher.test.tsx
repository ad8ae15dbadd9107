import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Player } from '@stoa/shared/contract/learning/player.ts';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { aPlayer, aPlayerLesson, assignmentOutline } from '../../testing/builders.ts';
import { TellTeacher } from './tell-teacher.tsx';

beforeAll(async () => {
  await import('@stoa/shared/remote/feedbacks/feedback-modal.tsx');
});
beforeEach(() => sessionStorage.clear());

const open = (given: Partial<Player> = {}, lesson = aPlayerLesson(), session = {}) =>
  renderScreen(<TellTeacher player={aPlayer([lesson], given)} lesson={lesson} />, { url: '/', session });
const button = () => screen.queryByRole('button', { name: 'Tell the teacher in private' });

test('one who learns here speaks of the course, the teacher or the site', async () => {
  const { user } = open();
  await user.click(button()!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Private feedback' }));
  const options = dialog.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual(['This course: Drawing with light', 'The teacher: Omar Saleh', 'This site']);
});

test('at an assignment they speak of that, too', async () => {
  const { user } = open({}, assignmentOutline);
  await user.click(button()!);
  expect(await screen.findByRole('option', { name: 'This assignment: Draw a porch' })).toBeInTheDocument();
});

test('it is offered to those who took the course, not to those who look in, nor to the teacher', () => {
  const { unmount } = open({ enrollment: null, ended: 'expired' });
  expect(button()).toBeVisible();
  unmount();
  const guest = open({ enrollment: null });
  expect(button()).toBeNull();
  guest.unmount();
  open({}, aPlayerLesson(), { user: { id: anId(2) } });
  expect(button()).toBeNull();
});

test('in French it is said in French', async () => {
  const lesson = aPlayerLesson();
  const app = (
    <>
      <p>Ready</p>
      <TellTeacher player={aPlayer([lesson])} lesson={lesson} />
    </>
  );
  expect(await untranslated(app, { url: '/', session: {}, until: 'Ready', except: ['Ready'] })).toEqual([]);
});
