import * as course from '../words/course.en.ts';
import * as lesson from '../words/lesson.en.ts';
import * as liveClass from '../words/live-class.en.ts';

/** What a course is held against before its review; the keys are those of the API's checklist. */
export const en = {
  'label.title': course.title,
  'label.short_description': course.shortDescription,
  'label.category': course.category,
  'label.level': course.level,
  'label.content_type': 'Content type',
  'label.language': course.language,
  'label.skills': course.skills,
  'label.description': course.description,
  'label.objectives': 'What learners will be able to do',
  'label.requirements': 'What learners need to know first',
  'label.audience': 'Who the course is for',
  'label.modules': 'Modules',
  'label.lessons': 'A lesson in every module',
  'label.lesson_content': 'Every lesson has its content',
  'label.quiz_questions': 'Every question is finished',
  'label.rubric': 'Every criterion is named',
  'label.required_lessons': 'A lesson that counts',
  'label.live_lessons': 'A class for each live lesson',
  'label.live_schedule': liveClass.liveClasses,
  'label.lesson_count': '{lessons, plural, one {# lesson} other {# lessons}}',
  'label.length': '{minutes, number} minutes of {counted, select, video {video} other {lessons}}',
  'label.micro_lessons': 'At most {lessons, plural, one {# lesson} other {# lessons}}',
  'label.micro_length': 'At most {minutes, number} minutes',
  'label.cover': 'Cover picture',
  'label.chapters': 'Chapters within their lesson',
  'label.video_duration': 'Videos and recordings that play',
  'label.captions': lesson.captions,
  'label.price': course.price,
  'label.video_median': 'Short videos',
  'label.sale_links': 'No selling in the description',
  'label.payments_open': 'A price that can be paid',

  'rule.title': 'Title must be between {min, number} and {max, number} characters.',
  'rule.short_description': 'Short description must be between {min, number} and {max, number} characters.',
  'rule.category': 'Choose a category, a sub-category and a final category.',
  'rule.level': 'Choose a level.',
  'rule.content_type': 'Choose a content type.',
  'rule.language': 'Choose the language the course is taught in.',
  'rule.skills': 'Add at least one skill.',
  'rule.description': 'Write at least {words, number} words.',
  'rule.objectives': 'Add at least three things learners will be able to do.',
  'rule.requirements': 'Say what learners need before they start; “nothing” is an answer.',
  'rule.audience': 'Say who the course is for.',
  'rule.modules': 'Add at least one module.',
  'rule.lessons': 'Module {module, number} has no lessons.',
  'rule.lesson_content':
    '{kind, select, video {Upload the video of “{title}”.} audio {Upload the recording of “{title}”.} embed {Give the address of “{title}”.} document {Upload the document of “{title}”.} text {Write the text of “{title}”.} quiz {Add a question to “{title}”.} assignment {Say in at least 20 characters what to make in “{title}”.} live {Say what “{title}” is about.} other {Complete “{title}”.}}',
  'rule.quiz_questions':
    'Question {number, number} of “{title}” {lacks, select, prompt {has no text} answers {has fewer than two answers} text {has an empty answer} right {has no right answer} same {has the same answer twice} picture {has a picture without a description} unpictured {has a picture beside an answer that can have none} other {has more than one right answer}}.',
  'rule.rubric': 'Criterion {number, number} of “{title}” has no name.',
  'rule.required_lessons': 'At least one lesson must be required: progress is counted by them.',
  'rule.live_lessons': 'Schedule a class for “{title}”.',
  'rule.live_schedule': 'Add at least one future session.',
  'rule.lesson_count':
    'A course has at least {lessons, plural, one {# lesson} other {# lessons}}, unless it is a micro course.',
  'rule.length':
    'A course has at least {minutes, number} minutes of {counted, select, video {video} other {lessons}}, unless it is a micro course; this one has {has, number}.',
  'rule.micro_lessons':
    'A micro course has at most {lessons, plural, one {# lesson} other {# lessons}}; this one has {has, number}.',
  'rule.micro_length': 'A micro course takes at most {minutes, number} minutes; this one takes {has, number}.',
  'rule.cover': 'Add a cover picture of at least {width} × {height} pixels.',
  'rule.chapters': 'A chapter of “{title}” begins after its end.',
  'rule.video_duration':
    'The {kind, select, audio {recording} other {video}} of “{title}” has no length. Upload it again.',
  'rule.captions':
    'Add {kind, select, audio {a transcript} other {captions}} to “{title}”, or say why the course can do without them.',
  'rule.price': 'Amount and currency are required for paid courses.',
  'rule.video_median':
    'Half of the videos are longer than {minutes, number} minutes. Learners finish shorter ones more often.',
  'rule.sale_links': 'Leave coupon codes and links to sales on other sites out of the description.',
  'rule.payments_open':
    'Nobody can pay on this site yet: learners see the price, and cannot enrol until payments open.',
} as const;
