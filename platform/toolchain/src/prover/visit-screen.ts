import type { ProofRule } from '@stoa/shared/platform-contract/proofs.ts';
import type { Page } from 'playwright';
import { readFile } from 'node:fs/promises';
import { auditPage, axeScript, type Violation } from '../browser/audit-page.ts';
import { ask, askApart, inTime, listenersOf } from './ask-page.ts';
import { NEUTRAL, REST } from './open-prover-page.ts';

/** What was seen of a screen from its opening to its end. */
export interface Visit {
  /** Milliseconds until it stood; undefined when it did not come to rest in time. */
  shownMs: number | undefined;
  picture: Buffer | undefined;
  findings: { rule: ProofRule; messages: string[] }[];
  /** What its code leaves running, in words. */
  left: string[];
}

/** Opens a screen from one of the shell's own, looks at everything, and leaves it again. @throws PageLost */
export async function visitScreen(page: Page, path: string, withPicture: boolean): Promise<Visit> {
  const before = await ask<string[]>(page, 'begin()');
  const shownMs = await openScreen(page, path);
  const onScreen = await ask<string[]>(page, 'frameWithAndWithout()');
  const picture = withPicture ? await takePicture(page) : undefined;
  const replacedNow = await ask<string[]>(page, 'replaced()');
  const script = await axe;
  const violations = await auditPage((expression) => askApart(page, expression, script), 'main');
  await leaveScreen(page);
  const after = await ask<string[]>(page, 'frameAfter()');
  const replaced = await ask<string[]>(page, 'replaced()');
  const findings: Visit['findings'] = [
    {
      rule: 'frame',
      messages: [
        ...before.map((text) => `Before its screen is opened, ${text}.`),
        ...onScreen.map((text) => `On the screen, ${text}.`),
        ...after.map((text) => `After it was left, ${text}.`),
      ],
    },
    {
      rule: 'leaves',
      messages: [
        ...replaced.map((name) => `It changes ${name} and leaves it so.`),
        ...replacedNow.filter((name) => !replaced.includes(name)).map((name) => `On the screen, it changes ${name}.`),
      ],
    },
    { rule: 'accessibility', messages: violations.map(inWords) },
  ];
  return { shownMs, picture, findings, left: await leftBy(page) };
}

const axe = readFile(axeScript, 'utf8');

/** What code that is not the shell's has left running by now. @throws PageLost */
export async function leftBy(page: Page): Promise<string[]> {
  const listeners = (await listenersOf(page)).filter(({ url, words }) => !OF_SHELL.test(url) && !OF_REACT.test(words));
  return [...listeners.map(({ words }) => words), ...(await ask<string[]>(page, 'timers()'))];
}

/** Timeouts that go on by themselves after every screen was left. */
export const goingOn = (page: Page): Promise<string[]> => ask<string[]>(page, 'goingOn()');

const OF_SHELL = /^https?:\/\/[^/]+\/shell\//;
/** Each copy of React listens once to each document, for good. */
const OF_REACT = /^selectionchange on document\b/;

export const takePicture = (page: Page): Promise<Buffer> => inTime(page.screenshot({ type: 'jpeg', quality: 60 }));

export async function openScreen(page: Page, path: string): Promise<number | undefined> {
  await ask(page, `go(${JSON.stringify(path)})`);
  return (await ask<number | null>(page, REST)) ?? undefined;
}

export async function leaveScreen(page: Page): Promise<void> {
  await openScreen(page, NEUTRAL);
}

const inWords = ({ rule, help, places }: Violation): string => `${rule}: ${help} (${places.slice(0, 3).join(', ')})`;
