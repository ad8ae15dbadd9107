import { createStore } from 'zustand/vanilla';

/** What was searched for last, in this tab: the words, and where in the category tree. */
export interface SearchChoice {
  text: string;
  category?: string | undefined;
  sub_category?: string | undefined;
  final_category?: string | undefined;
}

interface SearchChoiceState extends SearchChoice {
  choose(choice: SearchChoice): void;
}

const KEY = 'stoa.search-choice';
const none: SearchChoice = { text: '', category: undefined, sub_category: undefined, final_category: undefined };

/**
 * The search field's memory: on the way from the results to a course and back it keeps what was looked for. The address
 * of the results says the same, so that it can be shared.
 */
export const searchChoiceStore = createStore<SearchChoiceState>()((set) => ({
  ...none,
  ...kept(),
  choose: (choice) => set({ ...none, ...choice }),
}));

searchChoiceStore.subscribe(({ text, category, sub_category, final_category }) => {
  window.sessionStorage.setItem(KEY, JSON.stringify({ text, category, sub_category, final_category }));
});

function kept(): Partial<SearchChoice> {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<SearchChoice>;
  } catch {
    return {};
  }
}
