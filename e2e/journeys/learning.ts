import { expect, type Page } from '../fixtures.ts';
import type { Locator } from 'playwright/test';

export const lessonList = (page: Page): Locator => page.getByRole('navigation', { name: 'Lessons', exact: true });

export const openLesson = (page: Page, title: string | RegExp): Promise<void> =>
  lessonList(page).getByRole('button', { name: title }).click();

/** 'Letters' is at '2 of 3 lessons completed'. */
export const expectModuleProgress = (page: Page, module: string, words: string): Promise<void> =>
  expect(lessonList(page).getByRole('region', { name: module })).toContainText(words);

/** Sets a film to a second, once it knows how long it is: before that, what it resumes at would win. */
export async function seek(video: Locator, second: number): Promise<void> {
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  await video.evaluate((element: HTMLVideoElement, at) => {
    element.currentTime = at;
  }, second);
}

export const theVideo = (page: Page, title: string): Locator => page.getByLabel(title, { exact: true });

/** The highest speed offered: what is played faster does not count. */
const QUICK = 3;

/** Plays a video from its first to its last second, quickly but without a jump. */
export async function watchToEnd(page: Page, title: string): Promise<void> {
  await openLesson(page, title);
  const video = theVideo(page, title);
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(1);
  await video.evaluate(async (element: HTMLVideoElement, rate) => {
    element.playbackRate = rate;
    await element.play();
  }, QUICK);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.ended), { timeout: 300_000, intervals: [1_000] })
    .toBe(true);
}

export const markDone = (page: Page, title: string): Promise<void> =>
  page.getByRole('button', { name: `Mark as done: ${title}` }).click();
