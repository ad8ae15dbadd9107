import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { useBuilder, useFieldConflicts, useRefusedFields, type FieldConflict } from './builder-context.tsx';
import type { SaveTarget } from './patches.ts';

/** For a field in which the server changes more than spaces: it gives its own ids to what is new. */
export interface FieldTranslation {
  isSame(mine: unknown, theirs: unknown): boolean;
  toServer(value: unknown): unknown;
  /** What the server made of what was sent. */
  learn(sent: unknown, theirs: unknown): void;
}

export interface AutosaveForm<V extends FieldValues> {
  form: UseFormReturn<V>;
  conflicts: readonly FieldConflict[];
  settle(conflict: FieldConflict, choice: 'mine' | 'theirs'): void;
}

const noTranslations: Record<string, FieldTranslation> = {};
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form whose every valid edit is saved as it is made. What the server says later flows back into fields that were
 * not edited meanwhile; where both changed, the author chooses.
 */
export function useAutosaveForm<V extends FieldValues>(
  target: SaveTarget,
  schema: z.ZodObject,
  values: V,
  translations: Record<string, FieldTranslation> = noTranslations,
): AutosaveForm<V> {
  const { saver } = useBuilder();
  const refused = useRefusedFields(target);
  const [start] = useState(() => ({ ...values, ...saver.unsaved(target) }));
  const form = useForm<V>({
    defaultValues: start as DefaultValues<V>,
    resolver: zodResolver(schema) as never,
    mode: 'onChange',
    delayError: 400,
  });
  const base = useRef(values);
  const isMerging = useRef(false);
  const conflicts = useFieldConflicts(target);

  useEffect(() => {
    const onChange = ({ values: now, name }: { values: FieldValues; name?: string }) => {
      if (!name || isMerging.current) return;
      const field = name.split('.')[0]!;
      const checked = (schema.shape[field] as z.ZodType).safeParse(now[field]);
      const translation = translations[field];
      if (checked.success) saver.change(target, field, translation ? translation.toServer(checked.data) : checked.data);
      else saver.hold(target, field, now[field]);
    };
    return form.subscribe({ formState: { values: true }, callback: onChange });
  }, [form, saver, schema, target, translations]);

  useEffect(() => {
    for (const [field, theirs] of Object.entries(values)) {
      const before = base.current[field] as unknown;
      if (same(theirs, before)) continue;
      const isSame = translations[field]?.isSame ?? same;
      const mine = form.getValues(field as Path<V>) as unknown;
      const sent = saver.lastSent(target, field);
      const isOwn = isSame(sent, theirs);
      if (isOwn) translations[field]?.learn(sent, theirs);
      if (isSame(mine, theirs)) continue;
      if (same(mine, before)) {
        isMerging.current = true;
        form.setValue(field as Path<V>, theirs as PathValue<V, Path<V>>);
        isMerging.current = false;
      } else if (!isOwn) {
        saver.meet(target, field, theirs);
      }
    }
    base.current = values;
  }, [values, form, saver, target, translations]);

  useEffect(() => {
    for (const [field, message] of Object.entries(refused))
      form.setError(field as Path<V>, { type: 'server', message });
  }, [refused, form]);

  function settle({ field, theirs }: FieldConflict, choice: 'mine' | 'theirs'): void {
    saver.settle(target, field);
    const value = choice === 'theirs' ? theirs : form.getValues(field as Path<V>);
    form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldValidate: true });
  }

  return { form, conflicts, settle };
}
