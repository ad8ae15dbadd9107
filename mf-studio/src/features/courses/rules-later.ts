import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/**
 * Rules of a form whose code comes when they are first asked: a screen of which they are the larger part opens without
 * them. Where they can't be had, what was typed goes to the API, which checks by the same rules.
 */
export function rulesLater<Values extends FieldValues>(load: () => Promise<ZodType>): Resolver<Values> {
  return async (values, context, options) => {
    try {
      const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
      return await (zodResolver(rules as never) as unknown as Resolver<Values>)(values, context, options);
    } catch {
      return { values, errors: {} };
    }
  };
}
