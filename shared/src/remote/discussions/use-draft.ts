import { useState } from 'react';
import { useSession } from '../../federation/platform-context.tsx';
import { newId } from '../new-id.ts';
import { tabMemory } from '../tab-memory.ts';

interface Draft<V> {
  /** Of the text to be: sent twice, it is one. */
  id: string;
  values: V;
}

/**
 * A text that is not sent yet. It outlives a reload and a refused call, in this tab alone. `place`: what it is for; each
 * person has their own.
 */
export function useDraft<V extends { body: string }>(place: string, start: V) {
  const { user } = useSession();
  const key = `stoa.discussion.draft.${user?.id}.${place}`;
  const [known] = useState(() => readDraft<V>(key));
  const [draft, setDraft] = useState<Draft<V>>(() => known ?? { id: newId(), values: start });
  return {
    ...draft,
    /** It was begun before this form was drawn. */
    wasKept: known?.id === draft.id,
    change(change: Partial<V>) {
      const next = { ...draft, values: { ...draft.values, ...change } };
      setDraft(next);
      if (next.values.body === start.body) tabMemory.forget(key);
      else tabMemory.keep(key, JSON.stringify(next));
    },
    /** Empties it for another text. */
    startAgain() {
      tabMemory.forget(key);
      setDraft({ id: newId(), values: start });
    },
  };
}

function readDraft<V>(key: string): Draft<V> | undefined {
  const text = tabMemory.read(key);
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Draft<V>);
  } catch {
    return undefined;
  }
}
