import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { jest as Jest } from '@jest/globals';
import type { Config } from '@jest/types';
import { ModuleMocker } from 'jest-mock';

type Name = 'test' | 'it' | 'describe' | 'beforeAll' | 'beforeEach' | 'afterAll' | 'afterEach';
type Circus = Record<Name, (...given: unknown[]) => unknown>;

let circus: Circus | undefined;

/** The functions of the test file that is being read: each has a circus of its own, while modules are read once. */
export function setCircus(given: Circus): void {
  circus = given;
  // The circus knows an `expect` of its own, not the one of these tests: `expect.assertions` is checked here.
  given.afterEach(() => {
    const [unmet] = jestExpect.extractExpectedAssertionsErrors();
    if (unmet) throw unmet.error as Error;
  });
}

const ofThisFile = (name: Name) => {
  const found = () => {
    if (!circus) throw new Error(`${name}() outside of a test file`);
    return circus[name];
  };
  return new Proxy(() => undefined, {
    apply: (_, self, given) => Reflect.apply(found(), self, given) as unknown,
    get: (_, key) => Reflect.get(found(), key) as unknown,
  });
};

export const test = ofThisFile('test');
export const it = ofThisFile('it');
export const describe = ofThisFile('describe');
export const beforeAll = ofThisFile('beforeAll');
export const beforeEach = ofThisFile('beforeEach');
export const afterAll = ofThisFile('afterAll');
export const afterEach = ofThisFile('afterEach');
export const expect = jestExpect;

const mocker = new ModuleMocker(globalThis);
let timers: ModernFakeTimers;

/** Before a test file is read. @param config of its project */
export function begin(config: Config.ProjectConfig): void {
  timers = new ModernFakeTimers({ global: globalThis, config });
}

/** What tests of servers use of it. Modules are mocked by nobody here: see `test-runner.js`. */
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  useFakeTimers: (config?: Config.FakeTimersConfig) => timers.useFakeTimers(config),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
} satisfies Partial<Record<keyof typeof Jest, unknown>>;

/** After a test file: what it mocked, and the clock that it held. */
export function putBack(): void {
  timers.useRealTimers();
  mocker.restoreAllMocks();
}
