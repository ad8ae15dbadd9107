import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseSuggestion, SearchSuggestions } from '@stoa/shared/contract/market/catalogue.ts';
import type { CategoryName } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import type { SearchChoice } from './search-choice.ts';

/** One line of the list below the search field. */
export type Suggestion =
  | { kind: 'course'; id: string; text: string; place: CategoryName | null; choice: SearchChoice }
  | { kind: 'category'; id: string; name: CategoryName; place: CategoryName | null; choice: SearchChoice }
  | { kind: 'path'; id: string; text: string; to: string }
  | { kind: 'teacher'; id: string; text: string; choice: SearchChoice }
  | { kind: 'recent'; id: string; text: string; choice: SearchChoice }
  | { kind: 'forget'; id: string };

export const suggestedCourse = ({ id, name, category }: CourseSuggestion): Suggestion => ({
  kind: 'course',
  id,
  text: name,
  place: category?.category ?? null,
  choice: { text: name, category: category?.category.slug },
});

export const recentSearch = (text: string): Suggestion => ({ kind: 'recent', id: text, text, choice: { text } });

/** What is suggested beside courses, in the order of the list. */
export function suggestedPlaces({ categories, learning_paths, teachers }: SearchSuggestions): Suggestion[] {
  return [
    ...categories.map(({ id, name, names, parent, filters }): Suggestion => {
      const { category, sub_category, final_category } = filters;
      const choice = {
        text: '',
        category,
        sub_category: sub_category ?? undefined,
        final_category: final_category ?? undefined,
      };
      return { kind: 'category', id, name: { name, names }, place: parent, choice };
    }),
    ...learning_paths.map(({ id, title, slug }): Suggestion => {
      return { kind: 'path', id, text: title, to: to.learningPathInfo({ slug }) };
    }),
    ...teachers.map(({ id, full_name }): Suggestion => {
      return { kind: 'teacher', id, text: full_name, choice: { text: full_name } };
    }),
  ];
}
