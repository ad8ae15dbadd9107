import { useFieldName } from '../builder/use-field-name.ts';
import { ConflictModal } from '../saving/conflict-modal.tsx';
import { useValueText } from './use-value-text.ts';

/** What was changed in two windows of this course. */
export const CourseConflictModal = ({ onClose }: { onClose(): void }) => (
  <ConflictModal nameOf={useFieldName()} valueText={useValueText()} onClose={onClose} />
);
