import { extname } from 'node:path';
import type { Refusal } from '@stoa/shared/platform-contract/channels.ts';
import { ProcessDied } from '@stoa/shared/serving/beside/process-died.ts';
import { openProcesses } from '@stoa/shared/serving/beside/processes.ts';
import { TooManyWaiting } from '@stoa/shared/serving/beside/too-many-waiting.ts';
import { refuse } from '../../../registry/refusal.ts';
import type { Gate, GateTask } from '../gate-task.ts';
import type { GateJob } from './gate-job.ts';

export interface GateBeside {
  gate: Gate;
  /** Ends all processes at once; whoever waits is told to publish again. */
  close(): Promise<void>;
}

interface GateSettings {
  /** Of the process alone: waiting for a file from the storage does not count. */
  deadlineMs: number;
  mostMb: number;
  /** What the process runs; tests have another. */
  thread: URL;
}

const MOST = 2;
/** Of one remote. */
const MOST_WAITING = 6;
/** The largest builds, of some megabytes of scripts, take fifteen on a machine that is busy with other things. */
const DEADLINE_S = 60;
/** Three scripts as large as one may be take 420. */
const MOST_MB = 600;

const usual: GateSettings = {
  deadlineMs: DEADLINE_S * 1000,
  mostMb: MOST_MB,
  thread: new URL(`gate-thread${extname(import.meta.filename)}`, import.meta.url),
};

/** `STOA_GATE_SECONDS`, for slow machines. */
export function limitsIn(env: Record<string, string | undefined>): Partial<GateSettings> {
  const seconds = Number(env['STOA_GATE_SECONDS']);
  return seconds > 0 ? { deadlineMs: seconds * 1000 } : {};
}

/**
 * The gate in processes beside this one, with a deadline and a memory of their own: a file that is slow to read holds up
 * its own publication and no page. One version of a remote at a time, so that whoever sends many, or bad ones, keeps no
 * other team waiting.
 */
export function createGateBeside(given: Partial<GateSettings> = {}): GateBeside {
  const { deadlineMs, ...settings } = { ...usual, ...given };
  const processes = openProcesses<GateJob>({ most: MOST, mostWaiting: MOST_WAITING, ...settings });
  return {
    gate: async (task, readText) => {
      const { name } = task.descriptor;
      try {
        return await processes.turn(name, (run) => run(task, deadlineMs, readText));
      } catch (error) {
        if (error instanceof TooManyWaiting) throw tooMany(name);
        if (!(error instanceof ProcessDied)) throw error;
        if (error.reason === 'closing') throw closing();
        const took = { late: `longer than ${deadlineMs / 1000} s`, memory: `more than ${settings.mostMb} MB` };
        const what =
          error.reason === 'crash' ? 'could not be checked to the end' : `took ${took[error.reason]} to check`;
        return { refusals: [refusalOf(what, task, error.question)], checks: [] };
      }
    },
    close: processes.close,
  };
}

const tooMany = (name: string) =>
  refuse('unavailable', `Too many versions of ${name} wait to be checked. Publish again in a minute.`, name);
const closing = () => refuse('unavailable', 'This gateway is closing. Publish again in a moment.');

/** @param readLast SHA-384 of the file */
function refusalOf(what: string, { descriptor: { name, version }, files }: GateTask, readLast: unknown): Refusal {
  const file = files.find(({ integrity }) => integrity === readLast)?.path;
  return {
    code: 'artefact_invalid',
    name,
    ...(file !== undefined && { file }),
    message: `${name}@${version} ${what}${file === undefined ? '' : `; ${file} was read last`}.`,
    remedy: 'What a build writes is read within seconds. Build it anew, and let the build split its largest files.',
  };
}
