import type { PathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import { MOST_PATH_ASSIGNMENTS } from '@stoa/shared/contract/market/path-words.ts';
import { lazyWithRetry } from '@stoa/shared/federation/lazy-with-retry.ts';
import { Skeleton, Stack, Text } from '@stoa/shared/kit';
import { Suspense, useMemo, useState } from 'react';
import { AddAssignment } from '../features/path-builder/add-assignment.tsx';
import { AssignmentHead } from '../features/path-builder/assignment-head.tsx';
import { AssignmentList } from '../features/path-builder/assignment-list.tsx';
import { usePathBuilding } from '../features/path-builder/path-builder-context.tsx';
import { usePathFieldName } from '../features/path-builder/use-path-words.ts';
import { usePathBuilderText } from '../messages/path-builder.ts';

const AssignmentEditor = lazyWithRetry(async () => ({
  default: (await import(/* webpackChunkName: "assignment" */ '../features/assignment/assignment-editor.tsx'))
    .AssignmentEditor,
}));

/** What is handed in beside the courses: edited as an assignment of a course is. */
export function PathAssignmentsSection() {
  const t = usePathBuilderText();
  const nameOf = usePathFieldName();
  const { path, isReadOnly } = usePathBuilding();
  const [openId, setOpenId] = useState<string>();
  // An older API knows none.
  const assignments = path.assignments ?? [];
  const isFull = assignments.length >= MOST_PATH_ASSIGNMENTS;
  return (
    <div id="assignments" role="group" aria-label={nameOf('assignments')} tabIndex={-1}>
      <Stack gap="xl">
        {assignments.length === 0 ? (
          <Text c="dimmed">{t('work.none')}</Text>
        ) : (
          <AssignmentList
            assignments={assignments}
            openId={openId}
            onToggle={(id) => setOpenId((now) => (now === id ? undefined : id))}
          >
            {(assignment) => <OpenAssignment assignment={assignment} isPublic={path.status === 'published'} />}
          </AssignmentList>
        )}
        {!isReadOnly && isFull && <Text size="sm">{t('work.full', { most: MOST_PATH_ASSIGNMENTS })}</Text>}
        {!isReadOnly && !isFull && <AddAssignment onAdded={setOpenId} />}
      </Stack>
    </div>
  );
}

function OpenAssignment({ assignment, isPublic }: { assignment: PathAssignment; isPublic: boolean }) {
  const asked = useMemo(() => {
    const { id: _id, title: _title, required: _required, ...fields } = assignment;
    return fields;
  }, [assignment]);
  return (
    <Stack gap="lg">
      <AssignmentHead assignment={assignment} />
      <Suspense fallback={<Skeleton height="24rem" />}>
        <AssignmentEditor target={`assignment:${assignment.id}`} assignment={asked} isPublic={isPublic} />
      </Suspense>
    </Stack>
  );
}
