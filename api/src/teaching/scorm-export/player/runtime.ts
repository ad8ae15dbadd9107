import type { ScormEdition } from './facts.ts';

/** What a learning system gives its pages, under one set of names: SCORM 1.2's `API`, 2004's `API_1484_11`. */
export interface Runtime {
  version: ScormEdition;
  begin(): boolean;
  get(element: string): string;
  set(element: string, value: string): boolean;
  commit(): void;
  end(): void;
}

/** The system's object: each call takes and gives texts. */
export type Calls = Record<string, (...given: string[]) => unknown>;

/** What the system's object is called. */
export const apiNames = { '1.2': 'API', '2004': 'API_1484_11' } as const;

const editions = {
  '1.2': {
    begin: 'LMSInitialize',
    get: 'LMSGetValue',
    set: 'LMSSetValue',
    commit: 'LMSCommit',
    end: 'LMSFinish',
  },
  '2004': {
    begin: 'Initialize',
    get: 'GetValue',
    set: 'SetValue',
    commit: 'Commit',
    end: 'Terminate',
  },
} as const;

export function runtimeOf(calls: Calls, version: ScormEdition): Runtime {
  const names = editions[version];
  // As methods: some systems' calls need their `this`.
  const call = (name: string, ...given: string[]) => String(calls[name]?.(...given) ?? '');
  return {
    version,
    begin: () => call(names.begin, '') === 'true',
    get: (element) => call(names.get, element),
    set: (element, value) => call(names.set, element, value) === 'true',
    commit: () => void call(names.commit, ''),
    end: () => void call(names.end, ''),
  };
}
