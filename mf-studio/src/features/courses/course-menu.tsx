import { to } from '@stoa/shared/contract/site/addresses.ts';
import { makesCourses } from '@stoa/shared/contract/teaching/course-makers.ts';
import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { ActionIcon } from '@stoa/shared/kit';
import { Menu } from '@stoa/shared/overlays';
import {
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconEye,
  IconEyeOff,
  IconPackageExport,
  IconPencil,
  IconSend,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { useCoursesText } from '../../messages/courses.ts';
import { useDuplicateCourse } from './use-duplicate-course.ts';
import type { Transition } from './use-course-transition.ts';

interface CourseMenuProps {
  course: OwnCourse;
  isPending: boolean;
  onTransition(kind: Transition): void;
  onExport(): void;
}

const transitions: readonly { kind: Transition; icon: typeof IconSend; color?: string }[] = [
  { kind: 'submit', icon: IconSend },
  { kind: 'withdraw', icon: IconArrowBackUp },
  { kind: 'publish', icon: IconWorld },
  { kind: 'unpublish', icon: IconEyeOff },
  { kind: 'discard', icon: IconTrash, color: 'red' },
  { kind: 'remove', icon: IconTrash, color: 'red' },
];

/** Comes with the overlays when it is first wanted, so it opens at once. */
export function CourseMenu({ course, isPending, onTransition, onExport }: CourseMenuProps) {
  const t = useCoursesText();
  const { permissions } = useSession();
  const duplicate = useDuplicateCourse(course);
  // A copy, and all of it in a package, are the owner's to take.
  const isOwner = !course.shared_by;
  const offered = transitions.filter(({ kind }) => course.actions.includes(kind));
  return (
    <Menu defaultOpened position="bottom-end" hideDetached={false}>
      <Menu.Target>
        <ActionIcon aria-label={t('action.more', { name: course.name })} loading={isPending || duplicate.isPending}>
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {course.actions.includes('edit') && (
          <Menu.Item component={Link} to={to.editCourse({ slug: course.slug })} leftSection={<IconPencil size={18} />}>
            {t('action.edit')}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={to.preview({ slug: course.slug })} leftSection={<IconEye size={18} />}>
          {t('action.preview')}
        </Menu.Item>
        {course.status === 'published' && (
          <Menu.Item component={Link} to={to.courseInfo({ slug: course.slug })} leftSection={<IconWorld size={18} />}>
            {t('action.catalogue')}
          </Menu.Item>
        )}
        {isOwner && makesCourses(permissions) && (
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => duplicate.mutate()}>
            {t('action.duplicate')}
          </Menu.Item>
        )}
        {isOwner && (
          <Menu.Item leftSection={<IconPackageExport size={18} />} onClick={onExport}>
            {t('action.export')}
          </Menu.Item>
        )}
        {offered.map(({ kind, icon: Icon, color }) => (
          <Menu.Item
            key={kind}
            {...(color && { color })}
            leftSection={<Icon size={18} />}
            onClick={() => onTransition(kind)}
          >
            {t(`move.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
