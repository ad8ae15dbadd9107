import type { RefObject } from 'react';

/** What is put into a field beside what is typed. */
export interface Insertion {
  /** Nothing is written in it. */
  isEmpty: boolean;
  /** What is selected, or all of it. */
  chosen(): string;
  /** Puts a text in where one writes, behind what is selected; false: it would be too long, and stays as it is. */
  insert(text: string): boolean;
}

interface Field {
  value: string;
  /** Characters; none: no limit. */
  most?: number;
  onChange(value: string): void;
}

export function useInsertion(
  ref: RefObject<HTMLTextAreaElement | null>,
  { value, most = Infinity, onChange }: Field,
): Insertion {
  return {
    isEmpty: value.trim() === '',
    chosen: () => {
      const area = ref.current;
      const selected = area ? value.slice(area.selectionStart, area.selectionEnd).trim() : '';
      return selected || value.trim();
    },
    insert: (text) => {
      const area = ref.current;
      if (!area) return false;
      const before = spaced(value.slice(0, area.selectionEnd));
      const after = value.slice(area.selectionEnd);
      const next = before + text + (after === '' || /^\s/.test(after) ? '' : ' ') + after;
      if (next.length > most) return false;
      onChange(next);
      const caret = before.length + text.length;
      // Once the new text stands in the field.
      requestAnimationFrame(() => {
        area.focus();
        area.setSelectionRange(caret, caret);
      });
      return true;
    },
  };
}

const spaced = (text: string): string => (text === '' || /\s$/.test(text) ? text : `${text} `);
