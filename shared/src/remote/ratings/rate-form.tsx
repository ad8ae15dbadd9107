import { useState, type FormEvent } from 'react';
import type { Rating as Rated } from '../../contract/market/ratings.ts';
import { usePlatform } from '../../federation/platform-context.tsx';
import { isApiError } from '../../http/api-error.ts';
import { useRateText } from '../../i18n/messages/rate.ts';
import { Alert, Button, Group, Input, Rating, Stack, Textarea } from '../../ui/kit.ts';
import { RowSkeleton } from '../../ui/skeletons.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useErrorText } from '../use-error-text.ts';
import { useOwnRating } from './use-own-rating.ts';
import { useRateCourse } from './use-rate-course.ts';

const LONGEST_COMMENT = 2000;

interface RateFormProps {
  courseId: string;
  onDone?(): void;
}

/** For those who take the course. Rating again changes the rating, so it begins with what was said before. */
export function RateForm(given: RateFormProps) {
  const own = useOwnRating(given.courseId);
  if (own.isPending) return <RowSkeleton count={2} />;
  if (own.isError) return <LoadFailed query={own} />;
  return <Form {...given} before={own.data} />;
}

function Form({ courseId, onDone, before }: RateFormProps & { before: Rated | null }) {
  const t = useRateText();
  const errorText = useErrorText();
  const { toasts } = usePlatform();
  const [rating, setRating] = useState(before?.rating ?? 0);
  const [comment, setComment] = useState(before?.comment ?? '');
  const [wasSent, setSent] = useState(false);
  const rate = useRateCourse(courseId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (rating === 0 || rate.isPending) return;
    const onSuccess = () => {
      toasts.show({ kind: 'success', message: t('done') });
      onDone?.();
    };
    rate.mutate({ rating, comment }, { onSuccess });
  };
  const tooEarly = isApiError(rate.error) && rate.error.code === 'rating_too_early';
  const refused = {
    rating_too_early: t('early'),
    own_course: t('own'),
    not_enrolled: t('notEnrolled'),
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw="36rem">
        <Input.Wrapper label={t('label')} error={wasSent && rating === 0 ? t('missing') : undefined} labelElement="div">
          <Rating value={rating} onChange={setRating} size="lg" getSymbolLabel={(stars) => t('stars', { stars })} />
        </Input.Wrapper>
        <Textarea
          label={t('comment')}
          description={t('hint')}
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
            {t(before ? 'change' : 'submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
