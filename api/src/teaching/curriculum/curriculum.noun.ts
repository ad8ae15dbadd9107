import type { Noun } from '../../kernel/noun.ts';
import { curriculumRoutes } from './curriculum.routes.ts';

export const curriculum: Noun = {
  name: 'curriculum',
  about: 'Modules and lessons of a course, as its author writes them',
  routes: curriculumRoutes,
  offers: {
    quizzes: ['lesson_id', 'pass_mark'],
    assignments: [
      'lesson_id',
      'instructions',
      'submission_type',
      'max_files',
      'due_days',
      'pass_mark',
      'max_attempts',
      'rubric',
    ],
    modules: ['id', 'course_id', 'title', 'order', 'opening'],
    lessons: [
      'id',
      'course_id',
      'module_id',
      'title',
      'order',
      'kind',
      'required',
      'is_preview',
      'duration_s',
      'pages',
      'file_id',
      'opening',
      'captions_file_id',
      'captions_language',
    ],
    lesson_captions: ['lesson_id', 'language', 'file_id'],
  },
  filesIn: [
    'lessons.file_id',
    'lessons.captions_file_id',
    'lessons.poster_file_id',
    'lesson_captions.file_id',
    'lesson_pictures.file_id',
    'course_resources.file_id',
    'quiz_questions.picture_file_id',
    'quiz_options.picture_file_id',
  ],
};
