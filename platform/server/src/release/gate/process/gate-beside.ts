import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { refuse } from '../../../registry/refusal.ts';
import type { Gate, GateTask } from '../gate-task.ts';
import { CheckingProcess, type ProcessSettings } from './checking-process.ts';
import { ProcessDied } from './process-died.ts';

export interface GateBeside {
  gate: Gate;
  /** Ends all processes at once; whoever waits is told to publish again. */
  close(): void;
}

interface Waiting {
  name: string;
  begin(process: CheckingProcess): void;
  giveUp(): void;
}

/** Processes that have had nothing to do for so long give their memory back. */
const REST_MS = 30_000;
const MOST = 2;
/** Of one remote. */
const MOST_WAITING = 6;
/** The largest builds, of some megabytes of scripts, take fifteen on a machine that is busy with other things. */
const DEADLINE_S = 60;
/** Three scripts as large as one may be take 420. */
const MOST_MB = 600;

/** `STOA_GATE_SECONDS`, for slow machines. */
export function limitsIn(env: Record<string, string | undefined>): Partial<ProcessSettings> {
  const seconds = Number(env['STOA_GATE_SECONDS']);
  return seconds > 0 ? { deadlineMs: seconds * 1000 } : {};
}

/**
 * The gate in processes beside this one, with a deadline and a memory of their own: a file that is slow to read holds up
 * its own publication and no page. One version of a remote at a time, so that whoever sends many, or bad ones, keeps no
 * other team waiting.
 */
export function createGateBeside(given: Partial<ProcessSettings> & { restMs?: number } = {}): GateBeside {
  const { restMs = REST_MS, ...rest } = given;
  const settings: ProcessSettings = { deadlineMs: DEADLINE_S * 1000, mostMb: MOST_MB, ...rest };
  const busy = new Map<string, CheckingProcess>();
  const idle: { process: CheckingProcess; timer: NodeJS.Timeout }[] = [];
  let waiting: Waiting[] = [];
  let isClosed = false;

  const wake = (): CheckingProcess => {
    for (let rested = idle.pop(); rested; rested = idle.pop()) {
      clearTimeout(rested.timer);
      if (rested.process.isAlive) return rested.process;
    }
    return new CheckingProcess(settings);
  };
  const callNext = () => {
    if (isClosed || busy.size >= MOST) return;
    const next = waiting.find(({ name }) => !busy.has(name));
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
    const process = wake();
    busy.set(next.name, process);
    next.begin(process);
  };
  const leave = (name: string, process: CheckingProcess) => {
    busy.delete(name);
    if (isClosed) process.end();
    else if (process.isAlive) idle.push({ process, timer: setTimeout(() => process.end(), restMs).unref() });
    callNext();
  };
  const turn = (name: string): Promise<CheckingProcess> =>
    new Promise((begin, reject) => {
      if (isClosed) return reject(closing());
      if (waiting.filter((one) => one.name === name).length >= MOST_WAITING) return reject(tooMany(name));
      waiting.push({ name, begin, giveUp: () => reject(closing()) });
      callNext();
    });
  return {
    gate: async (task, readText) => {
      const { name } = task.descriptor;
      const process = await turn(name);
      try {
        return await process.check(task, readText);
      } catch (error) {
        if (!(error instanceof ProcessDied)) throw error;
        if (error.reason === 'closing') throw closing();
        return { refusals: [refusalOf(error, task, settings)], checks: [] };
      } finally {
        leave(name, process);
      }
    },
    close: () => {
      isClosed = true;
      for (const { process, timer } of idle.splice(0)) {
        clearTimeout(timer);
        process.end();
      }
      for (const process of busy.values()) process.end();
      for (const { giveUp } of waiting.splice(0)) giveUp();
    },
  };
}

const tooMany = (name: string) =>
  refuse('unavailable', `Too many versions of ${name} wait to be checked. Publish again in a minute.`, name);
const closing = () => refuse('unavailable', 'This gateway is closing. Publish again in a moment.');

function refusalOf(
  { reason, integrity }: ProcessDied,
  { descriptor, files }: GateTask,
  given: ProcessSettings,
): Refusal {
  const { name, version } = descriptor;
  const file = files.find((one) => one.integrity === integrity)?.path;
  const what = {
    late: `took longer than ${given.deadlineMs / 1000} s to check`,
    memory: `took more than ${given.mostMb} MB to check`,
    crash: 'could not be checked to the end',
    closing: 'was not checked',
  }[reason];
  return {
    code: 'artefact_invalid',
    name,
    ...(file !== undefined && { file }),
    message: `${name}@${version} ${what}${file === undefined ? '' : `; ${file} was read last`}.`,
    remedy: 'What a build writes is read within seconds. Build it anew, and let the build split its largest files.',
  };
}
