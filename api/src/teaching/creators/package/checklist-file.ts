import type { ChecklistLine } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { CourseContent } from '../../courses/course-content.ts';
import { checklistOf } from '../../courses/checklist.ts';
import { boundText, isPackageKey, type PackageText } from './package-texts.ts';

/** A course in which nothing is written yet: of such a one the checklist says all that it asks for. */
const empty = (fields: Partial<CourseContent['fields']> = {}): CourseContent => ({
  fields: {
    name: '',
    slug: '',
    short_description: '',
    description: '',
    final_category_id: null,
    level: null,
    content_type: 'mixed',
    type: 'paid',
    price_minor: 0,
    currency: '',
    language: '',
    skill_ids: [],
    objectives: [],
    requirements: [],
    audience: [],
    cover_file_id: null,
    watch_threshold: 90,
    is_micro: false,
    captions_waiver: null,
    resources: [],
    ...fields,
  },
  modules: [],
});

export interface Rule extends Pick<ChecklistLine, 'key' | 'label' | 'section' | 'severity'> {
  only: 'not_micro' | 'micro' | 'live' | undefined;
}

/** Every rule that the site applies to a course that is sent to review, in its order. */
export function submissionRules(): Rule[] {
  const all = checklistOf(empty());
  const ofMicro = checklistOf(empty({ is_micro: true }));
  const microKeys = new Set(ofMicro.map(({ key }) => key));
  const others = (lines: ChecklistLine[]) => lines.filter((line) => all.every(({ key }) => key !== line.key));
  const live = others(checklistOf(empty({ content_type: 'live' })));
  return [
    ...all.map((line) => ({ ...line, only: microKeys.has(line.key) ? undefined : ('not_micro' as const) })),
    ...others(ofMicro).map((line) => ({ ...line, only: 'micro' as const })),
    ...live.map((line) => ({ ...line, only: 'live' as const })),
  ];
}

/** In the reader's words; a rule that has none yet is named as the builder names it. */
export function ruleText(text: PackageText, { key, label, only }: Rule): string {
  const name = `check.${key}`;
  const words = isPackageKey(name) ? boundText(text, name) : label;
  return only === undefined ? words : `${words} (${text(`checklist.${only}`)})`;
}

export function checklistFile(text: PackageText): string {
  const rules = submissionRules();
  const parts = (['required', 'warning'] as const).flatMap((severity) => [
    `## ${text(`checklist.${severity}`)}`,
    ...bySection(rules.filter((rule) => rule.severity === severity)).flatMap(([section, lines]) => [
      `### ${text(`section.${section}`)}`,
      lines.map((line) => `- [ ] ${ruleText(text, line)}`).join('\n'),
    ]),
  ]);
  return [`# ${text('checklist.title')}`, text('checklist.intro'), ...parts].join('\n\n') + '\n';
}

function bySection(rules: Rule[]): [Rule['section'], Rule[]][] {
  const sections = new Map<Rule['section'], Rule[]>();
  for (const rule of rules) sections.set(rule.section, [...(sections.get(rule.section) ?? []), rule]);
  return [...sections];
}
