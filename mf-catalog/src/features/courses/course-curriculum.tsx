import {
  IconChevronDown,
  IconFileText,
  IconFileTypePdf,
  IconHelpCircle,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react';
import type { LessonKind } from '@stoa/shared/contract/course-words.ts';
import type { LessonOutline, ModuleOutline } from '@stoa/shared/contract/courses.ts';
import { countText, durationText, lessonTimeText } from '@stoa/shared/ui/format.ts';
import { Badge } from '@stoa/shared/ui/kit.ts';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { paths } from '../../paths.ts';
import classes from './course-curriculum.module.css';

const icons: Record<LessonKind, Icon> = {
  video: IconPlayerPlay,
  text: IconFileText,
  document: IconFileTypePdf,
  quiz: IconHelpCircle,
};
const kinds: Record<LessonKind, string> = { video: 'Video', text: 'Text', document: 'Document', quiz: 'Quiz' };

interface CourseCurriculumProps {
  slug: string;
  modules: readonly ModuleOutline[];
}

/** Modules and their lessons; the first module stands open. */
export function CourseCurriculum({ slug, modules }: CourseCurriculumProps) {
  return (
    <div className={classes.modules}>
      {modules.map((module, index) => (
        <details key={module.id} className={classes.module} open={index === 0}>
          <summary className={classes.summary}>
            <IconChevronDown className={classes.chevron} size={18} aria-hidden="true" />
            <span className={classes.title}>{module.title}</span>
            <span className={classes.facts}>
              {[countText(module.lessons.length, 'lesson'), timeOf(module)].filter(Boolean).join(' · ')}
            </span>
          </summary>
          <ol className={classes.lessons}>
            {module.lessons.map((lesson) => (
              <Lesson key={lesson.id} slug={slug} lesson={lesson} />
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}

function timeOf({ lessons }: ModuleOutline): string | undefined {
  const seconds = lessons.reduce((total, lesson) => total + lesson.duration_s, 0);
  return seconds > 0 ? durationText(seconds) : undefined;
}

function Lesson({ slug, lesson }: { slug: string; lesson: LessonOutline }) {
  const KindIcon = icons[lesson.kind];
  return (
    <li className={classes.lesson}>
      <KindIcon size={18} stroke={1.5} role="img" aria-label={kinds[lesson.kind]} />
      <span className={classes.name}>
        {lesson.is_preview ? <LinkAnchor to={paths.preview(slug)}>{lesson.title}</LinkAnchor> : lesson.title}
      </span>
      {lesson.is_preview && (
        <Badge size="sm" variant="light">
          Free preview
        </Badge>
      )}
      {lesson.duration_s > 0 && <span className={classes.facts}>{lessonTimeText(lesson)}</span>}
    </li>
  );
}
