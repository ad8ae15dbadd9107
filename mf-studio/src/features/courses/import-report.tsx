import { to } from '@stoa/shared/contract/site/addresses.ts';
import { importNoteKinds } from '@stoa/shared/contract/teaching/course-import-words.ts';
import type { CourseImport } from '@stoa/shared/contract/teaching/course-imports.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Text } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { useEffect, useRef } from 'react';
import { useCourseImportText } from '../../messages/course-import.ts';
import classes from './import-report.module.css';

interface ImportReportProps {
  course: NonNullable<CourseImport['course']>;
  notes: CourseImport['notes'];
}

/** What came of an import: the draft, and what did not come along as it was. */
export function ImportReport({ course, notes }: ImportReportProps) {
  const t = useCourseImportText();
  const ruleText = useRuleText();
  const head = useRef<HTMLParagraphElement>(null);
  // Who waited at the keyboard goes on from here.
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <Text ref={head} tabIndex={-1} role="status" className={classes.head}>
        {t(notes.length === 0 ? 'done.whole' : 'done.partly', { name: course.name })}
      </Text>
      <dl className={classes.notes}>
        {importNoteKinds.map((kind) => {
          const own = notes.filter((note) => note.kind === kind);
          if (own.length === 0) return null;
          return (
            <div key={kind}>
              <Text component="dt" fw={600}>
                {t(`note.${kind}`)}
              </Text>
              {own.map(({ name, reason }, at) => (
                <dd key={at}>{reason ? t('note.why', { name, reason: ruleText(reason) ?? reason }) : name}</dd>
              ))}
            </div>
          );
        })}
      </dl>
      <LinkButton to={to.editCourse({ slug: course.slug })}>{t('open')}</LinkButton>
    </>
  );
}
