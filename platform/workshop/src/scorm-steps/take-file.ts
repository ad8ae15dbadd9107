import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { Classroom } from './classroom.ts';
import { type Answer, judgeStep } from './judge-step.ts';
import { isEnded, keptValues } from './kept-values.ts';
import { goToItem, openLaunch, takeSteps } from './open-launch.ts';
import type { Activity, Step, StepFile } from './step-files.ts';
import { itemOf, stepsPackage } from './steps-package.ts';

export interface Site {
  url: string;
  browser: Browser;
  classroom: Classroom;
}

export interface FileResult {
  id: string;
  steps: number;
  held: number;
  pinned: number;
  /** Values that came back after a reload. */
  kept: number;
  failures: string[];
}

/** One file: its package uploaded, each activity taken, left, and looked at again. */
export async function takeFile(site: Site, file: StepFile): Promise<FileResult> {
  const lessonId = await site.classroom.addLesson(file.id, await stepsPackage(file));
  const result: FileResult = { id: file.id, steps: 0, held: 0, pinned: 0, kept: 0, failures: [] };
  for (const [place, activity] of file.activities.entries()) {
    const item = itemOf(place);
    await takeActivity(site, { file, lessonId, activity, item }, result);
  }
  return result;
}

interface Taking {
  file: StepFile;
  lessonId: string;
  activity: Activity;
  item: string;
}

async function takeActivity(site: Site, taking: Taking, result: FileResult): Promise<void> {
  const { file, lessonId, activity, item } = taking;
  const fail = (why: string) => result.failures.push(`${file.id} ${activity.id}: ${why}`);
  const launch = await site.classroom.open(lessonId);
  if (activity.initialState) await site.classroom.seed(lessonId, item, activity.initialState.cmi);
  const taken = await onPage(site, async (page): Promise<Taken> => {
    await openLaunch(page, site.url, launch);
    const answers = await takeSteps(await goToItem(page, item), file.scormVersion, activity.steps);
    const steps = activity.steps.map((step, place) => ({ step, answer: answers[place]! }));
    const expected = keptValues(file.scormVersion, steps);
    // As people leave: what is on its way goes with the page, while the browser stays.
    await page.goto('about:blank');
    return { steps, expected, missing: await untilStored(site.classroom, { lessonId, item, expected }) };
  });
  for (const { step, answer } of taken.steps) {
    const judged = judgeStep(step, answer);
    result.steps += 1;
    if (judged.verdict === 'fails') fail(judged.why);
    else if (judged.verdict === 'pinned') result.pinned += 1;
    else result.held += 1;
  }
  result.kept += await countKept(site, taking, taken, fail);
}

interface Taken {
  steps: { step: Step; answer: Answer }[];
  /** What was set and can be read again. */
  expected: Map<string, string>;
  /** What of it did not arrive in the database. */
  missing: string[];
}

/** What was set stands in the database, and comes back to a SCO that is opened again. */
async function countKept(
  site: Site,
  { file, lessonId, item }: Taking,
  { steps, expected, missing }: Taken,
  fail: (why: string) => void,
): Promise<number> {
  for (const element of missing) fail(`${element} does not stand in the database`);
  if (expected.size === 0 || isEnded(steps)) return expected.size - missing.length;
  const again = await onPage(site, async (page) => {
    await openLaunch(page, site.url, await site.classroom.open(lessonId));
    const asked = [...expected.keys()].map((element): Step => ({ method: 'GetValue', element }));
    return takeSteps(await goToItem(page, item), file.scormVersion, [{ method: 'Initialize' }, ...asked]);
  });
  const changed = [...expected].filter(([, value], place) => again[place + 1]?.returned !== value);
  for (const [element] of changed) fail(`${element} did not come back`);
  return expected.size - new Set([...missing, ...changed.map(([element]) => element)]).size;
}

async function onPage<T>({ browser }: Site, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

const LOOK_EVERY_MS = 50;
const MOST_LOOKS = 200;

/** @returns the elements that are not there after ten seconds */
async function untilStored(
  classroom: Classroom,
  { lessonId, item, expected }: { lessonId: string; item: string; expected: Map<string, string> },
): Promise<string[]> {
  let missing = [...expected.keys()];
  for (let look = 0; look < MOST_LOOKS && missing.length > 0; look += 1) {
    if (look > 0) await wait(LOOK_EVERY_MS);
    const cmi = await classroom.readCmi(lessonId, item);
    missing = [...expected].filter(([element, value]) => valueAt(cmi, element) !== value).map(([element]) => element);
  }
  return missing;
}

/** `cmi.objectives.0.id` of what lies below `cmi`; lists stand as lists or as `childArray`; what is empty may be left out. */
function valueAt(cmi: unknown, element: string): unknown {
  const parts = element.split('.').slice(1);
  const found = parts.reduce<unknown>((at, part) => {
    if (typeof at !== 'object' || at === null) return undefined;
    const held = at as Record<string, unknown>;
    return held[part] ?? (held['childArray'] as Record<string, unknown> | undefined)?.[part];
  }, cmi);
  return typeof found === 'number' ? String(found) : (found ?? '');
}
