import type { ChecklistLine } from '@stoa/shared/contract/creating.ts';
import { dateText } from '@stoa/shared/ui/format.ts';
import { Alert, Button, Group, Stack, Text } from '@stoa/shared/ui/kit.ts';
import { IconArrowBackUp, IconSend, IconWorld } from '@tabler/icons-react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { Checklist } from './checklist.tsx';
import { ReviewComments } from './review-comments.tsx';
import { useReviewTransition } from './use-review-transition.ts';

/** The last step: what is missing, what reviewers said, and the button that sends the course off. */
export function ReviewSection({ hrefOf }: { hrefOf(line: ChecklistLine): string }) {
  const { course } = useBuilder();
  const transition = useReviewTransition();
  const missing = course.checklist.filter((line) => !line.passed && line.severity === 'required').length;
  const openComments = course.comments.filter((one) => one.blocking && one.resolved_at === null).length;
  const isReady = missing === 0 && openComments === 0;
  const may = (action: (typeof course.actions)[number]) => course.actions.includes(action);
  const pendingKind = transition.isPending ? transition.variables : undefined;
  return (
    <Stack gap="xl">
      <Standing />
      <ReviewComments comments={course.comments} />
      <Checklist lines={course.checklist} hrefOf={hrefOf} />
      <Group gap="sm" id="submit" tabIndex={-1}>
        {may('submit') && (
          <Button
            size="md"
            leftSection={<IconSend size={20} aria-hidden="true" />}
            disabled={!isReady || (transition.isPending && pendingKind !== 'submit')}
            loading={pendingKind === 'submit'}
            onClick={() => transition.start('submit')}
          >
            {course.status === 'changes_requested' ? 'Submit again' : 'Submit for review'}
          </Button>
        )}
        {may('publish') && course.status === 'unpublished' && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconWorld size={20} aria-hidden="true" />}
            loading={pendingKind === 'publish'}
            onClick={() => transition.start('publish')}
          >
            Put it back in the catalogue
          </Button>
        )}
        {may('withdraw') && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
            loading={pendingKind === 'withdraw'}
            onClick={() => transition.start('withdraw')}
          >
            Withdraw from review
          </Button>
        )}
        {may('submit') && !isReady && (
          <Text size="sm" c="dimmed">
            {missing > 0 ? 'Complete what is missing first.' : 'Mark the comments as resolved first.'}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

/** Where the course stands, in a sentence. */
function Standing() {
  const { course } = useBuilder();
  switch (course.status) {
    case 'in_review':
      return (
        <Alert title="In review">
          Course is in review. Editing disabled. {course.submitted_at && `Sent on ${dateText(course.submitted_at)}. `}
          Withdraw it to go on editing.
        </Alert>
      );
    case 'approved':
      return <Alert title="Approved">The course is approved and goes public at the time that was set.</Alert>;
    case 'changes_requested':
      return (
        <Alert color="yellow" title="Changes requested">
          A reviewer asks for changes. Make them, mark each comment as resolved, and submit again.
        </Alert>
      );
    case 'published':
      return (
        <Alert color="green" title="Published">
          {course.has_revision
            ? 'Your edits wait in a revision until approved; learners see the published version until then.'
            : 'Learners see this version. Edits you make will wait in a revision until approved.'}
        </Alert>
      );
    case 'unpublished':
      return (
        <Alert title="Unpublished">
          The course is out of the catalogue; those enrolled keep access. Unchanged it can go back at once, changed it
          is reviewed again.
        </Alert>
      );
    case 'draft':
      return (
        <Text>
          A reviewer reads every course before it is public. When everything is there, send it off; only you can see it
          until then.
        </Text>
      );
  }
}
