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
import type { RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { useAfterPress } from '@stoa/shared/ui/use-after-press.ts';
import type { z } from 'zod';
import type { SaveTarget } from './patches.ts';
import { isSameValue } from './same-value.ts';
import { useSaveState, useSaving } from './saving-context.tsx';
import { useMarks } from './use-marks.ts';

/**
 * A form whose every valid edit is saved as it is made. What the server says later flows back into fields that were
 * not edited meanwhile; where both changed, the saver asks the author and this form shows what was chosen.
 */
export function useAutosaveForm<V extends FieldValues>(
  target: SaveTarget,
  schema: z.ZodObject,
  values: V,
  /** Why a valid edit is held, too, until its form sends it: left out, each is saved as it is made. */
  waits?: RuleText,
): UseFormReturn<V> {
  const { saver } = useSaving();
  const refused = useSaveState((state) => state.refused.get(target));
  const conflicts = useSaveState((state) => state.conflicts.get(target));
  const [start] = useState(() => ({ ...values, ...saver.unsaved(target) }));
  const form = useForm<V>({
    defaultValues: start as DefaultValues<V>,
    resolver: zodResolver(schema) as never,
  });
  const afterPress = useAfterPress();
  const mark = useMarks(form, afterPress);
  const before = useRef({ values, conflicts });
  const isMerging = useRef(false);

  useEffect(() => {
    const onChange = ({ values: now, name }: { values: FieldValues; name?: string }) => {
      if (!name || isMerging.current) return;
      const field = name.split('.')[0]!;
      const checked = (schema.shape[field] as z.ZodType).safeParse(now[field]);
      if (checked.success && waits === undefined) saver.change(target, field, checked.data);
      else if (checked.success) saver.hold(target, field, checked.data, waits);
      else saver.hold(target, field, now[field], checked.error.issues[0]?.message);
      mark(field, checked.success);
    };
    return form.subscribe({ formState: { values: true }, callback: onChange });
  }, [form, mark, saver, schema, target, waits]);

  useEffect(() => {
    const merge = (field: string, value: unknown, shouldValidate = false) => {
      isMerging.current = true;
      form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldValidate });
      isMerging.current = false;
    };
    const last = before.current;
    before.current = { values, conflicts };
    const unsaved = saver.unsaved(target);
    for (const [field, theirs] of Object.entries(values)) {
      const wasAsked = field in (last.conflicts ?? {}) && !(field in (conflicts ?? {}));
      if (wasAsked) merge(field, field in unsaved ? unsaved[field] : theirs, true);
      if (isSameValue(theirs, last.values[field])) continue;
      // What is typed here already reads so, but for the spaces at its ends.
      const mine = (schema.shape[field] as z.ZodType).safeParse(form.getValues(field as Path<V>));
      if (!(field in unsaved) && !isSameValue(mine.data, theirs)) merge(field, theirs);
    }
  }, [values, conflicts, form, saver, schema, target]);

  useEffect(() => {
    if (refused === undefined) return;
    afterPress(() => {
      // What was mended during the press is not refused any more.
      for (const [field, message] of Object.entries(saver.store.getState().refused.get(target) ?? {}))
        form.setError(field as Path<V>, { type: 'server', message });
    });
  }, [refused, form, afterPress, saver, target]);

  // What was held back before the form was opened again is marked at once.
  useEffect(() => {
    const held = saver.store.getState().held.get(target);
    if (held) void form.trigger(Object.keys(held).filter((field) => field in schema.shape) as Path<V>[]);
  }, [form, saver, schema, target]);

  return form;
}
