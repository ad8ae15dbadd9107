import { v7 } from 'uuid';
import { openFileStore } from '../../files/file-store.ts';
import { importFile } from '../../files/files.service.ts';
import { call } from '../call.ts';
import { aCategory } from '../course-builders.ts';
import { makePng } from '../make-pictures.ts';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ app, db, dataDir }, { user, headers }, { word }) => {
  const store = await openFileStore({ dataDir, secret: undefined });
  const photo = { ownerId: user.id, purpose: 'photo' as const, name: `${word}.png`, type: 'image/png' };
  const { id } = await importFile(db, store, { ...photo, content: makePng(200, 200) });
  const body = {
    first_name: word,
    last_name: `${word}sson`,
    title: `Title of ${word}`,
    about: `About ${word}`,
    photo_file_id: id,
  };
  await call(app, 'updateProfile', { headers, body });
  const { category } = await aCategory(db, `Interests ${word} ${v7()}`);
  await call(app, 'updateIntroduction', {
    headers,
    body: { goal: 'fun', interests: [category.id], level: 'beginner', weekly_minutes: 60, language: 'en' },
  });
};
