import { isDeepStrictEqual } from 'node:util';
import type { ChangedField } from '@stoa/shared/contract/teaching/course-diff-words.ts';
import type { FieldChange } from '@stoa/shared/contract/teaching/course-diff.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { ContentView } from '../courses/course-builder.ts';

type Of<Type extends FieldChange['type']> = Extract<FieldChange, { type: Type }>;

const textOf = change('text');
const linesOf = change('lines');
const valueOf = change('value');
const priceOf = change('price');

export { textOf as textChange, valueOf as valueChange };
export const optionsChange = change('options');

export const courseFieldChanges = (before: ContentView, after: ContentView): FieldChange[] => [
  ...textOf('name', before.name, after.name),
  ...fileChange('cover', before.cover_file, after.cover_file),
  ...textOf('short_description', before.short_description, after.short_description),
  ...textOf('description', before.description, after.description),
  ...linesOf('objectives', before.objectives, after.objectives),
  ...linesOf('requirements', before.requirements, after.requirements),
  ...linesOf('audience', before.audience, after.audience),
  ...linesOf('skills', skillsOf(before), skillsOf(after)),
  ...valueOf('category', trailOf(before), trailOf(after)),
  ...valueOf('level', before.level, after.level),
  ...valueOf('content_type', before.content_type, after.content_type),
  ...valueOf('language', before.language, after.language),
  ...priceOf('price', paidOf(before), paidOf(after)),
  ...valueOf('watch_threshold', before.watch_threshold, after.watch_threshold),
  ...valueOf('is_micro', before.is_micro, after.is_micro),
  ...textOf('captions_waiver', before.captions_waiver ?? '', after.captions_waiver ?? ''),
  ...textOf('slug', before.slug, after.slug),
];

const skillsOf = ({ skills }: ContentView): string[] => skills.map(({ skill }) => skill);
const trailOf = ({ category }: ContentView): string | null =>
  category && [category.category, category.sub_category, category.final_category].map(({ name }) => name).join(' › ');
const paidOf = ({ type, price_minor, currency }: ContentView) => ({
  price_minor: type === 'free' ? 0 : price_minor,
  currency,
});

/** Of a lesson that is new, all it holds; of one that is gone, all it held. */
export const lessonFieldChanges = (
  before: BuilderLesson | undefined,
  after: BuilderLesson | undefined,
): FieldChange[] => [
  ...(before && after ? textOf('title', before.title, after.title) : []),
  ...valueOf('kind', before && after ? before.kind : null, before && after ? after.kind : null),
  ...fileChange('file', before?.file ?? null, after?.file ?? null),
  ...fileChange('captions', before?.captions_file ?? null, after?.captions_file ?? null),
  ...textOf('markdown', before?.markdown ?? '', after?.markdown ?? ''),
  ...valueOf('is_preview', before?.is_preview ?? false, after?.is_preview ?? false),
  ...valueOf('required', before?.required ?? true, after?.required ?? true),
  ...textOf('instructions', before?.quiz?.instructions ?? '', after?.quiz?.instructions ?? ''),
  ...valueOf('pass_mark', before?.quiz?.pass_mark ?? null, after?.quiz?.pass_mark ?? null),
  ...valueOf('max_attempts', before?.quiz?.max_attempts ?? null, after?.quiz?.max_attempts ?? null),
];

/** The same file has another signed address each time. */
function fileChange(field: ChangedField, before: Of<'file'>['before'], after: Of<'file'>['after']): FieldChange[] {
  return before?.id === after?.id ? [] : [{ type: 'file', field, before, after }];
}

/** None where both are the same. */
function change<Type extends 'text' | 'lines' | 'value' | 'price' | 'options'>(type: Type) {
  return (field: ChangedField, before: Of<Type>['before'], after: Of<Type>['after']): FieldChange[] =>
    isDeepStrictEqual(before, after) ? [] : [{ type, field, before, after } as Of<Type>];
}
