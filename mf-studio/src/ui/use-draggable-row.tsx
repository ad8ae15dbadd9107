import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@stoa/shared/kit';
import { IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useEditorText } from '../messages/editor.ts';
import classes from './draggable-row.module.css';

interface DraggableRow {
  /** What is read aloud of it, and what the list tells it by. */
  data: { title: string };
  /** 'Drag lesson Seeing light'. */
  label: string;
  isDisabled: boolean;
}

/** Makes a row movable: `ref` and `style` go on the row, `handle` is what one takes hold of. */
export function useDraggableRow(id: string, { data, label, isDisabled }: DraggableRow) {
  const t = useEditorText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    data,
    disabled: isDisabled,
    attributes: { roleDescription: t('drag.role') },
  });
  const style: CSSProperties = {
    ...(transform && { transform: `translate(${transform.x}px, ${transform.y}px)` }),
    ...(transition && { transition }),
  };
  const handle = !isDisabled && (
    <ActionIcon
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      className={classes.handle}
      aria-label={label}
      size="md"
    >
      <IconGripVertical size={18} aria-hidden="true" />
    </ActionIcon>
  );
  return { ref: setNodeRef, style, handle, isDragging };
}
