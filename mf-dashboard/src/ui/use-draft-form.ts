import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { z } from 'zod';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useGuard } from '@stoa/shared/remote/use-guard.ts';

/** What is kept, and which version of it that is. */
export interface Kept<V> {
  values: V;
  version: number;
}

interface DraftFormOptions<V> {
  /** Around its fields. */
  form: RefObject<HTMLFormElement | null>;
  kept: Kept<V>;
  /** What a person may break while they type; the same rules as the server's. */
  schema: z.ZodType;
  /** Saves what was made on that version; gives what is kept from then on. */
  send(values: V, baseVersion: number): Promise<Kept<V>>;
  /** Reads what is kept anew, after somebody else has saved. */
  refresh(): Promise<unknown>;
}

/** Field, by its path (`social.0.url`) → the rule that it breaks, in English. */
type Broken = Readonly<Partial<Record<string, string>>>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form whose content others may save, too. Where somebody has, nothing that was typed is lost: `theirs` is what stands
 * there now, and the person decides. Leaving with something unsaved is asked about.
 */
export function useDraftForm<V>({ form, kept, schema, send, refresh }: DraftFormOptions<V>) {
  const [draft, setDraft] = useState({ values: kept.values, start: kept.values, base: kept.version });
  const [refused, setRefused] = useState<{ broken: Broken; problem?: string }>({ broken: {} });
  const [isSending, setSending] = useState(false);
  const focusBroken = useBrokenFocus(form, refused);
  const rule = useRuleText();
  const errorText = useErrorText();
  const isDirty = !isSame(draft.values, draft.start);
  const isBehind = kept.version > draft.base;
  useGuard(isDirty);

  const start = ({ values, version }: Kept<V>) => setDraft({ values, start: values, base: version });
  if (isBehind && !isDirty && !isSending) start(kept);

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isSending) return;
    const sent = draft.values;
    const broken = brokenIn(schema, sent);
    setRefused({ broken });
    if (Object.keys(broken).length > 0) return focusBroken();
    setSending(true);
    try {
      const saved = await send(sent, draft.base);
      // What was typed meanwhile is not saved yet.
      setDraft(({ values }) => ({
        values: isSame(values, sent) ? saved.values : values,
        ...{ start: saved.values, base: saved.version },
      }));
    } catch (error) {
      await refuse(error);
    } finally {
      setSending(false);
    }
  }

  async function refuse(error: unknown): Promise<void> {
    if (isApiError(error) && error.code === 'conflict') return void (await refresh());
    const fields = isApiError(error) ? error.fieldErrors : {};
    const broken = Object.fromEntries(Object.entries(fields).map(([field, [first = '']]) => [field, first]));
    setRefused(Object.keys(broken).length > 0 ? { broken } : { broken, problem: errorText(error) });
    focusBroken();
  }

  return {
    values: draft.values,
    base: draft.base,
    isDirty,
    isSending,
    problem: refused.problem,
    /** What somebody else has saved since; undefined: nobody has. */
    theirs: isBehind && isDirty ? kept.values : undefined,
    change: (values: V) => {
      setDraft((now) => ({ ...now, values }));
      setRefused({ broken: {} });
    },
    /** What was typed is to be saved in the place of theirs. */
    keepMine: () => setDraft((now) => ({ ...now, base: kept.version })),
    takeTheirs: () => start(kept),
    errorOf: (field: string) => rule(refused.broken[field]),
    submit,
  };
}

function brokenIn(schema: z.ZodType, values: unknown): Broken {
  const { error } = schema.safeParse(values);
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]));
}

/** The first field that is wrong, once its message stands. */
function useBrokenFocus(form: RefObject<HTMLFormElement | null>, refused: object) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (isWanted.current) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    isWanted.current = false;
  }, [form, refused]);
  return () => void (isWanted.current = true);
}
