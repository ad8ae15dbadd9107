import type { Page } from 'playwright';
import { join } from 'node:path';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Budget } from './budgets.ts';
import { answerOf } from './first-paint.ts';
import { logNetwork, type NetworkLog } from './network-log.ts';
import { inFreshPage } from './open-browser.ts';
import { read, signIn, tokenOf } from './sign-in.ts';
import type { Stage } from './stage.ts';
import { median, quantile } from './statistics.ts';

const RUNS = 7;
const MODULES = 20;
const LESSONS_A_MODULE = 25;
/** Of the demonstration: a text, and the film behind it. */
const shown = { course: 'typography-basics', before: 'What typography is for', film: 'The parts of a letter' };

/** A film's first picture, and a course of 500 lessons in builder and player. */
export async function measureLessons(stage: Stage): Promise<Budget[]> {
  stage.say('lessons: the first picture of a film');
  const pictures = await inPageOf(stage, 'learner', firstPictures);
  stage.say('lessons: a course of 500 lessons');
  const course = await makeCourse((await stage.product()).url);
  return inPageOf(stage, 'teacher', async (watch) => [
    timeBudget('first picture of a film after its lesson’s screen', pictures),
    timeBudget('a curriculum of 500 lessons opens', await openings(watch, course)),
    frameBudget('scrolling 500 lessons in the builder', await framesOf(watch, curriculumOf(course))),
    frameBudget('scrolling 500 lessons in the player', await framesOf(watch, to.preview({ slug: course }))),
  ]);
}

/** A page of one person, told of by `watch-lessons.js`. */
interface Watch {
  page: Page;
  log: NetworkLog;
  url: string;
}

async function inPageOf<T>(stage: Stage, role: string, work: (watch: Watch) => Promise<T>): Promise<T> {
  const { url } = await stage.product();
  return inFreshPage(await stage.browser(), async (page, context) => {
    await signIn(context, url, role);
    await page.addInitScript({ path: join(import.meta.dirname, 'watch-lessons.js') });
    return work({ page, log: await logNetwork(page), url });
  });
}

async function visit({ page, log, url }: Watch, path: string): Promise<void> {
  await page.goto(url + path);
  await log.quiet(1000);
}

/** Presses what says `link`, until `text` stands. */
async function open({ log }: Watch, link: string, text: string): Promise<number> {
  const names = [link, text].map((name) => JSON.stringify(name)).join(', ');
  await log.cdp.send('Runtime.evaluate', { expression: `stoaLessons.open(${names})` });
  const { took } = await answerOf<{ took: number }>(log.cdp, 'window.stoaLessons?.stood()');
  await log.quiet(500);
  return took;
}

async function firstPictures(watch: Watch): Promise<number[]> {
  const times: number[] = [];
  await visit(watch, to.player({ slug: shown.course }));
  for (let run = 0; run < RUNS; run += 1) {
    await open(watch, shown.before, shown.before);
    await open(watch, shown.film, shown.film);
    times.push((await answerOf<{ took: number }>(watch.log.cdp, 'window.stoaLessons?.picture()')).took);
  }
  return times;
}

async function openings(watch: Watch, slug: string): Promise<number[]> {
  const times: number[] = [];
  await visit(watch, curriculumOf(slug));
  for (let run = 0; run < RUNS; run += 1) {
    await open(watch, 'Basics', 'Short description');
    times.push(await open(watch, 'Curriculum', lessonTitle(1)));
  }
  return times;
}

async function framesOf(watch: Watch, path: string): Promise<number[]> {
  await visit(watch, path);
  await watch.log.cdp.send('Runtime.evaluate', { expression: 'stoaLessons.scroll()' });
  return (await answerOf<{ frames: number[] }>(watch.log.cdp, 'window.stoaLessons?.scrolled()')).frames;
}

const curriculumOf = (slug: string): string => `${to.editCourse({ slug })}?section=curriculum`;
const lessonTitle = (number: number): string => `Lesson ${number} of this measurement`;

/** A draft of the demonstration's teacher; gives its slug. */
async function makeCourse(url: string): Promise<string> {
  const authorization = `Bearer ${await tokenOf(url, 'teacher')}`;
  const send = (path: string, body: object): Promise<CourseBuilder> =>
    read(
      fetch(`${url}${API_PREFIX}/${path}`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify(body),
      }),
    );
  const { id, slug } = await send('courses/draft', { name: 'Five hundred lessons' });
  const { modules } = await send('coursemodule', { course_id: id, title: 'The first of many' });
  const module_id = modules[0]!.id;
  for (let number = 1; number <= LESSONS_A_MODULE; number += 1) {
    await send('courselesson', { module_id, title: lessonTitle(number), kind: 'text' });
  }
  for (let number = 1; number < MODULES; number += 1) await send(`coursemodule/duplicate/${module_id}`, {});
  return slug;
}

const timeBudget = (what: string, times: number[]): Budget => ({
  part: 'lessons',
  what,
  measured: median(times),
  unit: 'ms',
  limit: { atMost: 300 },
  detail: `median of ${times.length}: ${times.map((time) => time.toFixed(0)).join(', ')}`,
});

/** At 60 a second a frame takes 16.7 ms. */
const frameBudget = (what: string, frames: number[]): Budget => ({
  part: 'lessons',
  what,
  measured: median(frames),
  unit: 'ms',
  limit: { atMost: 17 },
  detail: `a frame, median of ${frames.length}; 19 of 20 within ${quantile(frames, 0.95).toFixed(0)} ms, the longest ${Math.max(...frames).toFixed(0)} ms`,
});
