import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';

/** A press on the button waits no longer for the rules. */
const PATIENCE_MS = 3_000;

interface LateRules<Values extends FieldValues> {
  resolver: Resolver<Values>;
  /** Loads the rules before they are asked. */
  begin(): void;
}

/**
 * Rules of a form whose code comes when someone begins to fill it in: a screen of which they are the larger part opens
 * without them. Where they can't be had, what was typed goes to the API, which checks by the same rules.
 */
export function rulesLater<Values extends FieldValues>(load: () => Promise<ZodType>): LateRules<Values> {
  let loading: Promise<Resolver<Values> | undefined> | undefined;
  const loadOnce = () =>
    (loading ??= loadResolver<Values>(load).catch(() => {
      loading = undefined;
      return undefined;
    }));
  return {
    begin: () => void loadOnce(),
    async resolver(values, context, options) {
      const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
      const check = await Promise.race([loadOnce(), patience]);
      return check ? check(values, context, options) : { values, errors: {} };
    },
  };
}

async function loadResolver<Values extends FieldValues>(load: () => Promise<ZodType>): Promise<Resolver<Values>> {
  const [{ zodResolver }, rules] = await Promise.all([import('@hookform/resolvers/zod'), load()]);
  return zodResolver(rules as never) as unknown as Resolver<Values>;
}
