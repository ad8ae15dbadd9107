import type { ChecklistLine } from '../../contract/teaching/course-builder.ts';
import { createMessages } from '../create-messages.ts';
import { en } from './checklist.en.ts';

const useText = createMessages(en, { fr: () => import(/* webpackChunkName: "checklist-fr" */ './checklist.fr.ts') });

interface LineWords {
  label: string;
  /** What to do about it. */
  rule: string;
}

/** Tells a line of the checklist in the page's language; one that this page does not know yet, in the API's words. */
export function useChecklistWords(): (line: ChecklistLine) => LineWords {
  const t = useText() as (key: string, values?: object) => string;
  return ({ key, label, message, values }) => {
    const told = (text: string, own: string): string => {
      if (!(text in en)) return own;
      try {
        return t(text, values);
      } catch {
        // Of an API that does not say yet what the rule is filled with.
        return own;
      }
    };
    return { label: told(`label.${key}`, label), rule: told(`rule.${key}`, message) };
  };
}
