import type { Context } from '../../kernel/context.ts';
import { spend } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Whoever has stolen a list of card numbers tries them out where trying costs nothing. Not inside a transaction. */
export async function spendCard({ limits }: Pick<Context, 'limits'>, { user }: Viewer): Promise<void> {
  try {
    await spend(limits.triedCards, user.id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem('rate_limited', 'Too many cards were tried. Wait until then, or pay with a card that is kept.', {
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      cause: error,
    });
  }
}
