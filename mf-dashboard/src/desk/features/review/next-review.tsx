import { useState } from 'react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group, Text } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { KeysDialog } from '../../../ui/keys-dialog.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useReviewText } from '../../messages/review.ts';
import { useNextReview } from './use-next-review.ts';

const keys = ['n', 'r', '?'] as const;

/** The way from one waiting course to the next, by a button and by a key. */
export function NextReview({ course }: { course: Pick<CourseBuilder, 'id'> }) {
  const t = useReviewText();
  const { navigation } = usePlatform();
  const [isKeysShown, setKeysShown] = useState(false);
  const { data: next, isSuccess } = useNextReview(course.id);
  useKeys({
    n: () => next && navigation.navigate(to.reviewCourse({ slug: next.slug })),
    r: () => document.getElementById('review-comment')?.focus(),
    '?': () => setKeysShown(true),
  });
  return (
    <Group gap="sm" mb="lg">
      {next && (
        <LinkButton to={to.reviewCourse({ slug: next.slug })} variant="default" aria-label={t('next.of', next)}>
          {t('next.go')}
        </LinkButton>
      )}
      {isSuccess && !next && <Text size="sm">{t('next.none')}</Text>}
      <Button variant="subtle" onClick={() => setKeysShown(true)}>
        {t('keys.title')}
      </Button>
      {isKeysShown && (
        <KeysDialog
          title={t('keys.title')}
          lead={t('keys.lead')}
          keys={keys.map((key) => ({ key, act: t(`keys.${key}`) }))}
          switchLabel={t('keys.on')}
          onClose={() => setKeysShown(false)}
        />
      )}
    </Group>
  );
}
