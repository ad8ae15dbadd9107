import { createStore } from 'zustand/vanilla';

/** What was searched for: the words, and where in the category tree. */
export interface SearchChoice {
  text: string;
  category?: string | undefined;
  sub_category?: string | undefined;
  final_category?: string | undefined;
}

interface SearchChoiceState {
  /** The last one of this tab. */
  choice: SearchChoice;
  choose(choice: SearchChoice): void;
}

const KEY = 'stoa.search-choice';

/**
 * The search field's memory: on the way from the results to a course and back it keeps what was looked for. The address
 * of the results says the same, so that it can be shared.
 */
export const searchChoiceStore = createStore<SearchChoiceState>()((set) => ({
  choice: read(),
  choose: (choice) => set({ choice }),
}));

searchChoiceStore.subscribe(({ choice }) => window.sessionStorage.setItem(KEY, JSON.stringify(choice)));

function read(): SearchChoice {
  try {
    return { text: '', ...(JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Partial<SearchChoice>) };
  } catch {
    return { text: '' };
  }
}
