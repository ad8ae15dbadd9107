import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useBuilderText } from '../messages/builder.ts';
import type { SaveWords } from '../saving/save-state.tsx';
import { useBuilder } from './builder-context.tsx';
import { refusedEdits } from './refused-edits.ts';
import { hrefOfField, useFieldName } from './use-field-name.ts';

/** What is said of saving a course. */
export function useSaveWords(): SaveWords {
  const refusal = useRefusal(useBuilderText(), refusedEdits);
  const nameOf = useFieldName();
  const { course } = useBuilder();
  return { nameOf, hrefOf: (target, field) => hrefOfField(course, target, field), refusal };
}
