import { readFile } from 'node:fs/promises';
import type { Frame, Page } from 'playwright';
import type { ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import type { Answer } from './judge-step.ts';
import type { Step, StepFile } from './step-files.ts';

const script = await readFile(new URL('steps-page.js', import.meta.url), 'utf8');

/** A page of the site with the frame of a launch and its port, as the player has them. */
export async function openLaunch(page: Page, siteUrl: string, launch: ScormLaunch): Promise<void> {
  // Of the site itself: browsers let no page of unknown origin frame what is on this machine.
  await page.goto(`${siteUrl}/robots.txt`);
  await page.evaluate(script);
  await page.evaluate(`stepsPage.open(${JSON.stringify(launch)})`);
}

/** Waits until an item is on stage, going there where another is. */
export async function goToItem(page: Page, item: string): Promise<Frame> {
  const wanted = JSON.stringify(item);
  await page.waitForFunction('stepsPage.shown()');
  await page.evaluate(`stepsPage.go(${wanted})`);
  await page.waitForFunction(`stepsPage.shown() === ${wanted}`);
  return stageOf(page);
}

/** The frame within the frame, once its own script has run. */
async function stageOf(page: Page): Promise<Frame> {
  const inner = await page.locator('iframe').contentFrame().locator('iframe').elementHandle();
  const frame = await inner?.contentFrame();
  if (!frame) throw new Error('The launch shows no item.');
  await frame.waitForFunction('typeof takeSteps === "function"');
  return frame;
}

export const takeSteps = (frame: Frame, version: StepFile['scormVersion'], steps: readonly Step[]): Promise<Answer[]> =>
  frame.evaluate(`takeSteps(${JSON.stringify(version)}, ${JSON.stringify(steps)})`);
