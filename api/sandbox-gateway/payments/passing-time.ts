import type { Book } from '../book/book.ts';
import type { Change, PaymentRow } from '../book/rows.ts';
import type { PassingTime } from '../kernel/sandbox.ts';
import { changeOf } from './payments.ts';
import { dueAt, stepInTime } from './steps.ts';

/** Longest wait of a timer. */
const MOST_MS = 2 ** 31 - 1;

/** Slow cards answer, challenges run out and payments settle, each at its time by the sandbox's clock. */
export function watchTime(book: Book): PassingTime {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const waiting = new Set<() => void>();

  const catchUp = async (): Promise<void> => {
    for (const id of dueIds(book))
      await book.change((state, now) => ({ change: inTime(state.payments.get(id), now), result: undefined }));
  };
  const wakeAtNext = (): void => {
    clearTimeout(timer);
    const next = nextDue(book);
    if (isStopped || next === Infinity) return;
    timer = setTimeout(() => void catchUp().then(wakeAtNext), Math.min(Math.max(next - book.now(), 0), MOST_MS));
  };
  const look = (): void => {
    const woken = [...waiting];
    waiting.clear();
    for (const wake of woken) wake();
    wakeAtNext();
  };
  book.onChange(look);
  wakeAtNext();

  return {
    catchUp,
    async answered(id) {
      while (!isStopped && book.state.payments.get(id)?.status === 'processing') {
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
    stop() {
      isStopped = true;
      look();
    },
  };
}

function nextDue(book: Book): number {
  let next = Infinity;
  for (const payment of book.state.payments.values()) next = Math.min(next, dueAt(payment) ?? Infinity);
  return next;
}

const dueIds = (book: Book): string[] =>
  [...book.state.payments.values()].filter((one) => (dueAt(one) ?? Infinity) <= book.now()).map(({ id }) => id);

function inTime(payment: PaymentRow | undefined, now: number): Change {
  const step = payment && stepInTime(payment, now);
  return step ? changeOf(step) : {};
}
