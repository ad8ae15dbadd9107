import type { ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';

/** What a package has done so far, as its calls tell it. */
export interface Inspection {
  /** Each element as it was last set. */
  values: ReadonlyMap<string, string>;
  failed: readonly ScormCall[];
  hasBegun: boolean;
  hasEnded: boolean;
  /** It has said that it is done. */
  isDone: boolean;
  /** Characters. */
  suspendData: number;
  interactions: number;
}

/** In 2004, what was not set yet is read with this code: packages look so for what they kept. */
const NOT_SET_YET = '403';

const isOk = ({ error }: ScormCall): boolean => error.code === '0';
/** Whether its maker should look at it. */
export const isFault = (call: ScormCall): boolean =>
  !isOk(call) && !(call.error.code === NOT_SET_YET && plainName(call.name) === 'GetValue');
/** 1.2 puts `LMS` before the names and calls the end Finish. */
const plainName = (name: string): string => name.replace(/^LMS/, '').replace(/^Finish$/, 'Terminate');

export function inspect(calls: readonly ScormCall[]): Inspection {
  const done = calls.filter(isOk);
  const did = (name: string) => done.some((call) => plainName(call.name) === name && call.result === 'true');
  const values = new Map(
    done
      .filter(({ name, result }) => plainName(name) === 'SetValue' && result === 'true')
      .map(({ args: [element = '', value = ''] }) => [element, value]),
  );
  return {
    values,
    failed: calls.filter((call) => isFault(call) && !plainName(call.name).startsWith('GetLast')),
    hasBegun: did('Initialize'),
    hasEnded: did('Terminate'),
    isDone: [...values].some(([element, value]) => isDone(element, value)),
    suspendData: values.get('cmi.suspend_data')?.length ?? 0,
    interactions: new Set(
      [...values.keys()].flatMap((element) => /^cmi\.interactions\.(\d+)\./.exec(element)?.[1] ?? []),
    ).size,
  };
}

function isDone(element: string, value: string): boolean {
  if (element === 'cmi.core.lesson_status') return value === 'passed' || value === 'completed';
  return (
    (element === 'cmi.completion_status' && value === 'completed') ||
    (element === 'cmi.success_status' && value === 'passed')
  );
}

/** Of `cmi.suspend_data`, characters, as this site keeps it in both. */
export const MOST_SUSPEND_DATA = 64_000;

export type Finding =
  | { kind: 'silent' | 'never_done' | 'never_ended' | 'done' | 'no_score' }
  | { kind: 'failed'; count: number }
  | { kind: 'much_suspend_data'; count: number };

/** What its maker should know before anybody learns with it, the gravest first. */
export function findingsOf(found: Inspection, version: ScormVersion): Finding[] {
  if (!found.hasBegun) return [{ kind: 'silent' }];
  const hasScore = found.values.has(version === '1.2' ? 'cmi.core.score.raw' : 'cmi.score.scaled');
  const findings: (Finding | false)[] = [
    !found.isDone && { kind: 'never_done' },
    found.failed.length > 0 && { kind: 'failed', count: found.failed.length },
    !found.hasEnded && { kind: 'never_ended' },
    found.suspendData > 0.8 * MOST_SUSPEND_DATA && { kind: 'much_suspend_data', count: found.suspendData },
    !hasScore && { kind: 'no_score' },
    found.isDone && { kind: 'done' },
  ];
  return findings.filter((finding) => finding !== false);
}

export type CallFilter = 'all' | 'errors' | 'set';

/** Those that are asked for; the text is looked for in all that a call says. */
export const filterCalls = (calls: readonly ScormCall[], filter: CallFilter, text: string): ScormCall[] =>
  calls.filter(
    (call) =>
      (filter === 'all' || (filter === 'errors' ? isFault(call) : plainName(call.name) === 'SetValue')) &&
      [call.name, ...call.args, call.result, call.error.text].some((part) =>
        part.toLowerCase().includes(text.trim().toLowerCase()),
      ),
  );

/** As it is pasted into a mail to whoever made the package. */
export const callsAsText = (calls: readonly ScormCall[]): string =>
  calls
    .map(({ at_ms, sco, name, args, result, error }) =>
      [
        `${(at_ms / 1000).toFixed(1)} s`,
        sco,
        `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')}) → ${JSON.stringify(result)}`,
        error.code === '0' ? '' : `error ${error.code}: ${error.text} ${error.diagnostic}`.trim(),
      ]
        .filter(Boolean)
        .join('  '),
    )
    .join('\n');
