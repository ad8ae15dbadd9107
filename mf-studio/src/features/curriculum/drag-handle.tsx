import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@stoa/shared/kit';
import { IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useCurriculumText } from '../../messages/curriculum.ts';
import type { Dragged } from './drag-area.tsx';
import classes from './drag-handle.module.css';

/** Makes a row movable: `ref` and `style` go on the row, `handle` is what one takes hold of. */
export function useDraggableRow(id: string, dragged: Dragged) {
  const t = useCurriculumText();
  const { isReadOnly } = useBuilder();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    data: dragged,
    disabled: isReadOnly,
    attributes: { roleDescription: t('drag.role') },
  });
  const style: CSSProperties = {
    ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
    ...(transition && { transition }),
  };
  const handle = !isReadOnly && (
    <ActionIcon
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      className={classes.handle}
      aria-label={t(`${dragged.kind}.drag`, { title: dragged.title })}
      size="md"
    >
      <IconGripVertical size={18} aria-hidden="true" />
    </ActionIcon>
  );
  return { ref: setNodeRef, style, handle, isDragging };
}
