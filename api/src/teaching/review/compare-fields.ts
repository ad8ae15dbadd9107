import { isDeepStrictEqual } from 'node:util';
import type { ChangedField } from '@stoa/shared/contract/teaching/course-diff-words.ts';
import type { FieldChange } from '@stoa/shared/contract/teaching/course-diff.ts';
import type { BuilderAssignment, BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { findPart, type Opening } from '@stoa/shared/contract/teaching/openings.ts';
import type { BuilderResource } from '@stoa/shared/contract/teaching/resources.ts';
import type { ContentView } from '../courses/course-builder.ts';

type Of<Type extends FieldChange['type']> = Extract<FieldChange, { type: Type }>;
type Options = Of<'options'>['before'];

export const textChange = change('text');
const linesChange = change('lines');
export const valueChange = change('value');
const priceChange = change('price');

const openingChange = change('opening');

export const courseFieldChanges = (before: ContentView, after: ContentView): FieldChange[] => [
  ...textChange('name', before.name, after.name),
  ...fileChange('cover', before.cover_file, after.cover_file),
  ...textChange('short_description', before.short_description, after.short_description),
  ...textChange('description', before.description, after.description),
  ...linesChange('objectives', before.objectives, after.objectives),
  ...linesChange('requirements', before.requirements, after.requirements),
  ...linesChange('audience', before.audience, after.audience),
  ...linesChange('prerequisites', namesOf(before), namesOf(after)),
  ...linesChange('skills', skillsOf(before), skillsOf(after)),
  ...valueChange('category', trailOf(before), trailOf(after)),
  ...valueChange('level', before.level, after.level),
  ...valueChange('content_type', before.content_type, after.content_type),
  ...valueChange('language', before.language, after.language),
  ...priceChange('price', paidOf(before), paidOf(after)),
  ...valueChange('watch_threshold', before.watch_threshold, after.watch_threshold),
  ...valueChange('is_micro', before.is_micro, after.is_micro),
  ...textChange('captions_waiver', before.captions_waiver ?? '', after.captions_waiver ?? ''),
  ...linesChange('resources', resourceLines(before.resources), resourceLines(after.resources)),
  ...textChange('slug', before.slug, after.slug),
];

/** “Drawing (!)”: one that is a must. */
const namesOf = ({ prerequisites }: Pick<ContentView, 'prerequisites'>): string[] =>
  (prerequisites ?? []).map(({ name, must }) => (must ? `${name} (!)` : name));
const skillsOf = ({ skills }: ContentView): string[] => skills.map(({ skill }) => skill);
const trailOf = ({ category }: ContentView): string | null =>
  category && [category.category, category.sub_category, category.final_category].map(({ name }) => name).join(' › ');
const paidOf = ({ type, price_minor, currency }: ContentView) => ({
  price_minor: type === 'free' ? 0 : price_minor,
  currency,
});

type Side = (opening: Opening | null | undefined) => Of<'opening'>['before'];

/** How each version says when something opens: it names its own modules and lessons. */
export interface Openings {
  before: Side;
  after: Side;
}

export const openingsOf = (before: ContentView, after: ContentView): Openings => ({
  before: sideOf(before),
  after: sideOf(after),
});

const sideOf =
  ({ modules }: ContentView): Side =>
  (opening) => {
    if (opening?.kind !== 'after') return opening ?? null;
    const part = findPart(modules, opening.id);
    return part ? { kind: 'after', title: part.title } : null;
  };

interface Opens {
  title: string;
  opening?: Opening | null | undefined;
}

export const moduleFieldChanges = (
  before: Opens | undefined,
  after: Opens | undefined,
  openings: Openings,
): FieldChange[] => [
  ...(before && after ? textChange('title', before.title, after.title) : []),
  ...openingChange('opening', openings.before(before?.opening), openings.after(after?.opening)),
];

/** Of a lesson that is new, all it holds; of one that is gone, all it held. */
export const lessonFieldChanges = (
  before: BuilderLesson | undefined,
  after: BuilderLesson | undefined,
  openings: Openings,
): FieldChange[] => [
  ...(before && after ? textChange('title', before.title, after.title) : []),
  ...valueChange('kind', before && after ? before.kind : null, before && after ? after.kind : null),
  ...fileChange('file', before?.file ?? null, after?.file ?? null),
  ...fileChange('captions', before?.captions_file ?? null, after?.captions_file ?? null),
  ...fileChange('poster', before?.poster_file ?? null, after?.poster_file ?? null),
  ...valueChange('captions_language', before?.captions_language ?? null, after?.captions_language ?? null),
  ...linesChange('more_captions', captionLines(before), captionLines(after)),
  ...linesChange('chapters', chapterLines(before), chapterLines(after)),
  ...textChange('embed_url', before?.embed_url ?? '', after?.embed_url ?? ''),
  ...linesChange('resources', resourceLines(before?.resources), resourceLines(after?.resources)),
  ...textChange('markdown', before?.markdown ?? '', after?.markdown ?? ''),
  ...valueChange('is_preview', before?.is_preview ?? false, after?.is_preview ?? false),
  ...valueChange('required', before?.required ?? true, after?.required ?? true),
  ...openingChange('opening', openings.before(before?.opening), openings.after(after?.opening)),
  ...judgedChanges(judgedOf(before), judgedOf(after)),
  ...valueChange('draw', before?.quiz?.draw ?? null, after?.quiz?.draw ?? null),
  ...assignmentChanges(before?.assignment ?? null, after?.assignment ?? null),
];

/** “Exercises (exercises.pdf, 20480)”: another file of the same name mostly has another size. */
const resourceLines = (resources: readonly BuilderResource[] = []): string[] =>
  resources.map(({ title, file }) => `${title} (${file.name}, ${file.bytes})`);

/** “fr (noon-fr.vtt, 20480)” */
const captionLines = (lesson: BuilderLesson | undefined): string[] =>
  (lesson?.more_captions ?? []).map(({ language, file }) => `${language} (${file.name}, ${file.bytes})`);

/** “4:30 The shadow” */
const chapterLines = (lesson: BuilderLesson | undefined): string[] =>
  (lesson?.chapters ?? []).map(({ start_s, title }) => `${clockOf(start_s)} ${title}`);

/** 3870 → '1:04:30' */
export function clockOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const parts = hours > 0 ? [hours, String(minutes).padStart(2, '0')] : [minutes];
  return [...parts, String(seconds % 60).padStart(2, '0')].join(':');
}

