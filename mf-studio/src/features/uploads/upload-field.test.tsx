import { expect, test } from '@jest/globals';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import type { CarrierNews } from '@stoa/shared/files/start-upload.ts';
import { createUploadStore } from '@stoa/shared/files/upload-store.ts';
import { ApiError } from '@stoa/shared/http/api-error.ts';
import { aStoredFile } from '@stoa/shared/testing/builders.ts';
import { renderIn } from '@stoa/shared/testing/render-in.tsx';
import { untranslated } from '@stoa/shared/testing/untranslated.tsx';
import { act, fireEvent, screen } from '@testing-library/react';
import { aCourseBuilder } from '../../testing/builders.ts';
import { InBuilder } from '../../testing/in-builder.tsx';
import type { FilePurpose } from './file-check.ts';
import { UploadField } from './upload-field.tsx';

const SLOT = 'video:1';
const aFile = (name: string, type: string, bytes = 4_000_000) => new File([new Uint8Array(bytes)], name, { type });

/** A field over a fake tus, which does what the test says. */
function aField(purpose: FilePurpose, file: StoredFile | null = null) {
  let news!: CarrierNews;
  const store = createUploadStore({
    getFile: async () => aStoredFile({ state: 'uploading' }),
    openCarrier: async (_, given) => {
      news = given;
      return { start: () => undefined, abort: async () => undefined };
    },
  });
  const nothing = () => undefined;
  const field = (
    <InBuilder course={aCourseBuilder()} uploads={store}>
      <UploadField
        slot={SLOT}
        purpose={purpose}
        label="Lumière"
        description="Une lumière"
        file={file}
        isReadOnly={false}
        onReady={nothing}
        onRemove={nothing}
      />
    </InBuilder>
  );
  const begin = async () => {
    const given = aFile('lumen.mp4', 'video/mp4');
    await act(async () => store.getState().begin(SLOT, { file: given, type: given.type, purpose }, nothing));
    return news;
  };
  return { field, begin };
}
const options = { url: '/?Lumière', replies: { getFile: aStoredFile({ name: 'Une lumière lumen.mp4' }) } };

test.each<FilePurpose>(['cover', 'video', 'captions', 'document'])(
  'nothing of a field for a %s stays in English for who reads French',
  async (purpose) => {
    expect(await untranslated(aField(purpose).field, { ...options, until: 'Lumière' })).toEqual([]);
    const stored = aField(purpose, aStoredFile({ name: 'lumen.mp4' }));
    expect(await untranslated(stored.field, { ...options, until: 'lumen.mp4' })).toEqual([]);
  },
);

test.each<[string, FilePurpose, File, RegExp]>([
  ['of another kind', 'document', aFile('notes.txt', 'text/css'), /^«\snotes\.txt\s» n’est pas un PDF\.$/],
  ['without a byte', 'video', aFile('vide.mp4', 'video/mp4', 0), /^«\svide\.mp4\s» est vide\.$/],
  [
    'that is too large',
    'captions',
    aFile('long.vtt', 'text/vtt'),
    /^«\slong\.vtt\s» fait 4\sMo\s; le maximum accepté est de 1\sMo\.$/,
  ],
  ['without its first word', 'captions', new File(['Bonjour'], 'a.vtt'), /un numéro et ses temps \(ligne 1\)\.$/],
])('a file %s is refused in French before it is sent', async (_, purpose, file, words) => {
  await renderIn('fr', aField(purpose).field, options);
  // Dropped: a file dialogue would not offer most of them.
  fireEvent.drop(await screen.findByRole('group', { name: 'Lumière' }), { dataTransfer: { files: [file] } });
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('an upload tells in French how far it is, why it stopped, and what it can do', async () => {
  const { field, begin } = aField('video');
  await renderIn('fr', field, options);
  const news = await begin();
  act(() => news.onProgress(1_000_000, 4_000_000));
  expect(screen.getByText(/^25\s% · 1\sMo sur 4\sMo$/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Envoi de lumen.mp4' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mettre en pause' })).toBeEnabled();
  act(() => news.onLineLost());
  expect(screen.getByRole('status')).toHaveTextContent('Connexion perdue. Nouvel essai…');
  act(() => news.onFailed('line'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^La connexion a été perdue\./);
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeEnabled();
});

test.each([
  ['a rule', 'This is not a PDF document.', 'Ce n’est pas un document PDF.'],
  ['no word', null, 'Le fichier n’a pas été accepté.'],
  ['a status alone', new ApiError('?', { code: 'malformed', status: 418 }), 'Le serveur a refusé le fichier (418).'],
  [
    'a code',
    new ApiError('Unauthenticated.', { code: 'unauthenticated', status: 401 }),
    'Votre session a pris fin. Reconnectez-vous pour continuer.',
  ],
])('a refusal of which the server tells %s is told in French', async (_, reason, words) => {
  const { field, begin } = aField('video');
  await renderIn('fr', field, options);
  const news = await begin();
  act(() => news.onRefused(reason));
  expect(screen.getByRole('alert')).toHaveTextContent(words);
});
