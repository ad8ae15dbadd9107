import type { ClassStudent } from '@stoa/shared/contract/learning/attendance.ts';
import type { AttendanceStatus } from '@stoa/shared/contract/learning/attendance-words.ts';
import { lazyDialog } from '@stoa/shared/ui/lazy-dialog.tsx';

/** A mark that is explained before it is written down. */
export interface Explaining {
  student: ClassStudent;
  status: AttendanceStatus;
  /** Of what the door saw: it wants a reason. */
  isCorrection: boolean;
}

export const RemarksDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "attendance-remarks" */ './remarks-modal.tsx')).RemarksModal,
);
