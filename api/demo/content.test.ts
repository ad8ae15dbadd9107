import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { courseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import { lessonFields } from '@stoa/shared/contract/teaching/lessons.ts';
import { finishedQuestion, plainQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { moduleFields } from '@stoa/shared/contract/teaching/curriculum.ts';
import { countWords } from '../src/teaching/lessons/reading-time.ts';
import { parseCaptions } from '../src/files/content/captions/parse-captions.ts';
import { demoCourses } from './courses/all-courses.ts';
import { partnerCourses } from './courses/partner.ts';
import { demoPeople } from './content/demo-accounts.ts';
import type { DemoLesson } from './content/demo-content.ts';
import { drawBanner, drawCover } from './covers/draw-cover.ts';
import { demoPaths } from './content/learning-paths.ts';
import { fieldsOf } from './load/course-content.ts';
import { demoId } from './load/demo-id.ts';
import { planLearning } from './load/learning-plan.ts';
import { demoCategories, demoSkills, rootOf } from './content/taxonomy.ts';

const mediaFolder = join(import.meta.dirname, 'media');
const everyCourse = [...demoCourses, ...partnerCourses];
const published = demoCourses.filter((course) => course.status === undefined);
const lessonsOf = (course: (typeof demoCourses)[number]): DemoLesson[] =>
  course.modules.flatMap(({ lessons }) => lessons);
const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

test('the tree has at least eight categories of four times four, with one slug each', () => {
  const subs = demoCategories.flatMap((category) => category.sub_categories);
  const finals = subs.flatMap((sub) => sub.final_categories);
  expect(demoCategories.length).toBeGreaterThanOrEqual(8);
  expect(demoCategories.every((category) => category.sub_categories.length >= 4)).toBe(true);
  expect(subs.every((sub) => sub.final_categories.length >= 4)).toBe(true);
  expect(isDistinct([...demoCategories, ...subs, ...finals].map(({ slug }) => slug))).toBe(true);
  expect(demoCategories.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['design', 'photography', 'marketing', 'business']),
  );
  expect(demoSkills.length).toBeGreaterThanOrEqual(80);
  expect(isDistinct(demoSkills.map((skill) => skill.toLowerCase()))).toBe(true);
});

test('there are sixty published courses, each with an address of its own', () => {
  expect(published.length).toBeGreaterThanOrEqual(60);
  expect(isDistinct(everyCourse.map(({ slug }) => slug))).toBe(true);
  expect(isDistinct(everyCourse.map(({ name }) => name))).toBe(true);
});

test.each(everyCourse.map((course) => [course.slug, course] as const))(
  '%s keeps the bounds of the contract',
  (_, course) => {
    expect(() => courseFields.parse(fieldsOf(course, demoId('a cover')))).not.toThrow();
    expect(rootOf(course.final_category).slug).toBeTruthy();
    expect(course.skills.filter((skill) => !demoSkills.includes(skill))).toEqual([]);
    expect(course.skills.length).toBeGreaterThanOrEqual(2);
    expect(course.price_minor === 0 || (course.price_minor >= 900 && course.price_minor <= 8900)).toBe(true);
    if (course.status === 'draft') return;
    expect(course.short_description.length).toBeGreaterThanOrEqual(20);
    expect(countWords(course.description)).toBeGreaterThanOrEqual(50);
    expect(course.objectives.length).toBeGreaterThanOrEqual(3);
    for (const module of course.modules) moduleFields.shape.title.parse(module.title);
  },
);

test.each(everyCourse.map((course) => [course.slug, course] as const))(
  'every lesson of %s has something in it',
  (_, course) => {
    expect(lessonsOf(course).length).toBeGreaterThan(0);
    for (const lesson of lessonsOf(course)) {
      lessonFields
        .partial()
        .parse({ title: lesson.title, markdown: lesson.kind === 'text' ? lesson.markdown : undefined });
      if (lesson.kind === 'text') expect(countWords(lesson.markdown)).toBeGreaterThanOrEqual(60);
      if (lesson.kind === 'quiz') {
        for (const question of lesson.questions) {
          const options = question.options.map(({ media, ...option }) => ({
            ...option,
            picture_file_id: media === undefined ? null : demoId(`file ${media}.webp`),
          }));
          finishedQuestion.parse({ ...plainQuestion, points: 1, ...question, options });
        }
        expect(lesson.questions.length).toBeGreaterThanOrEqual(5);
        expect(lesson.questions.every((question) => question.explanation !== '')).toBe(true);
      }
    }
  },
);

test('six courses have texts, captioned videos, a document and a quiz', () => {
  const complete = published.filter((course) =>
    ['text', 'video', 'document', 'quiz'].every((kind) => lessonsOf(course).some((lesson) => lesson.kind === kind)),
  );
  expect(complete.length).toBeGreaterThanOrEqual(6);
});

test('every named medium is there, captioned, and all of them together are small', async () => {
  const files = await readdir(mediaFolder);
  const wanted = demoCourses.flatMap(lessonsOf).flatMap((lesson) => {
    if (lesson.kind === 'video') return [`${lesson.media}.mp4`, `${lesson.media}.vtt`];
    if (lesson.kind === 'audio') return [`${lesson.media}.m4a`, `${lesson.media}.vtt`];
    if (lesson.kind === 'quiz') {
      return lesson.questions.flatMap(({ options }) =>
        options.flatMap(({ media }) => (media ? [`${media}.webp`] : [])),
      );
    }
    return lesson.kind === 'document' ? [`${lesson.media}.pdf`] : [];
  });
  expect(files.toSorted()).toEqual(wanted.toSorted());
  for (const name of files.filter((file) => file.endsWith('.vtt'))) {
    expect(parseCaptions(await readFile(join(mediaFolder, name), 'utf8'))?.length).toBeGreaterThan(8);
  }
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(mediaFolder, file))).size));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024 ** 2);
});

