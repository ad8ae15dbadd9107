import { useErrorText } from '@stoa/shared/remote/use-error-text.ts';
import { useCommunityText } from '../../messages/community.ts';

/** Why a call of the community failed, in the page's language. */
export function useFailureText(): (error: unknown) => string {
  const t = useCommunityText();
  const errorText = useErrorText();
  return (error) =>
    errorText(error, {
      content_locked: t('failed.content_locked'),
      content_removed: t('failed.content_removed'),
      own_content: t('failed.own_content'),
      already_reported: t('failed.already_reported'),
      already_decided: t('failed.already_decided'),
      rate_limited: t('failed.rate_limited'),
    });
}
