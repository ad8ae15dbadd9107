import type { ProofRule } from '@stoa/shared/platform-contract/proofs.ts';
import type { Page } from 'playwright';
import { auditPage, type Violation } from '../browser/audit-page.ts';
import { ask, inTime } from './ask-page.ts';
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
  await ask(page, 'begin()');
  const shownMs = await openScreen(page, path);
  const onScreen = await ask<string[]>(page, 'frameWithAndWithout()');
  const picture = withPicture ? await takePicture(page) : undefined;
  const violations = await inTime(auditPage(page, 'main'));
  await leaveScreen(page);
  const after = await ask<string[]>(page, 'frameAfter()');
  const findings: Visit['findings'] = [
    {
      rule: 'frame',
      messages: [
        ...onScreen.map((text) => `On the screen, ${text}.`),
        ...after.map((text) => `After it was left, ${text}.`),
      ],
    },
    { rule: 'accessibility', messages: violations.map(inWords) },
  ];
  return { shownMs, picture, findings, left: await leftBy(page) };
}

export const leftBy = (page: Page): Promise<string[]> => ask<string[]>(page, 'left()');

export const takePicture = (page: Page): Promise<Buffer> => inTime(page.screenshot({ type: 'jpeg', quality: 60 }));

export async function openScreen(page: Page, path: string): Promise<number | undefined> {
  await ask(page, `go(${JSON.stringify(path)})`);
  return (await ask<number | null>(page, REST)) ?? undefined;
}

export async function leaveScreen(page: Page): Promise<void> {
  await openScreen(page, NEUTRAL);
}

const inWords = ({ rule, help, places }: Violation): string => `${rule}: ${help} (${places.slice(0, 3).join(', ')})`;
