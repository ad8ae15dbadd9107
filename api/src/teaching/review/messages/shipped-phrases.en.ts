/** What reviewers often ask for. */
export const en = {
  'course.outcome': 'Please say in the description what learners can do after the course.',
  'course.title': 'The title promises more than the lessons hold. Please make one fit the other.',
  'course.long': 'This lesson is long. Please split it into parts of about ten minutes.',
  'course.sound': 'The sound of this video is hard to understand. Please record it again, or reduce the noise.',
  'course.captions': 'Captions are missing here. Please add them, so that everyone can follow.',
  'course.rights': 'Please say where this picture or text comes from, and that you may use it.',
  'course.quiz': 'The quiz asks about what no lesson has taught. Please teach it first, or take the question out.',
  'course.spelling': 'There are spelling mistakes in the texts. Please read them once more.',
  'path.audience': 'Please say in the overview whom the learning path is for, and what it leads to.',
  'path.order': 'It is not clear why the courses stand in this order. Please explain it, or change the order.',
  'path.overlap': 'Two of these courses teach much the same. Please keep one of them, or say how they differ.',
  'path.level': 'The level of these courses does not fit that of the learning path. Please make them agree.',
  'path.banner': 'Please choose a banner that shows what the learning path is about.',
  'path.spelling': 'There are spelling mistakes in the texts. Please read them once more.',
} as const;
