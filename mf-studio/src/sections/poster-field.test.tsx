import { afterEach, expect, jest, test } from '@jest/globals';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { screen, waitFor } from '@testing-library/react';
import { aCourseBuilder, aLesson } from '../testing/builders.ts';
import { InBuilder } from '../testing/in-builder.tsx';
import { PosterField } from './poster-field.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

/** A film of this size, as a browser shows it. */
function aFilm(videoWidth: number, videoHeight: number): HTMLVideoElement {
  const film = document.createElement('video');
  Object.defineProperties(film, { videoWidth: { value: videoWidth }, videoHeight: { value: videoHeight } });
  return film;
}

async function aPoster(locale: 'en' | 'fr', film: HTMLVideoElement) {
  const sent: FileToSend[] = [];
  const uploads = createUploadStore({
    pollMs: 1,
    getFile: async (id) => aStoredFile({ id, purpose: 'picture', name: 'poster.jpg' }),
    openCarrier: async (toSend, news) => ({
      start: () => {
        sent.push(toSend);
        news.onSent(anId(900));
      },
      abort: async () => undefined,
    }),
  });
  const lesson = aLesson({ kind: 'video', file: aStoredFile() });
  const drawn = (
    <InBuilder course={aCourseBuilder()} uploads={uploads}>
      <PosterField lesson={lesson} film={film} />
    </InBuilder>
  );
  return { sent, ...(await renderIn(locale, drawn, { url: '/' })) };
}

test('a frame of the film becomes its poster, no wider than a screen needs', async () => {
  const canvases: HTMLCanvasElement[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, give) {
    canvases.push(this);
    give(new Blob(['frame'], { type: 'image/jpeg' }));
  });
  const { user, sent } = await aPoster('en', aFilm(3840, 2160));
  await user.click(await screen.findByRole('button', { name: 'Use the frame that the film shows now' }));
  await waitFor(() =>
    expect(sent.map(({ file, purpose }) => `${purpose} ${file.name}`)).toEqual(['picture poster.jpg']),
  );
  expect(canvases.map(({ width, height }) => [width, height])).toEqual([[1280, 720]]);
});

test('a film that shows nothing yet says in French what to do', async () => {
  const { user, sent } = await aPoster('fr', aFilm(0, 0));
  await user.click(await screen.findByRole('button', { name: 'Prendre l’image que le film montre' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Le film ne montre pas encore d’image\./);
  expect(sent).toEqual([]);
});
