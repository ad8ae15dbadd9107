import { useState, type FormEvent } from 'react';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { isApiError } from '@stoa/shared/http/api-error.ts';
import { Alert, Button, Group, Input, Rating, Stack, Textarea } from '@stoa/shared/ui/kit.ts';
import { useRateCourse } from './use-ratings.ts';

const LONGEST_COMMENT = 2000;

/** For those who take the course. Rating again changes the rating. */
export function RateForm({ courseId }: { courseId: string }) {
  const { toasts } = usePlatform();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [wasSent, setSent] = useState(false);
  const rate = useRateCourse(courseId);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (rating === 0 || rate.isPending) return;
    rate.mutate(
      { rating, comment },
      { onSuccess: () => toasts.show({ kind: 'success', message: 'Thank you: your rating is published.' }) },
    );
  };
  const tooEarly = isApiError(rate.error) && rate.error.code === 'rating_too_early';
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw="36rem">
        <Input.Wrapper
          label="Your rating"
          error={wasSent && rating === 0 ? 'Choose 1 to 5 stars.' : undefined}
          labelElement="div"
        >
          <Rating value={rating} onChange={setRating} size="lg" getSymbolLabel={(stars) => `${stars} of 5 stars`} />
        </Input.Wrapper>
        <Textarea
          label="What should others know?"
          description="Optional. What helped, what was missing, who it suits."
          value={comment}
          maxLength={LONGEST_COMMENT}
          autosize
          minRows={3}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
        {rate.isError && (
          <Alert color={tooEarly ? 'yellow' : 'red'} role="alert">
            {rate.error.message}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={rate.isPending}>
            Publish the rating
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
