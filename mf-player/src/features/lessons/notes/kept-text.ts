/** Texts in this browser that the server does not have yet. A storage that is full or forbidden costs a reload, no more. */
function quietly<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A note that was begun and is not saved. */
export interface Draft {
  /** Of the note that it will be: sent twice it is one. */
  id: string;
  text: string;
  second: number | null;
  page: number | null;
  /** Every text that was sent of it, whatever became of that. */
  sent: string[];
}

/** A change of a note that is not saved. */
export interface KeptEdit {
  text: string;
  /** The version that it was made on. */
  on: number;
}

const draftKey = (userId: string, lessonId: string) => `stoa.note.${userId}.${lessonId}`;
const editKey = (userId: string, noteId: string) => `stoa.note-edit.${userId}.${noteId}`;

const read = (key: string): unknown => quietly(() => JSON.parse(window.localStorage.getItem(key) ?? 'null'));
const keep = (key: string, value: unknown) => quietly(() => window.localStorage.setItem(key, JSON.stringify(value)));
const forget = (key: string) => quietly(() => window.localStorage.removeItem(key));

export function keptDraft(userId: string, lessonId: string) {
  const key = draftKey(userId, lessonId);
  const found = () => {
    const value = read(key);
    return isDraft(value) ? value : undefined;
  };
  return {
    read: found,
    keep: (draft: Draft) => (draft.text.trim() === '' ? forget(key) : keep(key, draft)),
    /** Another window may have begun one of its own since then. */
    forget: (id: string) => found()?.id === id && forget(key),
  };
}

export function keptEdit(userId: string, noteId: string) {
  const key = editKey(userId, noteId);
  return {
    read: () => {
      const value = read(key);
      return isEdit(value) ? value : undefined;
    },
    keep: (edit: KeptEdit) => keep(key, edit),
    forget: () => forget(key),
  };
}

const isPlace = (value: unknown) => value === null || typeof value === 'number';

function isDraft(value: unknown): value is Draft {
  const { id, text, second, page, sent } = (value ?? {}) as Partial<Draft>;
  return typeof id === 'string' && typeof text === 'string' && isPlace(second) && isPlace(page) && Array.isArray(sent);
}

function isEdit(value: unknown): value is KeptEdit {
  const { text, on } = (value ?? {}) as Partial<KeptEdit>;
  return typeof text === 'string' && typeof on === 'number';
}
