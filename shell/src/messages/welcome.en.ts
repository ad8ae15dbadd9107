import * as course from '@stoa/shared/i18n/words/course.en.ts';

export const en = {
  'welcome.title': 'Welcome to Stoa, {name}',
  'welcome.lead': 'Five short questions, so that the first things you see here are worth your time.',
  'welcome.form': 'Introduction',
  'welcome.step': 'Step {step} of {steps}',
  'welcome.back': 'Back',
  'welcome.next': 'Next',
  'welcome.save': 'Finish',
  'welcome.skip': 'Not now',

  'goal.question': 'What brings you here?',
  'goal.change_careers': 'Change careers',
  'goal.change_careers.hint': 'Start something new, from the basics',
  'goal.job_advancement': 'Get on in my job',
  'goal.job_advancement.hint': 'Become better at what I already do',
  'goal.valuable_skills': 'Learn useful skills',
  'goal.valuable_skills.hint': 'For work or life, as the need comes up',
  'goal.fun': 'Enjoy learning',
  'goal.fun.hint': 'Because I am curious, and for no other reason',

  'interests.question': 'What would you like to learn about?',
  'interests.hint': '{count, plural, =0 {Choose up to ten} other {# of 10 chosen}}',
  'interests.loading': 'Loading the categories',
  'interests.failed': course.categoriesNotLoaded,
  'interests.none': 'There are no categories yet. Choose ‘Not now’: you can tell us later.',

  'level.question': 'How much do you know about it?',
  'level.beginner': 'I am new to it',
  'level.beginner.hint': 'Courses that start from the beginning',
  'level.intermediate': 'I know the basics',
  'level.intermediate.hint': 'Courses that build on them',
  'level.advanced': 'I am experienced',
  'level.advanced.hint': 'Courses that go into depth',
  'level.all_levels': 'It depends',
  'level.all_levels.hint': 'Courses of every level',

  'weekly_minutes.question': 'How much time do you have each week?',
  'weekly_minutes.hint': 'A little and often gets you further than a lot at once.',
  'weekly_minutes.choice': course.timeAWeek,

  'language.question': 'Which language do you prefer?',
  'language.hint': 'The site uses it from now on. You can change it at any time.',
} as const;
