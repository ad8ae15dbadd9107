import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { FileToSend } from '@stoa/shared/files/start-upload.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { anId, aStoredFile } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { BuilderProvider } from '../builder/builder-context.tsx';
import { createCourseSaver } from '../builder/course-saver.ts';
import { UploadProvider } from '../features/uploads/upload-context.tsx';
import { aCourseBuilder, aLesson, teacher } from '../testing/builders.ts';
import { CaptionTracks } from './caption-tracks.tsx';

const vtt = (name: string, id: string) =>
  aStoredFile({ id, name, type: 'text/vtt', purpose: 'captions', url: `/files/${name}` });
const VTT = 'WEBVTT\n\n00:01.000 --> 00:02.000\nLight falls\n\n00:03.000 --> 00:04.000\nand rests\n';
const film: Partial<BuilderLesson> = { kind: 'video', markdown: null, duration_s: 60 };

const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = (async () => new Response(new TextEncoder().encode(VTT))) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The captions of one film, over a server that takes every change and every file. */
function aFilm(given: Partial<BuilderLesson> = {}) {
  const lesson = aLesson({ id: anId(300), ...film, file: aStoredFile(), ...given });
  const start = aCourseBuilder({ modules: [{ id: anId(200), title: 'Seeing', order: 1, lessons: [lesson] }] });
  const patches: Record<string, unknown>[] = [];
  const sent: FileToSend[] = [];
  const uploads = createUploadStore({
    pollMs: 1,
    getFile: async (id) => vtt('new.vtt', id),
    openCarrier: async (toSend, news) => ({
      start: () => {
        sent.push(toSend);
        news.onSent(anId(900 + sent.length));
      },
      abort: async () => undefined,
    }),
  });
  function Builder({ children }: { children: ReactNode }) {
    const [course] = useState<CourseBuilder>(start);
    const [saver] = useState(() =>
      createCourseSaver({
        course,
        delayMs: 1,
        send: async (_, patch) => {
          patches.push(patch);
          return { ...course, version: course.version + patches.length };
        },
        read: async () => course,
        onReply: () => undefined,
        onStale: () => undefined,
      }),
    );
    return (
      <BuilderProvider value={{ course, saver, isReadOnly: false, reload: async () => undefined }}>
        <UploadProvider isOwnPath={() => true} store={uploads}>
          {children}
        </UploadProvider>
      </BuilderProvider>
    );
  }
  const drawn = (
    <Builder>
      <CaptionTracks lesson={lesson} />
    </Builder>
  );
  return { drawn, patches, sent, options: { url: '/', session: teacher } };
}
const english = { captions_file: vtt('noon.vtt', anId(501)) };
const french = { language: 'fr', file: vtt('midi.vtt', anId(502)) };

test('captions are corrected where they stand, and saved by themselves', async () => {
  const { drawn, patches, sent, options } = aFilm(english);
  const { user } = await renderIn('en', drawn, options);
  await user.click(await screen.findByRole('button', { name: 'Edit the captions: English' }));
  const words = await screen.findByRole('textbox', { name: 'Words of caption 1' });
  expect(words).toHaveValue('Light falls');
  await user.type(words, ' down');
  expect(screen.getByText('Not saved yet…')).toBeVisible();
  expect(await screen.findByText('Captions saved', undefined, { timeout: 8_000 })).toBeVisible();
  expect(await sent[0]!.file.text()).toContain('00:00:01.000 --> 00:00:02.000\nLight falls down\n');
  await waitFor(() => expect(patches).toContainEqual({ captions_file_id: anId(901) }));
});

test('a time that is none, or lies within the caption above, holds back the saving and says why', async () => {
  const { drawn, sent, options } = aFilm(english);
  const { user } = await renderIn('en', drawn, options);
  await user.click(await screen.findByRole('button', { name: 'Edit the captions: English' }));
  const begin = await screen.findByRole('textbox', { name: 'Beginning of caption 2' });
  await user.clear(begin);
  await user.type(begin, '0:01.5');
  expect(begin).toHaveAccessibleDescription(/^It begins before the one above has ended/);
  expect(screen.getByText('Not saved: one caption needs another time.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Captions may overlap' }));
  expect(begin).not.toHaveAccessibleDescription();
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 8_000 });
});

test('captions are split, joined, added and deleted by keys, and every step is taken back', async () => {
  const { drawn, options } = aFilm(english);
  const { user } = await renderIn('en', drawn, options);
  await user.click(await screen.findByRole('button', { name: 'Edit the captions: English' }));
  const list = await screen.findByRole('list', { name: 'List of captions' });
  const words = () => within(list).getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Words/ });
  const read = () => words().map(({ value }) => value);
  words()[0]!.focus();
  words()[0]!.setSelectionRange(5, 5);
  await user.keyboard('{Alt>}s{/Alt}');
  expect(read()).toEqual(['Light', 'falls', 'and rests']);
  expect(words()[1]).toHaveFocus();
  await user.keyboard('{Alt>}m{/Alt}');
  expect(read()).toEqual(['Light', 'falls\nand rests']);
  await user.keyboard('{Alt>}{Enter}{/Alt}after{Alt>}{ArrowUp}{/Alt}');
  expect(read()).toEqual(['Light', 'falls\nand rests', 'after']);
  expect(words()[1]).toHaveFocus();
  await user.keyboard('{Alt>}{Backspace}{/Alt}');
  expect(read()).toEqual(['Light', 'after']);
  for (let step = 0; step < 5; step++) await user.keyboard('{Control>}z{/Control}');
  expect(read()).toEqual(['Light falls', 'and rests']);
});

test('a language is added, written from nothing, and can be shown first', async () => {
  const { drawn, patches, sent, options } = aFilm({ ...english, more_captions: [french] });
  const { user } = await renderIn('en', drawn, options);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language to add' }), 'Arabic');
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  await user.click(screen.getByRole('button', { name: 'Write the captions here: Arabic' }));
  await user.click(await screen.findByRole('button', { name: 'Add caption' }));
  await user.keyboard('Noor');
  await waitFor(() => expect(sent).toHaveLength(1), { timeout: 8_000 });
  const tracks = [
    { language: 'fr', file_id: french.file.id },
    { language: 'ar', file_id: anId(901) },
  ];
  await waitFor(() => expect(patches).toContainEqual({ more_captions: tracks }));
  await user.click(screen.getByRole('button', { name: 'Show French first' }));
  await waitFor(() =>
    expect(patches.at(-1)).toMatchObject({ captions_file_id: french.file.id, captions_language: 'fr' }),
  );
});

test('captions can be taken along, and a language taken away', async () => {
  const { drawn, patches, options } = aFilm({ ...english, more_captions: [french] });
  const { user } = await renderIn('en', drawn, options);
  const link = await screen.findByRole('link', { name: 'Download the captions: French' });
  expect(link).toHaveAttribute('download', 'midi.vtt');
  await user.click(screen.getByRole('button', { name: 'Remove the captions: French' }));
  await waitFor(() => expect(patches).toEqual([{ more_captions: [] }]));
});

test('nothing of the captions stays in English for who reads French', async () => {
  const { drawn, options } = aFilm({ ...english, more_captions: [french] });
  const known = { getFile: english.captions_file, getCourseBuilder: aCourseBuilder({ name: 'midi.vtt (1 kB)' }) };
  expect(await untranslated(drawn, { ...options, replies: known, until: 'noon.vtt' })).toEqual([]);
});
