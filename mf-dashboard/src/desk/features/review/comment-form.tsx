import { useRef, useState, type FormEvent } from 'react';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { CommentAnchor } from '@stoa/shared/contract/teaching/review-comments.ts';
import { useCourseDiffText } from '@stoa/shared/i18n/messages/course-diff.ts';
import { Button, Group, NativeSelect, Radio, Stack, Textarea } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useGuard } from '@stoa/shared/remote/use-guard.ts';
import { useInsertion } from '../../../ui/use-insertion.ts';
import { Phrases } from '../../ui/phrases.tsx';
import { anchorFrom, anchorKey, commentedFields, wholeCourse } from './anchor-of.ts';
import { REVIEW_FIELD } from './reviewed.ts';
import type { useDecide } from './use-review.ts';
import { useReviewText } from '../../messages/review.ts';
import { refusals } from './refusals.ts';

const SHORTEST = 10;
const LONGEST = 2000;

interface CommentFormProps {
  course: CourseBuilder;
  comment: ReturnType<typeof useDecide>['comment'];
  /** What the comment is about; chosen here, or beside that part. */
  about: CommentAnchor;
  onAbout(about: CommentAnchor): void;
  /** While the course is another reviewer's: nothing can be sent, and what was typed stays. */
  isDisabled: boolean;
}

/** A remark for the author, or a request that sends the course back. */
export function CommentForm({ course, comment, about, onAbout, isDisabled }: CommentFormProps) {
  const t = useReviewText();
  const parts = useParts(course, about);
  const refusal = useRefusal(t, refusals);
  const [body, setBody] = useState('');
  const [kind, setKind] = useState('blocking');
  const [wasSent, setSent] = useState(false);
  const isShort = body.trim().length < SHORTEST;
  const blocking = kind === 'blocking';
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useInsertion(area, { value: body, most: LONGEST, onChange: setBody });
  useGuard(!field.isEmpty);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (isShort || isDisabled || comment.isPending) return;
    comment.mutate(
      { body: body.trim(), blocking, about },
      {
        onSuccess: () => {
          setBody('');
          setSent(false);
          onAbout(wholeCourse);
        },
      },
    );
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <NativeSelect
          label={t('comment.about')}
          value={anchorKey(about)}
          data={parts}
          onChange={(event) => onAbout(anchorFrom(event.currentTarget.value))}
        />
        <Textarea
          ref={area}
          id={REVIEW_FIELD}
          label={t('comment.label')}
          description={t('comment.hint')}
          value={body}
          maxLength={LONGEST}
          autosize
          minRows={3}
          error={wasSent && isShort ? t('comment.short', { least: SHORTEST }) : undefined}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        <Phrases purpose="review" field={field} reader={{ authorId: course.creator.id, about: 'course' }} />
        <Radio.Group label={t('comment.meaning')} value={kind} onChange={setKind}>
          <Stack gap="xs" mt="xs">
            <Radio value="blocking" label={t('comment.meaning.blocking')} />
            <Radio value="remark" label={t('comment.meaning.remark')} />
          </Stack>
        </Radio.Group>
        <FormProblem text={comment.isError && refusal(comment.error)} />
        <Group>
          <Button type="submit" variant="default" loading={comment.isPending} disabled={isDisabled}>
            {t(blocking ? 'comment.request' : 'comment.add')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The course, its fields, its modules and lessons; also one that is being taken out, when it was chosen. */
function useParts(course: CourseBuilder, about: CommentAnchor) {
  const t = useReviewText();
  const field = useCourseDiffText();
  const parts = course.modules.flatMap(({ id, title, lessons }) => [
    { value: anchorKey({ part: 'module', part_id: id, field: null }), label: field('module', { title }) },
    ...lessons.map((lesson) => ({
      value: anchorKey({ part: 'lesson', part_id: lesson.id, field: null }),
      label: lesson.title,
    })),
  ]);
  const fields = commentedFields.map((name) => ({
    value: anchorKey({ part: 'course', part_id: null, field: name }),
    label: field(`field.${name}`),
  }));
  const key = anchorKey(about);
  const isKnown = key === anchorKey(wholeCourse) || [...fields, ...parts].some(({ value }) => value === key);
  const other = about.field ? field(`field.${about.field}`) : t('comment.about.removed');
  return [
    { value: anchorKey(wholeCourse), label: t('comment.about.course') },
    ...(isKnown ? [] : [{ value: key, label: other }]),
    { group: t('comment.about.fields'), items: fields },
    ...(parts.length > 0 ? [{ group: t('comment.about.lessons'), items: parts }] : []),
  ];
}
