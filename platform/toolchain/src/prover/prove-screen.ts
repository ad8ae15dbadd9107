import type { ProofFinding, ProofRule } from '@stoa/shared/platform-contract/proofs.ts';
import { ask } from './ask-page.ts';
import { BUDGET_MS, type ProverPage, type Scheme } from './open-prover-page.ts';
import { foreignGlobals } from './own-globals.ts';
import type { PlannedScreen } from './planned-screens.ts';
import { goingOn, leaveScreen, leftBy, openScreen, visitScreen, type Visit } from './visit-screen.ts';

/** Of one kind on one visit; more say nothing new. */
const MOST_FINDINGS = 5;

export interface ProvenOnce {
  findings: Pick<ProofFinding, 'rule' | 'message' | 'scheme'>[];
  looks: { scheme: Scheme; shownMs: number; picture: Buffer | undefined }[];
}

export interface ScreenOptions {
  /** One visit in each: what stays each time is told from what is kept once. */
  schemes: readonly Scheme[];
  withPictures: boolean;
  /** Globals by which the version may be known to the page. */
  ownGlobals: readonly string[];
}

/** Visits one screen in each scheme. @throws PageLost */
export async function proveScreen(
  prover: ProverPage,
  { path }: PlannedScreen,
  { schemes, withPictures, ownGlobals }: ScreenOptions,
): Promise<ProvenOnce> {
  const { page } = prover;
  const proven: ProvenOnce = { findings: [], looks: [] };
  const globals = new Set(await ask<string[]>(page, 'globals()'));
  await ask(page, 'takeDownNatives()');
  const leftBefore = await leftBy(page);
  let before: Visit | undefined;
  let last: Scheme = 'light';
  for (const scheme of schemes) {
    const find = finder(proven, scheme);
    prover.noticed();
    await prover.setScheme(scheme);
    const visit = await visitScreen(page, path, withPictures);
    find('mounts', visit.shownMs === undefined ? [notDrawn(path, before)] : []);
    for (const { rule, messages } of visit.findings) find(rule, messages);
    if (before?.shownMs !== undefined && visit.shownMs !== undefined) {
      const grown = more(before.left, visit.left);
      if (grown.length > 0) find(...(await growsAgain(prover, path, visit)));
    }
    hear(prover, find);
    proven.looks.push({ scheme, shownMs: visit.shownMs ?? BUDGET_MS, picture: visit.picture });
    before = visit;
    last = scheme;
  }
  const fresh = (await ask<string[]>(page, 'globals()')).filter((name) => !globals.has(name));
  finder(proven, last)(
    'leaves',
    foreignGlobals(fresh, ownGlobals).map((name) => `It leaves ${name} on window.`),
  );
  const left = (await staying(page, leftBefore)).filter(
    (words) => !proven.findings.some((one) => one.message.includes(words)),
  );
  finder(proven, last)(
    'leaves',
    left.map((words) => `It leaves running: ${words}.`),
  );
  return proven;
}

/** What has come since and does not end by itself: a timeout does, unless it starts the next one. */
async function staying(page: ProverPage['page'], before: readonly string[]): Promise<string[]> {
  const now = more(before, await leftBy(page));
  return [...now.filter((words) => !words.startsWith('timeout ')), ...(await goingOn(page))];
}

type Find = (rule: ProofRule, messages: readonly string[]) => void;

const finder =
  ({ findings }: ProvenOnce, scheme: Scheme): Find =>
  (rule, messages) => {
    const told = [...new Set(messages)].slice(0, MOST_FINDINGS);
    findings.push(...told.map((message) => ({ rule, scheme, message: short(message) })));
  };

/** What the page did by itself while it was looked at. */
function hear({ noticed }: ProverPage, find: Find): void {
  const heard = noticed();
  for (const rule of ['mounts', 'errors', 'calls'] as const) {
    find(
      rule,
      heard.filter((one) => one.rule === rule).map(({ message }) => message),
    );
  }
}

const notDrawn = (path: string, before: Visit | undefined): string =>
  before?.shownMs === undefined
    ? `${path} is not drawn within ${BUDGET_MS / 1000} seconds.`
    : `${path} is not drawn when it is opened again.`;

/** What becomes more with one more visit in the same scheme: code may keep something for each scheme. */
async function growsAgain({ page }: ProverPage, path: string, before: Visit): Promise<[ProofRule, string[]]> {
  const shownMs = await openScreen(page, path);
  await leaveScreen(page);
  // What was not drawn had nothing to leave: that proves nothing good.
  if (shownMs === undefined) return ['mounts', [notDrawn(path, before)]];
  return ['leaves', more(before.left, await leftBy(page)).map((words) => `Each visit leaves running: ${words}.`)];
}

/** What there is more of now than before. */
function more(before: readonly string[], now: readonly string[]): string[] {
  const known = [...before];
  return now.filter((words) => {
    const index = known.indexOf(words);
    if (index >= 0) known.splice(index, 1);
    return index < 0;
  });
}

const short = (message: string): string => (message.length > 600 ? `${message.slice(0, 599)}…` : message);
