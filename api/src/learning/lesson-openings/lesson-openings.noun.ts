import type { Noun } from '../../kernel/noun.ts';
import { tellOfOpenings } from './tell-of-openings.ts';

export const lessonOpenings: Noun = {
  name: 'lesson-openings',
  about: 'Who is told that a lesson is open now',
  jobs: [{ name: 'tell of lessons that open', everyS: 15 * 60, run: (context) => tellOfOpenings(context) }],
};
