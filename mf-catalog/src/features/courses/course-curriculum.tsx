import {
  IconBroadcast,
  IconChevronDown,
  IconClipboardText,
  IconFileText,
  IconFileTypePdf,
  IconFrame,
  IconHeadphones,
  IconHelpCircle,
  IconPackage,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { LessonKind } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { LessonOutline, ModuleOutline } from '@stoa/shared/contract/teaching/course-card.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Badge } from '@stoa/shared/kit';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { useCourseInfoText } from '../../messages/course-info.ts';
import classes from './course-curriculum.module.css';

const icons: Record<LessonKind, Icon> = {
  video: IconPlayerPlay,
  audio: IconHeadphones,
  scorm: IconPackage,
  embed: IconFrame,
  text: IconFileText,
  document: IconFileTypePdf,
  quiz: IconHelpCircle,
  assignment: IconClipboardText,
  live: IconBroadcast,
};

interface CourseCurriculumProps {
  slug: string;
  modules: readonly ModuleOutline[];
}

/** Modules and their lessons; the first module stands open. */
export function CourseCurriculum({ slug, modules }: CourseCurriculumProps) {
  const t = useCourseInfoText();
  const format = useFormat();
  const factsOf = ({ lessons }: ModuleOutline) => {
    const seconds = lessons.reduce((total, lesson) => total + lesson.duration_s, 0);
    return [t('curriculum.lessons', { count: lessons.length }), seconds > 0 && format.duration(seconds)];
  };
  return (
    <div className={classes.modules}>
      {modules.map((module, index) => (
        <details key={module.id} className={classes.module} open={index === 0}>
          <summary className={classes.summary}>
            <IconChevronDown className={classes.chevron} size={18} aria-hidden="true" />
            <span className={classes.title}>{module.title}</span>
            <span className={classes.facts}>{factsOf(module).filter(Boolean).join(' · ')}</span>
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

function Lesson({ slug, lesson }: { slug: string; lesson: LessonOutline }) {
  const t = useCourseInfoText();
  const format = useFormat();
  const courseWord = useCourseWords();
  const KindIcon = icons[lesson.kind];
  return (
    <li className={classes.lesson}>
      <KindIcon size={18} stroke={1.5} role="img" aria-label={courseWord(`lessonKind.${lesson.kind}`)} />
      <span className={classes.name}>
        {lesson.is_preview ? <LinkAnchor to={to.preview({ slug })}>{lesson.title}</LinkAnchor> : lesson.title}
      </span>
      {lesson.is_preview && (
        <Badge size="sm" variant="light">
          {t('curriculum.preview')}
        </Badge>
      )}
      {lesson.duration_s > 0 && <span className={classes.facts}>{format.lessonTime(lesson)}</span>}
    </li>
  );
}
