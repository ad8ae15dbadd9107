import { expect, test } from '@jest/globals';
import { plainOption, plainQuestion, type BuilderQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aCourseBuilder } from '../testing/builders.ts';
import { InBuilder } from '../testing/in-builder.tsx';
import { AnswerPicture } from './answer-picture.tsx';

const option = { ...plainOption, text: 'This', correct: true };
const question: BuilderQuestion = {
  ...plainQuestion,
  ...{ id: anId(600), kind: 'single', prompt: 'Which one?', points: 1, explanation: '', picture: null },
  options: [{ ...option, id: anId(700), picture: null }],
};

/** The answer as its form keeps it. */
function Kept() {
  const [now, setNow] = useState(option as Parameters<typeof AnswerPicture>[0]['option']);
  return (
    <>
      <AnswerPicture
        question={question}
        option={now}
        number={2}
        place={1}
        onChange={(change) => setNow((before) => ({ ...before, ...change }))}
      />
      <output>{JSON.stringify(now)}</output>
    </>
  );
}

test('who may only read is shown the picture, and nothing to open', async () => {
  const picture = aStoredFile({ id: anId(900), purpose: 'picture', url: 'https://files.example/lamp' });
  const given = { ...option, picture_file_id: picture.id, picture_alt: 'A lamp' };
  const drawn = (
    <InBuilder course={aCourseBuilder({ actions: [] })}>
      <AnswerPicture
        question={{ ...question, options: [{ ...given, id: anId(700), picture }] }}
        option={given}
        number={2}
        place={1}
        onChange={() => undefined}
      />
    </InBuilder>
  );
  await renderIn('en', drawn, { url: '/' });
  expect(await screen.findByRole('img', { name: 'A lamp' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

async function aPicturedAnswer(isSent: boolean) {
  const sent: FileToSend[] = [];
  const uploads = createUploadStore({
    pollMs: 1,
    getFile: async (id) => aStoredFile({ id, purpose: 'picture', name: 'lamp.png', url: 'https://files.example/lamp' }),
    openCarrier: async (toSend, news) => ({
      start: () => {
        sent.push(toSend);
        if (isSent) news.onSent(anId(900));
      },
      abort: async () => undefined,
    }),
  });
  const drawn = (
    <InBuilder course={aCourseBuilder()} uploads={uploads}>
      <Kept />
    </InBuilder>
  );
  const rendered = await renderIn('en', drawn, { url: '/' });
  await rendered.user.click(await screen.findByRole('button', { name: 'Add a picture to answer 1 of question 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Picture of answer 1 of question 2' });
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array<number>(64).fill(0)]);
  await rendered.user.upload(
    within(dialog).getByLabelText('Picture', { selector: 'input' }),
    new File([png], 'lamp.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(sent.map(({ purpose }) => purpose)).toEqual(['picture']));
  return { ...rendered, dialog, uploads };
}
const kept = () => JSON.parse(screen.getByRole('status').textContent) as object;

test('a picture is sent and described, and its button says what it shows', async () => {
  const { user, dialog } = await aPicturedAnswer(true);
  await user.type(await within(dialog).findByRole('textbox', { name: /Description of the picture/ }), 'A lamp');
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const button = screen.getByRole('button', { name: 'Picture of answer 1 of question 2: A lamp' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(kept()).toEqual({ ...option, picture_file_id: anId(900), picture_alt: 'A lamp' });
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(kept()).toEqual(option);
});

test('what is on its way when the dialog closes is not wanted', async () => {
  const { user, dialog, uploads } = await aPicturedAnswer(false);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect([...uploads.getState().uploads]).toEqual([]));
  expect(kept()).toEqual(option);
});
