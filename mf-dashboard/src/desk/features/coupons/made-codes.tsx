import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { csvText } from '@stoa/shared/contract/kernel/csv-text.ts';
import type { Coupon } from '@stoa/shared/contract/market/coupons.ts';
import { Button, Group, Stack, Text, Textarea, VisuallyHidden } from '@stoa/shared/kit';
import { saveText } from '../../../ui/save-text.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import { couponRows } from './coupon-rows.ts';

/** The codes that were just made: to be read, copied or kept in a file. */
export function MadeCodes({ coupons, onDone }: { coupons: readonly Coupon[]; onDone(): void }) {
  const t = useCouponsText();
  const clipboard = useClipboard({ timeout: 3_000 });
  const codes = coupons.map(({ code }) => code).join('\n');
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Stack gap="lg">
      <Text>{t('codes.text')}</Text>
      <Textarea
        label={t('codes.label')}
        value={codes}
        readOnly
        dir="ltr"
        rows={Math.min(10, coupons.length)}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<Icon size={18} aria-hidden="true" />}
          onClick={() => clipboard.copy(codes)}
        >
          {t(clipboard.copied ? 'codes.copied' : 'codes.copy')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => saveText('coupons.csv', 'text/csv', csvText(couponRows(coupons)))}
        >
          {t('codes.download')}
        </Button>
        <Button onClick={onDone}>{t('codes.done')}</Button>
      </Group>
      <VisuallyHidden role="status">{clipboard.copied ? t('codes.copied') : ''}</VisuallyHidden>
    </Stack>
  );
}