test('a cover is the same every time and like no other', () => {
  const draw = (): string[] =>
    everyCourse.map(({ slug, final_category, name, cover }) =>
      drawCover(slug, rootOf(final_category).slug, name, cover),
    );
  const covers = draw();
  expect(draw()).toEqual(covers);
  expect(isDistinct(covers)).toBe(true);
  expect(covers.filter((cover) => cover.includes('NaN') || cover.includes('undefined'))).toEqual([]);
});

test('a learning path leads through three to six published courses; one is a draft, one waits for review', () => {
  const slugs = new Set(published.map(({ slug }) => slug));
  expect(demoPaths.flatMap(({ status }) => status ?? [])).toEqual(['in_review', 'draft']);
  const whole = demoPaths.filter(({ status }) => status !== 'draft');
  expect(whole).toHaveLength(10);
  for (const path of whole) {
    expect(path.skills.filter((skill) => !demoSkills.includes(skill))).toEqual([]);
    expect(path.courses.filter((slug) => !slugs.has(slug))).toEqual([]);
    expect(path.courses.length).toBeGreaterThanOrEqual(3);
    expect(path.courses.length).toBeLessThanOrEqual(6);
    expect(path.objectives.every((objective) => objective.length >= 10 && objective.length <= 160)).toBe(true);
    expect(path.objectives.length).toBeGreaterThanOrEqual(3);
    expect(path.title.length).toBeGreaterThanOrEqual(5);
    expect(path.banner_alt.length).toBeGreaterThanOrEqual(5);
    expect(drawBanner(path.slug, path.category, path.title, path.banner)).toContain('<svg');
  }
});

test('nobody can take a demo person for a real one', () => {
  expect(demoPeople.every((person) => person.first_name === 'Demo')).toBe(true);
  expect(demoPeople.every((person) => person.email.endsWith('@demo.stoa.example'))).toBe(true);
  expect(isDistinct(demoPeople.map(({ email }) => email))).toBe(true);
});

test('what demo learners did is the same in every load, and lies in the last sixty days', () => {
  const plan = planLearning();
  expect(planLearning()).toEqual(plan);
  expect(plan.every(({ enrolled }) => enrolled > 0 && enrolled < 60)).toBe(true);
  expect(isDistinct(plan.map(({ email, slug }) => `${email} ${slug}`))).toBe(true);
});
