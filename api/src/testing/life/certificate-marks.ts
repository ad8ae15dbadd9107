import { v7 } from 'uuid';
import { certificateMarks } from '../../learning/certificate-marks/certificate-marks.tables.ts';
import { files } from '../../files/files.tables.ts';
import type { Life } from '../full-life.ts';

export const alone: Life['alone'] = async ({ db }, { user }, { word }) => {
  const id = v7();
  await db.insert(files).values({
    id,
    ownerId: user.id,
    name: `${word}.jpg`,
    purpose: 'certificate_mark',
    type: 'image/jpeg',
    bytes: 1,
    state: 'ready',
  });
  await db.insert(certificateMarks).values({ userId: user.id, kind: 'signature', fileId: id });
};
