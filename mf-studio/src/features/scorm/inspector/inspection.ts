import type { FromFrame, ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormSco } from '@stoa/shared/contract/learning/scorm.ts';

/** What a package has done so far: as its calls tell it, as the site kept it, and what was kept from it. */
export interface Inspection {
  /** Each element as it was last set. */
  values: ReadonlyMap<string, string>;
  /** Calls that failed. */
  failed: number;
  hasBegun: boolean;
  hasEnded: boolean;
  /** What the site makes of each SCO, by its item. */
  scos: ReadonlyMap<string, ScormSco>;
  /** Addresses elsewhere from which it wanted to load something. */
  blocked: ReadonlySet<string>;
}

export const nothingFound: Inspection = {
  values: new Map(),
  failed: 0,
  hasBegun: false,
  hasEnded: false,
  scos: new Map(),
  blocked: new Set(),
};

/** In 2004, what was not set yet is read with this code: packages look so for what they kept. */
const NOT_SET_YET = '403';

const isOk = ({ error }: ScormCall): boolean => error.code === '0';
/** Whether its maker should look at it. */
export const isFault = (call: ScormCall): boolean =>
  !isOk(call) && !(call.error.code === NOT_SET_YET && plainName(call.name) === 'GetValue');
/** 1.2 puts `LMS` before the names and calls the end Finish. */
const plainName = (name: string): string => name.replace(/^LMS/, '').replace(/^Finish$/, 'Terminate');

/** What was found so far, with what a message of the frame adds to it: the list of calls may be cleared meanwhile. */
export function inspectMore(found: Inspection, message: FromFrame): Inspection {
  switch (message.type) {
    case 'call':
      return withCall(found, message.call);
    case 'kept':
      return {
        ...found,
        scos: new Map([...found.scos, ...message.attempt.scos.map((sco) => [sco.identifier, sco] as const)]),
      };
    case 'blocked':
      return withBlocked(found, message.address);
    default:
      return found;
  }
}

function withCall(found: Inspection, call: ScormCall): Inspection {
  const name = plainName(call.name);
  const isDone = isOk(call) && call.result === 'true';
  const [element = '', value = ''] = call.args;
  return {
    ...found,
    failed: found.failed + Number(isFault(call) && !name.startsWith('GetLast')),
    hasBegun: found.hasBegun || (isDone && name === 'Initialize'),
    hasEnded: found.hasEnded || (isDone && name === 'Terminate'),
    values: isDone && name === 'SetValue' ? new Map([...found.values, [element, value]]) : found.values,
  };
}

/** Of a package that tries without end. */
const MOST_BLOCKED = 20;

/** Only what is on another site: the rest its own pages may do. */
function withBlocked(found: Inspection, address: string): Inspection {
  if (!/^https?:/.test(address) || found.blocked.size >= MOST_BLOCKED) return found;
  const { origin, pathname } = new URL(address);
  return { ...found, blocked: new Set([...found.blocked, origin + pathname]) };
}

export const suspendDataOf = ({ values }: Inspection): number => values.get('cmi.suspend_data')?.length ?? 0;

export const interactionsOf = ({ values }: Inspection): number =>
  new Set([...values.keys()].flatMap((element) => /^cmi\.interactions\.(\d+)\./.exec(element)?.[1] ?? [])).size;

/** Of `cmi.suspend_data`, characters, as this site keeps it in both. */
export const MOST_SUSPEND_DATA = 64_000;

export type Finding =
  | { kind: 'silent' | 'never_done' | 'never_ended' | 'done' | 'no_score' }
  | { kind: 'partly_done' | 'failed' | 'much_suspend_data'; count: number }
  | { kind: 'blocked'; addresses: string };

const isDone = ({ completion, success }: ScormSco): boolean => completion === 'completed' || success === 'passed';

/** What its maker should know before anybody learns with it, the gravest first; `scos`: how many the package has. */
export function findingsOf(found: Inspection, scos: number): Finding[] {
  const blocked: Finding[] =
    found.blocked.size > 0 ? [{ kind: 'blocked', addresses: [...found.blocked].join(', ') }] : [];
  if (!found.hasBegun) return [{ kind: 'silent' }, ...blocked];
  const kept = [...found.scos.values()];
  const done = kept.filter(isDone).length;
  const suspendData = suspendDataOf(found);
  const findings: (Finding | false)[] = [
    done === 0 && { kind: 'never_done' },
    done > 0 && done < scos && { kind: 'partly_done', count: scos - done },
    found.failed > 0 && { kind: 'failed', count: found.failed },
    ...blocked,
    !found.hasEnded && { kind: 'never_ended' },
    suspendData > 0.8 * MOST_SUSPEND_DATA && { kind: 'much_suspend_data', count: suspendData },
    !kept.some(({ score }) => score !== null) && { kind: 'no_score' },
    done > 0 && done >= scos && { kind: 'done' },
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
