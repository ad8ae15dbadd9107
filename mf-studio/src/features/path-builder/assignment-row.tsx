import type { PathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import { ActionIcon, Text } from '@stoa/shared/kit';
import { ConfirmDialog } from '@stoa/shared/ui/confirm-dialog.tsx';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { MoveButtons } from '../../ui/move-buttons.tsx';
import { useDraggableRow } from '../../ui/use-draggable-row.tsx';
import classes from './assignment-row.module.css';
import { usePathBuilding } from './path-builder-context.tsx';
import { useRemoveAssignment } from './use-path-work.ts';

interface AssignmentRowProps {
  assignment: PathAssignment;
  /** From 1. */
  place: number;
  isLast: boolean;
  isOpen: boolean;
  onMove(direction: -1 | 1): void;
  onToggle(): void;
  /** What is edited of it, while it is open. */
  children: ReactNode;
}

/** One assignment in the list; it opens to be edited. */
export function AssignmentRow({ assignment, place, isLast, isOpen, onMove, onToggle, children }: AssignmentRowProps) {
  const t = usePathBuilderText();
  const { id, title, required, submission_type: type } = assignment;
  const { isReadOnly } = usePathBuilding();
  const panelId = `assignment-${id}`;
  const { ref, style, handle, isDragging } = useDraggableRow(id, {
    data: { title },
    label: t('course.drag', { name: title }),
    isDisabled: isReadOnly,
  });
  return (
    <li ref={ref} style={style} className={classes.row} data-dragging={isDragging}>
      <div className={classes.head}>
        {handle}
        <div className={classes.words}>
          <Text fw={650}>{title}</Text>
          <Text size="sm" c="dimmed">
            {[t('work.as', { type }), t(required ? 'work.required' : 'work.optional')].join(' · ')}
          </Text>
        </div>
        {!isReadOnly && (
          <>
            <MoveButtons
              id={id}
              up={t('course.up', { name: title })}
              down={t('course.down', { name: title })}
              canRise={place > 1}
              canSink={!isLast}
              onMove={onMove}
            />
            <RemoveAssignment assignment={assignment} />
          </>
        )}
        <ActionIcon
          size={44}
          aria-label={t(isOpen ? 'work.close' : 'work.edit', { title })}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <IconChevronDown size={20} className={isOpen ? classes.open : undefined} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div id={panelId} hidden={!isOpen} className={classes.panel}>
        {isOpen && children}
      </div>
    </li>
  );
}

function RemoveAssignment({ assignment }: { assignment: PathAssignment }) {
  const t = usePathBuilderText();
  const { title } = assignment;
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveAssignment(assignment);
  return (
    <>
      <ActionIcon size={44} aria-label={t('work.remove', { name: title })} onClick={() => setAsking(true)}>
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
      <ConfirmDialog
        opened={isAsking}
        title={t('work.remove.title', { title })}
        text={t('work.remove.text')}
        confirmLabel={t('work.remove', { name: title })}
        destructive
        pending={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
