import { useState } from 'react';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { Button, Group, Text } from '@stoa/shared/kit';
import { LinkButton } from '@stoa/shared/ui/router-link.tsx';
import { KeysDialog } from '../../../ui/keys-dialog.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { useReviewText } from '../../messages/review.ts';
import { REVIEW_FIELD, type Reviewed } from './reviewed.ts';
import { useNextReview } from './use-next-review.ts';

const keys = ['n', 'r', '?'] as const;

/** The way from what waits to what waits next, by a button and by a key. */
export function NextReview({ reviewed }: { reviewed: Reviewed }) {
  const t = useReviewText();
  const { navigation } = usePlatform();
  const [isKeysShown, setKeysShown] = useState(false);
  const { data: next, isSuccess } = useNextReview(reviewed);
  const { thing } = reviewed;
  useKeys({
    n: () => next && navigation.navigate(next.to),
    r: () => document.getElementById(REVIEW_FIELD)?.focus(),
    '?': () => setKeysShown(true),
  });
  return (
    <Group gap="sm" mb="lg">
      {next && (
        <LinkButton to={next.to} variant="default" aria-label={t('next.of', { thing, name: next.name })}>
          {t('next.go', { thing })}
        </LinkButton>
      )}
      {isSuccess && !next && <Text size="sm">{t('next.none', { thing })}</Text>}
      <Button variant="subtle" onClick={() => setKeysShown(true)}>
        {t('keys.title')}
      </Button>
      {isKeysShown && (
        <KeysDialog
          title={t('keys.title')}
          lead={t('keys.lead')}
          keys={keys.map((key) => ({ key, act: key === '?' ? t('keys.?') : t(`keys.${key}`, { thing }) }))}
          switchLabel={t('keys.on')}
          onClose={() => setKeysShown(false)}
        />
      )}
    </Group>
  );
}
