import { useBuilder } from '../../builder/builder-context.tsx';
import { useCurriculumText } from '../../messages/curriculum.ts';
import { useDraggableRow } from '../../ui/use-draggable-row.tsx';
import type { Dragged } from './drag-area.tsx';

/** A module or a lesson that is moved by its handle. */
export function useDraggablePart(id: string, dragged: Dragged) {
  const t = useCurriculumText();
  const { isReadOnly } = useBuilder();
  const label = t(`${dragged.kind}.drag`, { title: dragged.title });
  return useDraggableRow(id, { data: dragged, label, isDisabled: isReadOnly });
}
