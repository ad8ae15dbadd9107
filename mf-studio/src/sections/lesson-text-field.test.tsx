import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { pictureAddress } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import type { LessonValues } from '../features/curriculum/use-lesson-form.ts';
import { aCourseBuilder, aLesson, teacher } from '../testing/builders.ts';
import { InBuilder } from '../testing/in-builder.tsx';
import { LessonTextField } from './lesson-text-field.tsx';

const real = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
beforeEach(() => {
  URL.createObjectURL = () => 'blob:cup';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  URL.createObjectURL = real.create;
  URL.revokeObjectURL = real.revoke;
});

const PICTURE = anId(700);
const lesson = aLesson({ markdown: 'Light falls.' });

function Field() {
  const form = useForm<LessonValues>({ defaultValues: { markdown: lesson.markdown ?? '' } });
  return <LessonTextField lesson={lesson} form={form} />;
}

/** The text of a lesson over a server that takes every picture. */
async function aText() {
  const uploads = createUploadStore({
    pollMs: 1,
    getFile: async () => aStoredFile({ id: PICTURE, purpose: 'picture', name: 'cup.png', url: '/files/cup.png' }),
    openCarrier: async (_, news) => ({ start: () => news.onSent(PICTURE), abort: async () => undefined }),
  });
  const drawn = (
    <InBuilder course={aCourseBuilder()} uploads={uploads}>
      <Field />
    </InBuilder>
  );
  const { user } = await renderIn('en', drawn, { url: '/', session: teacher });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  return { user, text, uploads };
}
const aPicture = (name = 'cup.png', type = 'image/png') => new File(['cup'], name, { type });
const clipboard = (files: File[], types = ['Files']) => ({ clipboardData: { files, types, getData: () => '' } });

test('a pasted picture is asked about, sent, named in the text, and shown in the preview', async () => {
  const { user, text } = await aText();
  text.setSelectionRange(5, 5);
  fireEvent.paste(text, clipboard([aPicture()]));
  const dialog = await screen.findByRole('dialog', { name: 'Picture for the text' });
  await user.click(within(dialog).getByRole('button', { name: 'Insert picture' }));
  expect(within(dialog).getByRole('textbox', { name: 'What is to be seen' })).toHaveAccessibleDescription(
    /Say what is to be seen, or mark the picture as a decoration\./,
  );
  await user.type(within(dialog).getByRole('textbox', { name: 'What is to be seen' }), 'A cup');
  await user.type(within(dialog).getByRole('textbox', { name: 'Caption' }), 'At noon');
  await user.click(within(dialog).getByRole('button', { name: 'Insert picture' }));
  await waitFor(() => expect(text).toHaveValue(`Light falls.\n\n![A cup](${pictureAddress(PICTURE)} "At noon")\n\n`));
  expect(await screen.findByRole('img', { name: 'A cup' })).toHaveAttribute('src', '/files/cup.png');
});

test('a decoration needs no words, and what is cancelled leaves the text alone', async () => {
  const { user, text } = await aText();
  fireEvent.drop(text, { dataTransfer: { files: [aPicture(), aPicture('two.png')], types: ['Files'] } });
  const first = await screen.findByRole('dialog');
  await user.click(within(first).getByRole('button', { name: 'Cancel' }));
  await screen.findByText('two.png');
  const second = await screen.findByRole('dialog');
  await user.click(within(second).getByRole('checkbox', { name: 'A decoration' }));
  await user.click(within(second).getByRole('button', { name: 'Insert picture' }));
  await waitFor(() => expect(text).toHaveValue(`Light falls.\n\n![](${pictureAddress(PICTURE)})\n\n`));
});

test('what is no picture for a text is refused by its name; a text with a picture beside it stays a text', async () => {
  const { text } = await aText();
  fireEvent.paste(text, clipboard([aPicture('plan.svg', 'image/svg+xml')]));
  expect(await screen.findByRole('alert')).toHaveTextContent('“plan.svg” is not a JPEG, PNG or WebP picture.');
  fireEvent.paste(text, clipboard([aPicture()], ['text/plain', 'Files']));
  expect(screen.queryByRole('dialog')).toBeNull();
});
