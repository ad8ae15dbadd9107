import { expect, jest, test } from '@jest/globals';
import { anId } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor } from '@testing-library/react';
import { BuilderProvider } from '../../../builder/builder-context.tsx';
import { createCourseSaver } from '../../../builder/course-saver.ts';
import { aCourseBuilder, aLesson } from '../../../testing/builders.ts';
import { InBuilder } from '../../../testing/in-builder.tsx';
import { OpeningEditor } from './opening-editor.tsx';

const course = aCourseBuilder({
  modules: [
    {
      id: anId(201),
      title: 'Jour',
      order: 1,
      lessons: [aLesson({ id: anId(301), title: 'Aube' }), aLesson({ id: anId(302), title: 'Zénith' })],
    },
  ],
});
const editor = <OpeningEditor kind="lesson" id={anId(302)} opening={{ kind: 'after', id: anId(301) }} />;

test('nothing of when a lesson opens stays in English for who reads French', async () => {
  const options = { url: '/', replies: { getCourseBuilder: course }, until: 'Aube' };
  const found = await untranslated(<InBuilder course={course}>{editor}</InBuilder>, options);
  expect(found).toEqual([]);
});

test('each choice is whole at once, and saved', async () => {
  const send = jest.fn(async (..._sent: unknown[]) => course);
  const saver = createCourseSaver({ course, send, read: async () => course, onReply: () => {}, onStale: () => {} });
  const builder = { course, saver, isReadOnly: false, reload: async () => undefined };
  const { user } = await renderIn('en', <BuilderProvider value={builder}>{editor}</BuilderProvider>, { url: '/' });
  expect(await screen.findByLabelText('After')).toHaveDisplayValue('Aube');
  await user.selectOptions(screen.getByLabelText('When it opens'), 'Some days after enrolling');
  expect(await screen.findByLabelText('Days after enrolling')).toHaveValue('7');
  await saver.flush();
  expect(send).toHaveBeenLastCalledWith(`lesson:${anId(302)}`, { opening: { kind: 'days', days: 7 } }, course);
  await user.clear(screen.getByLabelText('Days after enrolling'));
  expect(saver.unsaved(`lesson:${anId(302)}`)).toEqual({ opening: { kind: 'days', days: '' } });
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Days after enrolling')).toBeInvalid());
});
