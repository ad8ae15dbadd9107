import { isOffered } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { ChecklistLine } from '@stoa/shared/contract/teaching/course-builder.ts';
import { misplacedChapters } from '@stoa/shared/contract/teaching/chapters.ts';
import { finishedCriterion } from '@stoa/shared/contract/teaching/lessons.ts';
import { finishedQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { type ClassPlans, noPlans } from './class-plans.ts';
import type { CourseContent } from './course-content.ts';
import type { LessonContent, QuestionContent } from '../lessons/lesson-content.ts';
import { wholeQuestion } from '../lessons/whole-quiz.ts';
import { coverMinimum } from '../../files/checkers/picture-bounds.ts';
import { countWords } from '../lessons/reading-time.ts';

/** The numbers of the checklist; whoever explains it to people takes them from here. */
export const checklistBounds = {
  title_min: 5,
  title_max: 60,
  short_min: 20,
  short_max: 120,
  description_words: 50,
  skills: 1,
  objectives: 3,
  modules: 1,
  lessons: 5,
  /** Of all lessons; of videos in a video course. */
  minutes: 30,
  /** Of a micro course at most. */
  micro_lessons: 15,
  micro_minutes: 60,
  /** Half of the videos should be no longer. */
  video_minutes: 10,
  /** Of an assignment, in characters. */
  instructions_min: 20,
} as const;
const bounds = checklistBounds;

type Line = [
  key: string,
  label: string,
  section: ChecklistLine['section'],
  passed: boolean,
  message: string,
  values?: Record<string, string | number>,
];

/** What the checklist must know of the site. */
interface Site {
  paymentsOpen?: boolean;
  /** The live classes of this course. */
  plans?: ClassPlans;
}

/**
 * What a course still lacks before it may be sent to review. Where nothing is said of the site, nothing can be paid there,
 * and no class is planned.
 */
export function checklistOf(content: CourseContent, site: Site = {}): ChecklistLine[] {
  return [
    ...[...basics(content), ...curriculum(content, site.plans ?? noPlans), ...media(content), ...price(content)].map(
      (line) => lineOf(line, 'required'),
    ),
    ...warnings(content, site).map((line) => lineOf(line, 'warning')),
  ];
}

export const brokenRules = (lines: readonly ChecklistLine[]): Record<string, string[]> =>
  Object.fromEntries(
    lines.filter((line) => !line.passed && line.severity === 'required').map((line) => [line.key, [line.message]]),
  );

const lineOf = (
  [key, label, section, passed, message, values]: Line,
  severity: ChecklistLine['severity'],
): ChecklistLine => ({
  key,
  label,
  section,
  passed,
  severity,
  message: passed ? '' : message,
  ...(values && { values }),
});

function basics({ fields }: CourseContent): Line[] {
  const short = fields.short_description.trim().length;
  return [
    [
      'title',
      'Title',
      'basics',
      fields.name.length >= bounds.title_min && fields.name.length <= bounds.title_max,
      `Title must be between ${bounds.title_min} and ${bounds.title_max} characters.`,
      { min: bounds.title_min, max: bounds.title_max },
    ],
    [
      'short_description',
      'Short description',
      'basics',
      short >= bounds.short_min && short <= bounds.short_max,
      `Short description must be between ${bounds.short_min} and ${bounds.short_max} characters.`,
      { min: bounds.short_min, max: bounds.short_max },
    ],
    [
      'category',
      'Category',
      'basics',
      fields.final_category_id !== null,
      'Choose a category, a sub-category and a final category.',
    ],
    ['level', 'Level', 'basics', fields.level !== null, 'Choose a level.'],
    [
      'content_type',
      'Content type',
      'basics',
      fields.content_type !== null && isOffered(fields.content_type),
      'Choose a content type.',
    ],
    ['language', 'Language', 'basics', fields.language !== '', 'Choose the language the course is taught in.'],
    ['skills', 'Skills', 'basics', fields.skill_ids.length >= bounds.skills, 'Add at least one skill.'],
    [
      'description',
      'Description',
      'description',
      countWords(fields.description) >= bounds.description_words,
      `Write at least ${bounds.description_words} words.`,
      { words: bounds.description_words },
    ],
    [
      'objectives',
      'What learners will be able to do',
      'audience',
      fields.objectives.length >= bounds.objectives,
      'Add at least three things learners will be able to do.',
    ],
    [
      'requirements',
      'What learners need to know first',
      'audience',
      fields.requirements.length >= 1,
      'Say what learners need before they start; “nothing” is an answer.',
    ],
    ['audience', 'Who the course is for', 'audience', fields.audience.length >= 1, 'Say who the course is for.'],
  ];
}

function curriculum({ fields, modules }: CourseContent, plans: ClassPlans): Line[] {
  const lessons = modules.flatMap((module) => module.lessons);
  const empty = modules.findIndex((module) => module.lessons.length === 0);
  const hollow = lessons.find((lesson) => !hasContent(lesson));
  const lines: Line[] = [
    ['modules', 'Modules', 'curriculum', modules.length >= bounds.modules, 'Add at least one module.'],
    [
      'lessons',
      'A lesson in every module',
      'curriculum',
      empty < 0,
      `Module ${empty + 1} has no lessons.`,
      { module: empty + 1 },
    ],
    [
      'lesson_content',
      'Every lesson has its content',
      'curriculum',
      hollow === undefined,
      hollow ? lacking(hollow) : '',
      hollow ? { kind: hollow.kind, title: hollow.title } : {},
    ],
    quizLine(lessons),
    rubricLine(lessons),
    liveLine(lessons, plans),
    chaptersLine(lessons),
    [
      'required_lessons',
      'A lesson that counts',
      'curriculum',
      lessons.some((lesson) => lesson.required),
      'At least one lesson must be required: progress is counted by them.',
    ],
  ];
  if (fields.content_type === 'live' && isOffered('live')) {
    lines.push(['live_schedule', 'Live classes', 'curriculum', plans.isAhead, 'Add at least one future session.']);
  }
  return [...lines, ...(fields.is_micro ? microLines(lessons) : sizeLines(fields, lessons))];
}

/** The first question that cannot be asked yet, by its number in its quiz. */
function quizLine(lessons: LessonContent[]): Line {
  const [first] = lessons.flatMap(({ title, quiz }) =>
    (quiz?.questions ?? []).flatMap((question, index) => {
      const lacks = lackOf(question);
      return lacks ? [{ title, number: index + 1, lacks }] : [];
    }),
  );
  return [
    'quiz_questions',
    'Every question is finished',
    'curriculum',
    first === undefined,
    first ? `Question ${first.number} of “${first.title}” ${lackWords[first.lacks]}.` : '',
    first ?? {},
  ];
}

/** The first criterion without a name, by its number in its rubric. */
function rubricLine(lessons: LessonContent[]): Line {
  const [first] = lessons.flatMap(({ title, assignment }) =>
    (assignment?.rubric ?? []).flatMap((criterion, index) =>
      finishedCriterion.safeParse(criterion).success ? [] : [{ title, number: index + 1 }],
    ),
  );
  return [
    'rubric',
    'Every criterion is named',
    'curriculum',
    first === undefined,
    first ? `Criterion ${first.number} of “${first.title}” has no name.` : '',
    first ?? {},
  ];
}

/** The first live lesson for which no class was ever planned. */
function liveLine(lessons: LessonContent[], { lessonIds }: ClassPlans): Line {
  const first = lessons.find(({ id, kind }) => kind === 'live' && !lessonIds.has(id));
  return [
    'live_lessons',
    'A class for each live lesson',
    'curriculum',
    first === undefined,
    first ? `Schedule a class for “${first.title}”.` : '',
    first ? { title: first.title } : {},
  ];
}

/** The first lesson with a chapter that its film or recording, perhaps another by now, does not reach. */
function chaptersLine(lessons: LessonContent[]): Line {
  const first = lessons.find(({ chapters, duration_s }) => misplacedChapters(chapters ?? [], duration_s).some(Boolean));
  return [
    'chapters',
    'Chapters within their lesson',
    'curriculum',
    first === undefined,
    first ? `A chapter of “${first.title}” begins after its end.` : '',
    first ? { title: first.title } : {},
  ];
}

const lackWords = {
  prompt: 'has no text',
  answers: 'has fewer than two answers',
  text: 'has an empty answer',
  right: 'has no right answer',
  one: 'has more than one right answer',
  same: 'has the same answer twice',
  picture: 'has a picture without a description',
  unpictured: 'has a picture beside an answer that can have none',
} as const;

/** What the contract says of it, in the words of the list: the first thing that is missing. */
function lackOf(question: QuestionContent): keyof typeof lackWords | undefined {
  const whole = wholeQuestion(question);
  const [first] = finishedQuestion.safeParse(whole).error?.issues ?? [];
  if (first === undefined) return undefined;
  const [field, , part] = first.path;
  if (field === 'prompt') return 'prompt';
  if (field === 'picture_alt') return 'picture';
  if (field === 'value') return 'right';
  if (part === 'picture_alt') return 'picture';
  if (part === 'picture_file_id') return 'unpictured';
  return part === undefined ? lackOfAnswers(whole) : 'text';
}

function lackOfAnswers({ kind, options }: QuestionContent): keyof typeof lackWords {
  const right = options.filter(({ correct }) => correct).length;
  if (kind === 'short_text') return 'right';
  if (options.length < 2 || (kind === 'match' && right < 2)) return 'answers';
  if (kind === 'order' || kind === 'match') return 'same';
  return right === 0 ? 'right' : 'one';
}

/** A course of videos must have the minutes in videos; in others reading counts as well. */
/** What is longer, is a course like others. */
function microLines(lessons: LessonContent[]): Line[] {
  const minutes = Math.ceil(lessons.reduce((sum, lesson) => sum + lesson.duration_s, 0) / 60);
  return [
    [
      'micro_lessons',
      `At most ${bounds.micro_lessons} lessons`,
      'curriculum',
      lessons.length <= bounds.micro_lessons,
      `A micro course has at most ${bounds.micro_lessons} lessons; this one has ${lessons.length}.`,
      { lessons: bounds.micro_lessons, has: lessons.length },
    ],
    [
      'micro_length',
      `At most ${bounds.micro_minutes} minutes`,
      'curriculum',
      minutes <= bounds.micro_minutes,
      `A micro course takes at most ${bounds.micro_minutes} minutes; this one takes ${minutes}.`,
      { minutes: bounds.micro_minutes, has: minutes },
    ],
  ];
}

function sizeLines(fields: CourseContent['fields'], lessons: LessonContent[]): Line[] {
  const isVideo = fields.content_type === 'video';
  const counted = lessons.filter((lesson) => !isVideo || lesson.kind === 'video');
  const length = counted.reduce((sum, lesson) => sum + lesson.duration_s, 0);
  const label = `${bounds.minutes} minutes of ${isVideo ? 'video' : 'lessons'}`;
  return [
    [
      'lesson_count',
      `${bounds.lessons} lessons`,
      'curriculum',
      lessons.length >= bounds.lessons,
      `A course has at least ${bounds.lessons} lessons, unless it is a micro course.`,
      { lessons: bounds.lessons },
    ],
    [
      'length',
      label,
      'curriculum',
      length >= bounds.minutes * 60,
      `A course has at least ${label}, unless it is a micro course; this one has ${Math.floor(length / 60)}.`,
      { minutes: bounds.minutes, counted: isVideo ? 'video' : 'lessons', has: Math.floor(length / 60) },
    ],
  ];
}

function media({ fields, modules }: CourseContent): Line[] {
  const videos = modules
    .flatMap((module) => module.lessons)
    .filter(({ kind, file_id }) => (kind === 'video' || kind === 'audio') && file_id);
  const unmeasured = videos.find((video) => video.duration_s <= 0);
  const silent = videos.find((video) => video.captions_file_id === null);
  const isWaived = (fields.captions_waiver ?? '').length > 0;
  return [
    [
      'cover',
      'Cover picture',
      'media',
      fields.cover_file_id !== null,
      `Add a cover picture of at least ${coverMinimum.width} × ${coverMinimum.height} pixels.`,
      { width: coverMinimum.width, height: coverMinimum.height },
    ],
    [
      'video_duration',
      'Videos and recordings that play',
      'media',
      unmeasured === undefined,
      `The ${unmeasured?.kind === 'audio' ? 'recording' : 'video'} of “${unmeasured?.title}” has no length. Upload it again.`,
      { title: unmeasured?.title ?? '', kind: unmeasured?.kind ?? 'video' },
    ],
    [
      'captions',
      'Captions',
      'media',
      silent === undefined || isWaived,
      `Add ${silent?.kind === 'audio' ? 'a transcript' : 'captions'} to “${silent?.title}”, or say why the course can do without.`,
      { title: silent?.title ?? '', kind: silent?.kind ?? 'video' },
    ],
  ];
}

const price = ({ fields }: CourseContent): Line[] => [
  [
    'price',
    'Price',
    'price',
    fields.type === 'free' || (fields.price_minor >= 1 && fields.currency !== ''),
    'Amount and currency are required for paid courses.',
  ],
];

function warnings({ fields, modules }: CourseContent, { paymentsOpen = false }: Site): Line[] {
  const lengths = modules
    .flatMap((module) => module.lessons)
    .filter((lesson) => lesson.kind === 'video')
    .map((lesson) => lesson.duration_s);
  return [
    [
      'video_median',
      'Short videos',
      'curriculum',
      median(lengths) <= bounds.video_minutes * 60,
      `Half of the videos are longer than ${bounds.video_minutes} minutes. Learners finish shorter ones more often.`,
      { minutes: bounds.video_minutes },
    ],
    [
      'sale_links',
      'No selling in the description',
      'description',
      !isSelling(fields.description),
      'Leave coupon codes and links to sales on other sites out of the description.',
    ],
    [
      'payments_open',
      'A price that can be paid',
      'price',
      fields.type === 'free' || paymentsOpen,
      'Nobody can pay on this site yet: learners see the price, and cannot enrol until payments open.',
    ],
  ];
}

const hasContent = (lesson: LessonContent): boolean =>
  ({
    video: lesson.file_id !== null,
    audio: lesson.file_id !== null,
    scorm: lesson.file_id !== null,
    embed: (lesson.embed_url ?? '') !== '',
    document: lesson.file_id !== null,
    text: (lesson.markdown ?? '').trim() !== '',
    quiz: (lesson.quiz?.questions.length ?? 0) > 0,
    assignment: (lesson.assignment?.instructions.trim().length ?? 0) >= bounds.instructions_min,
    live: (lesson.markdown ?? '').trim() !== '',
  })[lesson.kind];

const lacking = ({ kind, title }: LessonContent): string =>
  ({
    video: `Upload the video of “${title}”.`,
    audio: `Upload the recording of “${title}”.`,
    scorm: `Upload the SCORM package of “${title}”.`,
    embed: `Give the address of “${title}”.`,
    document: `Upload the document of “${title}”.`,
    text: `Write the text of “${title}”.`,
    quiz: `Add a question to “${title}”.`,
    live: `Say what “${title}” is about.`,
    assignment: `Say in at least ${bounds.instructions_min} characters what to make in “${title}”.`,
  })[kind];

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length === 0 ? 0 : ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

const isSelling = (text: string): boolean =>
  /\b(coupon|promo|discount)\s*code\b/i.test(text) ||
  /https?:\/\/[^\s)]*(udemy\.com|gumroad\.com|teachable\.com|patreon\.com|coupon|checkout|\/cart\b|\/buy\b)/i.test(
    text,
  );