type Judged = Pick<BuilderAssignment, 'instructions' | 'pass_mark' | 'max_attempts'> | null;

const judgedOf = (lesson: BuilderLesson | undefined): Judged => lesson?.quiz ?? lesson?.assignment ?? null;

const judgedChanges = (before: Judged, after: Judged): FieldChange[] => [
  ...textChange('instructions', before?.instructions ?? '', after?.instructions ?? ''),
  ...valueChange('pass_mark', before?.pass_mark ?? null, after?.pass_mark ?? null),
  ...valueChange('max_attempts', before?.max_attempts ?? null, after?.max_attempts ?? null),
];

const assignmentChanges = (before: BuilderAssignment | null, after: BuilderAssignment | null): FieldChange[] => [
  ...valueChange('submission_type', before?.submission_type ?? null, after?.submission_type ?? null),
  ...valueChange('max_files', before?.max_files ?? null, after?.max_files ?? null),
  ...valueChange('due_days', before?.due_days ?? null, after?.due_days ?? null),
  ...linesChange('rubric', rubricLines(before), rubricLines(after)),
];

/** “Line length (4): between 45 and 75 characters” */
const rubricLines = (assignment: BuilderAssignment | null): string[] =>
  (assignment?.rubric ?? []).map(
    ({ title, points, description }) => `${title} (${points})${description && `: ${description}`}`,
  );

/** The same file has another signed address each time. */
export function fileChange(
  field: ChangedField,
  before: Of<'file'>['before'],
  after: Of<'file'>['after'],
): FieldChange[] {
  return before?.id === after?.id ? [] : [{ type: 'file', field, before, after }];
}

export function optionsChange(field: ChangedField, before: Options, after: Options): FieldChange[] {
  const told = (options: Options) => options.map(({ picture, ...option }) => [option, picture?.id ?? null]);
  return isDeepStrictEqual(told(before), told(after)) ? [] : [{ type: 'options', field, before, after }];
}

/** None where both are the same. */
function change<Type extends 'text' | 'opening' | 'lines' | 'value' | 'price'>(type: Type) {
  return (field: ChangedField, before: Of<Type>['before'], after: Of<Type>['after']): FieldChange[] =>
    isDeepStrictEqual(before, after) ? [] : [{ type, field, before, after } as Of<Type>];
}
