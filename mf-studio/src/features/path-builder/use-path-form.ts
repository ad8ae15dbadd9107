import { useMemo } from 'react';
import type { RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';
import { usePathBuilding } from './path-builder-context.tsx';
import { pathRules } from './path-rules.ts';
import type { PathField } from './path-sections.ts';
import { pathValues, type PathValues } from './path-values.ts';

/** The part of the path that one section edits. `fields` must be the same array at every call. */
export function usePathForm<F extends PathField>(fields: readonly F[], waits?: RuleText) {
  const { path } = usePathBuilding();
  const schema = useMemo(
    () => pathRules.pick(Object.fromEntries(fields.map((field) => [field, true])) as Record<PathField, true>),
    [fields],
  );
  const values = useMemo(() => {
    const all = pathValues(path);
    return Object.fromEntries(fields.map((field) => [field, all[field]])) as Pick<PathValues, F>;
  }, [path, fields]);
  return useAutosaveForm<Pick<PathValues, F>>('path', schema, values, waits);
}
