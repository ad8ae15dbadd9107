import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { ClassStudent } from '@stoa/shared/contract/learning/attendance.ts';
import type { AttendanceStatus } from '@stoa/shared/contract/learning/attendance-words.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useChangeLine } from '@stoa/shared/remote/use-change-line.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { useAttendanceText } from '../../messages/attendance.ts';
import { attendanceKey, registerKey } from './use-attendance.ts';

type Register = Reply<'getRegister'>;
const MARKS = ['mark-attendance'];

/** What is told in words of its own. */
export const refusals = ['class_closed', 'not_enrolled', 'own_work'] as const;

export interface Mark {
  /** Null takes back what a person wrote down. */
  status: AttendanceStatus | null;
  remarks: string;
}
interface Marking extends Mark {
  /** As they stood there before. */
  student: ClassStudent;
}

/** What was recorded is corrected, and nothing said why. */
export const wantsReason = (error: unknown): boolean => isApiError(error) && error.fieldErrors['remarks'] !== undefined;

/** What stood there before, to be written down again. */
const markOf = ({ source, status, remarks }: ClassStudent): Mark =>
  source === 'manual' ? { status, remarks } : { status: null, remarks: '' };

const marked = (student: ClassStudent, { status, remarks }: Mark): ClassStudent =>
  // What is left of a mark that is taken back, the server alone says.
  status === null ? student : { ...student, status, remarks, source: 'manual' };

/**
 * Writes into the register of a class. A mark shows at once; marks of one person reach the server in the order in which
 * they were made, and each can be undone. One that is refused goes back, and rejects.
 */
export function useMarkAttendance(classId: string) {
  const api = useApi();
  const { toasts } = usePlatform();
  const queryClient = useQueryClient();
  const line = useChangeLine();
  const t = useAttendanceText();
  const complain = useComplaint();
  const queryKey = registerKey(classId);
  const mutationKey = [...MARKS, classId];

  const put = (student: ClassStudent) =>
    queryClient.setQueriesData<Register>({ queryKey }, (register) => register && withStudent(register, student));
  /** As they stand there now, which may be newer than what is drawn. */
  const current = (student: ClassStudent): ClassStudent =>
    queryClient
      .getQueriesData<Register>({ queryKey })
      .flatMap(([, register]) => register?.items ?? [])
      .find(({ user_id }) => user_id === student.user_id) ?? student;

  /** Marks of a person settle in the order in which they were made: another that is under way came later. */
  const hasNewer = (marking: Marking): boolean =>
    queryClient
      .getMutationCache()
      .findAll({ mutationKey, status: 'pending' })
      .some(({ state: { variables } }) => {
        const other = variables as Marking | undefined;
        return other !== marking && other?.student.user_id === marking.student.user_id;
      });

  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ student: { user_id }, status, remarks }: Marking) =>
      line.send(`attendance ${classId} ${user_id}`, () =>
        api.markAttendance({ params: { id: classId }, body: { user_id, status, remarks }, keepalive: true }),
      ),
    onMutate: async ({ student, ...mark }) => {
      await queryClient.cancelQueries({ queryKey });
      put(marked(student, mark));
    },
    onError: (_, marking) => {
      if (!hasNewer(marking)) put(marking.student);
    },
    // While another mark is under way, the answer to this one is older than what is shown.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: MARKS }) > 1
        ? undefined
        : queryClient.invalidateQueries({ queryKey: attendanceKey }),
  });

  const undo = (student: ClassStudent) =>
    void mutation.mutateAsync({ student: current(student), ...markOf(student) }).catch(complain);

  /** @throws why it was refused. */
  return async (drawn: ClassStudent, mark: Mark): Promise<void> => {
    const student = current(drawn);
    const answer = await mutation.mutateAsync({ student, ...mark });
    // Undefined: a newer mark took its place before it was sent.
    if (!answer) return;
    const action = { label: t('done.undo'), run: () => undo(student) };
    toasts.show({ kind: 'success', message: t(doneBy(student, mark), { name: student.student_name }), action });
  };
}

const withStudent = (register: Register, student: ClassStudent): Register => ({
  ...register,
  items: register.items.map((one) => (one.user_id === student.user_id ? student : one)),
});

function doneBy({ status: before, source }: ClassStudent, { status }: Mark) {
  if (status === null) return 'done.takenBack';
  return source === 'manual' && status === before ? 'done.remarks' : (`done.${status}` as const);
}

/** Tells why a mark was refused that was made without a dialog. */
export function useComplaint(): (error: unknown) => void {
  const { toasts } = usePlatform();
  const refusal = useRefusal(useAttendanceText(), refusals);
  return (error) => toasts.show({ kind: 'error', message: refusal(error) });
}
