import { findWorkStanding } from '../../../kernel/work/find-work-standing.ts';
import { type Check, count, judge, seconds } from './check.ts';

/** Each process looks every few seconds: what is due for longer is taken up by nobody. */
const LATE_S = 5 * 60;
const FAILING_S = 60 * 60;

export const workCheck: Check = async ({ db }) => {
  const { waiting, late_s, given_up } = await findWorkStanding(db);
  return judge(
    [
      [(late_s ?? 0) > FAILING_S, 'failing', 'work_late'],
      [(late_s ?? 0) > LATE_S, 'attention', 'work_late'],
      [given_up > 0, 'attention', 'work_given_up'],
    ],
    [
      count('waiting', waiting),
      seconds('oldest_waiting', late_s === null ? null : Math.round(late_s)),
      count('given_up', given_up),
    ],
  );
};
