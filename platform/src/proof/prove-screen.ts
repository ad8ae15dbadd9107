import type { ProofFinding, ProofRule } from '@stoa/shared/contract/proofs.ts';
import type { Page } from 'playwright';
import { BUDGET_MS, NEUTRAL, REST, type ProverPage } from './open-prover-page.ts';
import type { PlannedScreen } from './planned-screens.ts';

/** Of one kind on one screen; more say nothing new. */
const MOST_FINDINGS = 5;

export interface ProvenOnce {
  findings: Pick<ProofFinding, 'rule' | 'message'>[];
  shownMs: number;
  picture: Buffer | undefined;
}

export interface ScreenOptions {
  /** Is left and opened a second time: what stays each time is told from what is kept once. */
  again: boolean;
  withPicture: boolean;
  /** Globals by which the version may be known to the page. */
  ownGlobals: readonly string[];
}

/** Opens one screen from a screen of the shell's, looks at everything, and leaves it again. */
export async function proveScreen(
  { page, noticed }: ProverPage,
  { path }: PlannedScreen,
  { again, withPicture, ownGlobals }: ScreenOptions,
): Promise<ProvenOnce> {
  const findings: ProvenOnce['findings'] = [];
  const find = (rule: ProofRule, messages: readonly string[]) =>
    findings.push(
      ...[...new Set(messages)].slice(0, MOST_FINDINGS).map((message) => ({ rule, message: short(message) })),
    );
  const hear = () => {
    const heard = noticed();
    for (const rule of ['mounts', 'errors', 'calls'] as const) {
      find(
        rule,
        heard.filter((one) => one.rule === rule).map(({ message }) => message),
      );
    }
  };

  noticed();
  const globals = new Set(await ask<string[]>(page, 'globals()'));
  await ask(page, 'begin()');
  const shownMs = await open(page, path);
  find('mounts', shownMs === undefined ? [`${path} is not drawn within ${BUDGET_MS / 1000} seconds.`] : []);
  find(
    'frame',
    (await ask<string[]>(page, 'frameWithAndWithout()')).map((text) => `On the screen, ${text}.`),
  );
  const picture = withPicture ? await takePicture(page) : undefined;
  find('accessibility', await audit(page));
  await leave(page);
  find(
    'frame',
    (await ask<string[]>(page, 'frameAfter()')).map((text) => `After it was left, ${text}.`),
  );
  if (again && shownMs !== undefined) {
    const once = await ask<string[]>(page, 'left()');
    const secondMs = await open(page, path);
    find('mounts', secondMs === undefined ? [`${path} is not drawn when it is opened again.`] : []);
    await leave(page);
    find('leaves', grown(once, await ask<string[]>(page, 'left()')));
  }
  const fresh = (await ask<string[]>(page, 'globals()')).filter((name) => !globals.has(name));
  find(
    'leaves',
    fresh.filter((name) => !isOwn(name, ownGlobals)).map((name) => `It leaves ${name} on window.`),
  );
  hear();
  return { findings, shownMs: shownMs ?? BUDGET_MS, picture };
}

/** Only how it looks, whatever else may be wrong with it. */
export async function lookAtScreen({ page }: ProverPage, { path }: PlannedScreen): Promise<Buffer> {
  await open(page, path);
  return takePicture(page);
}

const takePicture = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 60 });

const ask = <T>(page: Page, what: string): Promise<T> => page.evaluate<T>(`stoaProbe.${what}`);

/** Milliseconds until the screen stands; undefined when it does not come to rest in time. */
async function open(page: Page, path: string): Promise<number | undefined> {
  await ask(page, `go(${JSON.stringify(path)})`);
  return (await ask<number | null>(page, REST)) ?? undefined;
}

async function leave(page: Page): Promise<void> {
  await ask(page, `go(${JSON.stringify(NEUTRAL)})`);
  await ask(page, REST);
}

interface AxeResults {
  violations: { id: string; impact: string | null; help: string; nodes: { target: unknown[] }[] }[];
}

async function audit(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run('main', { resultTypes: ['violations'], rules: { region: { enabled: false } } })`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help} (${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(', ')})`,
    );
}

/** What there is more of after the second visit than after the first. */
function grown(once: readonly string[], twice: readonly string[]): string[] {
  const before = [...once];
  const more = twice.filter((words) => {
    const index = before.indexOf(words);
    if (index >= 0) before.splice(index, 1);
    return index < 0;
  });
  return [...new Set(more)].map((words) => `Each visit leaves running: ${words}.`);
}

/**
 * The container's own name; a build's list of chunks, which carries its name and version; and where zod keeps what all
 * its copies in a page share.
 */
const isOwn = (name: string, own: readonly string[]): boolean =>
  own.includes(name) || /^(webpackChunk|__zod_global)/.test(name);

const short = (message: string): string => (message.length > 600 ? `${message.slice(0, 599)}…` : message);
