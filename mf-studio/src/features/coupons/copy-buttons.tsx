import { IconCopy, IconLink } from '@tabler/icons-react';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import { Button } from '@stoa/shared/kit';
import { useCopy } from '@stoa/shared/remote/use-copy.ts';
import { useCouponsText } from '../../messages/coupons.ts';

/** To pass a coupon on: as a code, or as a link to the course that brings it along. */
export function CopyButtons({ code, slug }: { code: string; slug: string }) {
  const t = useCouponsText();
  const copy = useCopy();
  const link = `${window.location.origin}${to.courseInfo({ slug }, { coupon: code })}`;
  const put = (text: string, copied: string) => void copy(text, { copied, notCopied: t('notCopied', { text }) });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden="true" />}
        aria-label={t('copyCode.of', { code })}
        onClick={() => put(code, t('copied.code', { code }))}
      >
        {t('copyCode')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconLink size={18} aria-hidden="true" />}
        aria-label={t('copyLink.of', { code })}
        onClick={() => put(link, t('copied.link', { code }))}
      >
        {t('copyLink')}
      </Button>
    </>
  );
}
