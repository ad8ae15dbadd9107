/** What a process of a test loads with `--import`: the time of day is wrong there, and timers run as ever. */
const Right = Date;
const now = (): number => Right.now() + Number(process.env['STOA_E2E_CLOCK_MINUTES']) * 60_000;

globalThis.Date = new Proxy(Right, {
  construct: (target, given: [], newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget) as Date,
  apply: () => new Right(now()).toString(),
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});
