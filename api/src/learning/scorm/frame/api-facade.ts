import type { ScormVersion } from '@stoa/shared/contract/teaching/scorm-words.ts';
import type { ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import { callsOf, type RunTimeApi } from './run-time.ts';

type Call = (...args: unknown[]) => unknown;
export type Facade = Record<string, (...args: unknown[]) => string>;

interface Heard {
  /** Whose SCO calls; undefined: nothing runs. */
  api: () => RunTimeApi | undefined;
  /** After a call of the package; asking what was wrong costs more calls. */
  onCall: (call: Omit<ScormCall, 'at_ms' | 'sco' | 'error'>, errorOf: () => ScormCall['error']) => void;
}

/** The same object for all SCOs of a package, with the run-time of the present one behind. */
export function makeFacade(version: ScormVersion, { api, onCall }: Heard): Facade {
  const prefix = version === '1.2' ? 'LMS' : '';
  const ask = (running: RunTimeApi, name: string, ...args: unknown[]): string =>
    String((running as unknown as Record<string, Call>)[name]!(...args));
  const errorOf = (running: RunTimeApi): ScormCall['error'] => {
    const code = ask(running, `${prefix}GetLastError`);
    return {
      code,
      text: ask(running, `${prefix}GetErrorString`, code),
      diagnostic: ask(running, `${prefix}GetDiagnostic`, code),
    };
  };
  const answer = (name: string, args: unknown[]): string => {
    const running = api();
    if (running === undefined) return name.endsWith('GetLastError') ? GENERAL_ERROR : 'false';
    const result = ask(running, name, ...args);
    onCall({ name, args: args.map(String), result }, () => errorOf(running));
    return result;
  };
  return Object.fromEntries(callsOf(version).map((name) => [name, (...args: unknown[]) => answer(name, args)]));
}

const GENERAL_ERROR = '101';
