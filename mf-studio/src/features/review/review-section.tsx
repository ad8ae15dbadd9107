import type { ChecklistLine } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@stoa/shared/kit';
import { HelpLink } from '@stoa/shared/remote/help/help-link.tsx';
import { IconArrowBackUp, IconSend, IconWorld } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useReviewText } from '../../messages/review.ts';
import { ChangesSinceLive } from './changes-since-live.tsx';
import { Checklist } from './checklist.tsx';
import { DiscardChanges } from './discard-changes.tsx';
import { ReviewComments } from './review-comments.tsx';
import { useReviewTransition } from './use-review-transition.ts';

const LONGEST_NOTE = 1000;

/** The last step: what is missing, what reviewers said, and the button that sends the course off. */
export function ReviewSection({ hrefOf }: { hrefOf(line: ChecklistLine): string }) {
  const t = useReviewText();
  const { course } = useBuilder();
  const [note, setNote] = useState('');
  const steps = useRef<HTMLDivElement>(null);
  const transition = useReviewTransition(note);
  const missing = course.checklist.filter((line) => !line.passed && line.severity === 'required').length;
  const openComments = course.comments.filter((one) => one.blocking && one.resolved_at === null).length;
  const isReady = missing === 0 && openComments === 0;
  const may = (action: (typeof course.actions)[number]) => course.actions.includes(action);
  const pendingKind = transition.isPending ? transition.variables : undefined;
  return (
    <Stack gap="xl">
      <Standing />
      <HelpLink about="review" />
      <ReviewComments comments={course.comments} />
      <Checklist lines={course.checklist} hrefOf={hrefOf} />
      {course.has_revision && <ChangesSinceLive />}
      {may('submit') && (
        <Textarea
          label={t('note.label')}
          description={t('note.hint')}
          value={note}
          maxLength={LONGEST_NOTE}
          autosize
          minRows={2}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <Group gap="sm" id="submit" tabIndex={-1} ref={steps}>
        {may('submit') && (
          <Button
            size="md"
            leftSection={<IconSend size={20} aria-hidden="true" />}
            disabled={!isReady || (transition.isPending && pendingKind !== 'submit')}
            loading={pendingKind === 'submit'}
            onClick={() => transition.start('submit')}
          >
            {t(course.status === 'changes_requested' ? 'act.submitAgain' : 'act.submit')}
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
            {t('act.publish')}
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
            {t('act.withdraw')}
          </Button>
        )}
        {may('discard') && <DiscardChanges transition={transition} onDone={() => steps.current?.focus()} />}
        {may('submit') && !isReady && (
          <Text size="sm" c="dimmed">
            {t(missing > 0 ? 'act.first.missing' : 'act.first.comments')}
          </Text>
        )}
      </Group>
    </Stack>
  );
}

/** Where the course stands, in a sentence. */
function Standing() {
  const t = useReviewText();
  const word = useCourseWords();
  const format = useFormat();
  const { course } = useBuilder();
  switch (course.status) {
    case 'in_review':
      return (
        <Alert title={word(`status.${course.status}`)}>
          {course.submitted_at
            ? t('standing.in_review.sent', { date: format.date(course.submitted_at) })
            : t('standing.in_review')}
        </Alert>
      );
    case 'changes_requested':
      return (
        <Alert color="yellow" title={word(`status.${course.status}`)}>
          {t('standing.changes_requested')}
        </Alert>
      );
    case 'published':
      return (
        <Alert color="green" title={word(`status.${course.status}`)}>
          {t(course.has_revision ? 'standing.published.revision' : 'standing.published')}
        </Alert>
      );
    case 'approved':
      return (
        <Alert title={word(`status.${course.status}`)}>
          {course.publish_at
            ? t('standing.approved.at', { when: format.moment(course.publish_at) })
            : t('standing.approved')}
        </Alert>
      );
    case 'unpublished':
      return <Alert title={word(`status.${course.status}`)}>{t(`standing.${course.status}`)}</Alert>;
    case 'draft':
      return <Text>{t('standing.draft')}</Text>;
  }
}
