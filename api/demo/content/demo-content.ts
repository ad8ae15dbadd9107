import type { CourseLevel, CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import { plainOption, type QuestionFields, type QuestionOption } from '@stoa/shared/contract/teaching/questions.ts';
import type { CoverLook } from '../covers/draw-cover.ts';

/** A course as its data file writes it: names and slugs in place of ids, the rest as the contract has it. */
export interface DemoCourse {
  slug: string;
  name: string;
  /** Slug of a leaf of the tree in `taxonomy.ts`. */
  final_category: string;
  level: CourseLevel;
  cover: CoverLook;
  /** Names from `demoSkills`. */
  skills: string[];
  /** Minor units of USD; 0 is free. */
  price_minor: number;
  language: 'en' | 'fr' | 'es' | 'pt';
  short_description: string;
  /** Markdown. */
  description: string;
  objectives: string[];
  requirements: string[];
  audience: string[];
  modules: DemoModule[];
  /** `published` where absent. */
  status?: Extract<CourseStatus, 'draft' | 'in_review' | 'changes_requested'>;
  /** What a reviewer asked for; with `changes_requested` only. */
  review_comment?: string;
}

export interface DemoModule {
  title: string;
  lessons: DemoLesson[];
}

/** `media` names its picture, `media/{media}.webp`. */
type DemoOption = QuestionOption & { media?: string };
export type DemoQuestion = Pick<QuestionFields, 'kind' | 'prompt' | 'explanation'> & {
  options: DemoOption[];
} & Partial<Pick<QuestionFields, 'value' | 'tolerance' | 'hint'>>;

export type DemoLesson =
  | { kind: 'text'; title: string; markdown: string }
  /** `media` names the files of `media/`: `{media}.mp4` and `{media}.vtt`. */
  | { kind: 'video'; title: string; media: string }
  /** `media/{media}.m4a`, with its transcript in `{media}.vtt`; chapters begin at a second, `files` are `media/{file}.pdf`. */
  | { kind: 'audio'; title: string; media: string; chapters: Chapter[]; files: { title: string; media: string }[] }
  /** A SCORM package: the files of `packages/{folder}/`. One may leave it out. */
  | { kind: 'scorm'; title: string; folder: string }
  /** A page of another site, from the list of those that may be framed. One may leave it out. */
  | { kind: 'embed'; title: string; url: string; markdown: string }
  /** `media` names `media/{media}.pdf`. */
  | { kind: 'document'; title: string; media: string; pages: number }
  | { kind: 'quiz'; title: string; instructions: string; questions: DemoQuestion[] };

export const text = (title: string, markdown: string): DemoLesson => ({
  kind: 'text',
  title,
  markdown: markdown.trim(),
});
export const video = (title: string, media: string): DemoLesson => ({ kind: 'video', title, media });
export const handout = (title: string, media: string, pages = 1): DemoLesson => ({
  kind: 'document',
  title,
  media,
  pages,
});
export const quiz = (title: string, questions: DemoQuestion[]): DemoLesson => ({
  kind: 'quiz',
  title,
  instructions:
    'Seven in ten answers right passes. Take it as often as you like; every answer is explained afterwards.',
  questions,
});

/** A question; an answer that starts with `*` is right. Two right answers make it a multiple choice. */
export function ask(prompt: string, answers: string[], explanation: string): DemoQuestion {
  const options = answers.map((answer) => ({
    text: answer.replace(/^\*/, ''),
    correct: answer.startsWith('*'),
    ...plainOption,
  }));
  const isTrueFalse = options.length === 2 && options.every((option) => ['True', 'False'].includes(option.text));
  const rightOnes = options.filter((option) => option.correct).length;
  return { kind: isTrueFalse ? 'true_false' : rightOnes > 1 ? 'multiple' : 'single', prompt, explanation, options };
}

/** A question of which every answer is a picture; the one whose description begins with `*` is right. */
export const askPictures = (
  prompt: string,
  pictures: readonly (readonly [media: string, alt: string])[],
  explanation: string,
): DemoQuestion => ({
  kind: 'single',
  prompt,
  explanation,
  options: pictures.map(([media, alt]) => ({
    ...plainOption,
    text: '',
    correct: alt.startsWith('*'),
    picture_alt: alt.replace(/^\*/, ''),
    media,
  })),
});

/** A question that is answered by a number; `right` is it, and how far from it is right, too. */
export const askNumber = (
  prompt: string,
  [value, tolerance]: readonly [value: number, tolerance: number],
  explanation: string,
): DemoQuestion => ({ kind: 'numeric', prompt, explanation, options: [], value, tolerance });

/** A question that is answered in words, of which each is right. */
export const askWords = (prompt: string, words: readonly string[], explanation: string): DemoQuestion => ({
  kind: 'short_text',
  prompt,
  explanation,
  options: words.map((text) => ({ ...plainOption, text, correct: true })),
});

/** What is to be put in the order given here. */
export const askOrder = (prompt: string, items: readonly string[], explanation: string): DemoQuestion => ({
  kind: 'order',
  prompt,
  explanation,
  options: items.map((text) => ({ ...plainOption, text, correct: true })),
});

/** What belongs together; a partner of '' belongs to nothing. */
export const askPairs = (
  prompt: string,
  pairs: readonly (readonly [text: string, match: string])[],
  explanation: string,
): DemoQuestion => ({
  kind: 'match',
  prompt,
  explanation,
  options: pairs.map(([text, match]) => ({ ...plainOption, text, correct: text !== '', match })),
});

export const withHint = (question: DemoQuestion, hint: string): DemoQuestion => ({ ...question, hint });
