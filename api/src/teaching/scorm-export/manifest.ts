import type { ScormExportVersion } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import type { CourseContent } from '../courses/course-content.ts';
import { filesOf, type PackedLesson, type PackedModule } from './export-plan.ts';
import { markup, nothing, type Markup } from './markup.ts';

export interface ManifestOf {
  courseId: string;
  fields: Pick<CourseContent['fields'], 'name' | 'language'>;
  /** What the package is, and what stayed behind. */
  description: string;
  modules: readonly PackedModule[];
  /** Script and style of all pages. */
  playerFiles: readonly string[];
}

/** What the two versions write each in their own way. */
interface Dialect {
  root: Markup;
  schemaVersion: string;
  lom: (given: ManifestOf) => Markup;
  /** Name of the attribute that tells a SCO from an asset. */
  kind: 'scormtype' | 'scormType';
  /** How a module behaves, and the course as the group of all of them. */
  ofGroup: (lessons: readonly PackedLesson[]) => Markup;
  ofLesson: (lesson: PackedLesson['content']) => Markup;
}

const scorm12: Dialect = {
  root: markup`xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"`,
  schemaVersion: '1.2',
  lom: ({ fields, description }) => markup`<lom xmlns="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1"><general>
      <title><langstring xml:lang="${fields.language}">${fields.name}</langstring></title>
      <language>${fields.language}</language>
      <description><langstring xml:lang="${fields.language}">${description}</langstring></description>
    </general></lom>`,
  kind: 'scormtype',
  ofGroup: () => nothing,
  ofLesson: ({ quiz }) => (quiz ? markup`<adlcp:masteryscore>${quiz.pass_mark}</adlcp:masteryscore>` : nothing),
};

const scorm2004: Dialect = {
  root: markup`xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"`,
  schemaVersion: '2004 4th Edition',
  lom: ({ fields, description }) => markup`<lom xmlns="http://ltsc.ieee.org/xsd/LOM"><general>
      <title><string language="${fields.language}">${fields.name}</string></title>
      <language>${fields.language}</language>
      <description><string language="${fields.language}">${description}</string></description>
    </general></lom>`,
  kind: 'scormType',
  ofGroup: (lessons) => markup`<imsss:sequencing>
        <imsss:controlMode choice="true" flow="true"/>
        ${rollupOf(lessons)}
      </imsss:sequencing>`,
  ofLesson: (lesson) => markup`<imsss:sequencing>
        ${rollupOf([{ content: lesson }])}${objectiveOf(lesson)}
        <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
      </imsss:sequencing>`,
};

/**
 * Only quizzes pass or fail a course; what is not required does not hold up its end. A module with nothing of the sort in
 * it would leave the whole unknown for ever.
 */
function rollupOf(lessons: readonly Pick<PackedLesson, 'content'>[]): Markup {
  const isNeeded = lessons.some(({ content }) => content.required);
  const isJudged = lessons.some(({ content }) => content.required && content.quiz !== null);
  return markup`<imsss:rollupRules rollupObjectiveSatisfied="${String(isJudged)}" rollupProgressCompletion="${String(isNeeded)}" objectiveMeasureWeight="${isJudged ? 1 : 0}"/>`;
}

/** Where nothing is required, all of it makes the end. */
function withAnEnd(modules: readonly PackedModule[]): readonly PackedModule[] {
  if (modules.some(({ lessons }) => lessons.some(({ content }) => content.required))) return modules;
  return modules.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson) => ({ ...lesson, content: { ...lesson.content, required: true } })),
  }));
}

const objectiveOf = ({ quiz }: PackedLesson['content']): Markup =>
  quiz === null
    ? nothing
    : markup`<imsss:objectives><imsss:primaryObjective objectiveID="passed" satisfiedByMeasure="true"><imsss:minNormalizedMeasure>${quiz.pass_mark / 100}</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives>`;

const dialects: Record<ScormExportVersion, Dialect> = { '1.2': scorm12, '2004-4': scorm2004 };

/** `imsmanifest.xml`: what a learning system reads of a package. */
export function manifestOf(version: ScormExportVersion, given: ManifestOf): string {
  const dialect = dialects[version];
  const modules = withAnEnd(given.modules);
  const lessons = modules.flatMap((module) => module.lessons);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="stoa-${given.courseId}" version="1.0" ${dialect.root}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>${dialect.schemaVersion}</schemaversion>
    ${dialect.lom(given)}
  </metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${given.fields.name}</title>
      ${modules.map((module) => moduleItem(dialect, module))}
      ${dialect.ofGroup(lessons)}
    </organization>
  </organizations>
  <resources>
    ${lessons.map((lesson) => lessonResource(dialect, lesson))}
    <resource identifier="player" type="webcontent" adlcp:${dialect.kind}="asset">${given.playerFiles.map(fileEntry)}</resource>
  </resources>
</manifest>
`.text;
}

const moduleItem = (dialect: Dialect, { identifier, title, lessons }: PackedModule): Markup =>
  markup`<item identifier="${identifier}"><title>${title}</title>
        ${lessons.map((lesson) => lessonItem(dialect, lesson))}
        ${dialect.ofGroup(lessons)}
      </item>`;

const lessonItem = (dialect: Dialect, { identifier, content }: PackedLesson): Markup =>
  markup`<item identifier="${identifier}" identifierref="${identifier}-page"><title>${content.title}</title>${dialect.ofLesson(content)}</item>`;

const lessonResource = ({ kind }: Dialect, lesson: PackedLesson): Markup =>
  markup`<resource identifier="${lesson.identifier}-page" type="webcontent" adlcp:${kind}="sco" href="${lesson.path}">
      ${[lesson.path, ...filesOf(lesson).map(({ path }) => path)].map(fileEntry)}<dependency identifierref="player"/>
    </resource>`;

const fileEntry = (path: string): Markup => markup`<file href="${path}"/>`;
