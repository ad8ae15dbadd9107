import type { Context } from '../../kernel/context.ts';
import { giveBackOfNetwork, spend, spendOfNetwork } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { unknownCoupon } from './coupon-refusal.ts';

interface Guess {
  viewer: Viewer | undefined;
  address: string;
  /** Undefined: none was given, and nothing is counted. */
  code: string | undefined;
}

/**
 * Asks something that tells whether a code exists. It is spent before the code is looked at, so that parallel guesses cannot
 * slip past the counts, and given back unless no coupon has it.
 */
export async function countGuess<T>({ limits }: Context, guess: Guess, ask: () => Promise<T>): Promise<T> {
  const { viewer, address, code } = guess;
  if (code === undefined) return ask();
  const { couponGuesses, networkCouponGuesses } = limits;
  await (viewer ? spend(couponGuesses, viewer.user.id) : spendOfNetwork(networkCouponGuesses, address));
  const answer = ask();
  const isWrong = await answer.then(
    () => false,
    (error: unknown) => isUnknown(error, code),
  );
  if (!isWrong) {
    await (viewer ? couponGuesses.reward(viewer.user.id) : giveBackOfNetwork(networkCouponGuesses, address));
  }
  return answer;
}

const isUnknown = (error: unknown, code: string): boolean =>
  error instanceof Problem && error.errors?.['coupon']?.[0] === unknownCoupon(code);
