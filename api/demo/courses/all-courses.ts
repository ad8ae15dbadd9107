import type { DemoCourse } from '../content/demo-content.ts';
import { businessCourses } from './business.ts';
import { completeNumberCourses } from './complete-numbers.ts';
import { completeVisualCourses } from './complete-visual.ts';
import { completeWordCourses } from './complete-words.ts';
import { dataCourses } from './data.ts';
import { designCourses } from './design.ts';
import { financeCourses } from './finance.ts';
import { languageCourses } from './languages.ts';
import { marketingCourses } from './marketing.ts';
import { photographyCourses } from './photography.ts';
import { softwareCourses } from './software-development.ts';
import { teachingCourses } from './teaching.ts';
import { waitingCourses } from './waiting.ts';
import { writingCourses } from './writing.ts';

export const demoCourses: DemoCourse[] = [
  ...completeVisualCourses,
  ...completeNumberCourses,
  ...completeWordCourses,
  ...designCourses,
  ...photographyCourses,
  ...marketingCourses,
  ...businessCourses,
  ...financeCourses,
  ...softwareCourses,
  ...dataCourses,
  ...writingCourses,
  ...languageCourses,
  ...teachingCourses,
  ...waitingCourses,
];
