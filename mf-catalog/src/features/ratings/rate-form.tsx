import { useState, type FormEvent } from 'react';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { Alert, Button, Group, Input, Rating, Stack, Textarea } from '@stoa/shared/kit';
import { useCourseInfoText } from '../../messages/course-info.ts';
import { useRateCourse } from './use-ratings.ts';

const LONGEST_COMMENT = 2000;

/** For those who take the course. Rating again changes the rating. */
export function RateForm({ courseId }: { courseId: string }) {
  const t = useCourseInfoText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [wasSent, setSent] = useState(false);
  const rate = useRateCourse(courseId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (rating === 0 || rate.isPending) return;
    rate.mutate({ rating, comment }, { onSuccess: () => toasts.show({ kind: 'success', message: t('rate.done') }) });
  };
  const tooEarly = isApiError(rate.error) && rate.error.code === 'rating_too_early';
  const refused = {
    rating_too_early: t('rate.early'),
    own_course: t('rate.own'),
    not_enrolled: t('rate.notEnrolled'),
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw="36rem">
        <Input.Wrapper
          label={t('rate.label')}
          error={wasSent && rating === 0 ? t('rate.missing') : undefined}
          labelElement="div"
        >
          <Rating
            value={rating}
            onChange={setRating}
            size="lg"
            getSymbolLabel={(stars) => t('rate.stars', { stars })}
          />
        </Input.Wrapper>
        <Textarea
          label={t('rate.comment')}
          description={t('rate.hint')}
          value={comment}
          maxLength={LONGEST_COMMENT}
          autosize
          minRows={3}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {rate.isError && (
          <Alert color={tooEarly ? 'yellow' : 'red'} role="alert">
            {errorText(rate.error, refused)}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={rate.isPending}>
            {t('rate.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
