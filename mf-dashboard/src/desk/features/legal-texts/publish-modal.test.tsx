import { useState } from 'react';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { LegalDesk } from '@stoa/shared/contract/people/legal-texts.ts';
import { renderScreen } from '@stoa/shared/testing/render-screen.tsx';
import { PublishModal } from './publish-modal.tsx';

const deskAt = (version: number): LegalDesk => ({
  kind: 'terms-of-use',
  draft: { version, words: { en: 'Be kind.', fr: 'Soyez aimables.' }, saved_at: null, saved_by: null },
  versions: [],
});

test('what somebody else saves while the question is open is not published', async () => {
  let saveElsewhere: () => void = () => undefined;
  function Open() {
    const [desk, setDesk] = useState(deskAt(2));
    saveElsewhere = () => setDesk(deskAt(3));
    return <PublishModal desk={desk} onClose={() => undefined} />;
  }
  const { calls, user } = renderScreen(<Open />, { url: '/', replies: { publishLegalText: deskAt(3) } });
  const form = within(await screen.findByRole('form', { name: 'Publish this text?' }));
  act(saveElsewhere);
  await user.click(form.getByRole('button', { name: 'Publish the text' }));
  await waitFor(() =>
    expect(calls.map(({ name, body }) => [name, body])).toEqual([
      ['publishLegalText', expect.objectContaining({ base_version: 2 })],
    ]),
  );
});
