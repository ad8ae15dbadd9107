import { v7 } from 'uuid';
import { certificates } from '../../learning/certificates/certificates.tables.ts';
import type { Life } from '../full-life.ts';

export const withOther: Life['withOther'] = async (db, { user }, { word, courseId }) => {
  await db.insert(certificates).values({
    certId: v7()
      .replaceAll(/[-ilou]/g, '')
      .slice(-16)
      .toUpperCase()
      .padStart(16, '0'),
    slug: `certificate-${word.toLowerCase()}`,
    userId: user.id,
    courseId,
    fullName: `${word} ${word}sson`,
    courseName: 'A course',
    shortDescription: '',
    creatorName: 'Somebody',
    effortMinutes: 1,
    durationS: 60,
    videos: [],
    skills: [],
  });
};
