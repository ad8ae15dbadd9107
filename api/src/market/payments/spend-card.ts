import type { Context } from '../../kernel/context.ts';
import { spend } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/**
 * Whoever has stolen a list of card numbers tries them out where trying costs nothing. A code of its own: nothing was begun, and
 * asking again does not help. Not inside a transaction.
 */
export async function spendCard({ limits }: Pick<Context, 'limits'>, { user }: Viewer): Promise<void> {
  try {
    await spend(limits.triedCards, user.id);
  } catch (error) {
    if (!(error instanceof Problem) || error.retryAfter === undefined) throw error;
    const { retryAfter } = error;
    throw new Problem('too_many_cards', 'Too many cards were tried. Pay with one that is kept, or wait.', {
      retryAfter,
    });
  }
}
