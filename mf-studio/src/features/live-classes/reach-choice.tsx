import { Radio, Stack } from '@stoa/shared/kit';
import { useLiveClassesText } from '../../messages/live-classes.ts';

interface ReachChoiceProps {
  isFollowing: boolean;
  onChange(isFollowing: boolean): void;
}

/** Of a series: one class, or those that follow as well. */
export function ReachChoice({ isFollowing, onChange }: ReachChoiceProps) {
  const t = useLiveClassesText();
  return (
    <Radio.Group
      label={t('reach')}
      value={isFollowing ? 'following' : 'one'}
      onChange={(value) => onChange(value === 'following')}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="one" label={t('reach.one')} />
        <Radio value="following" label={t('reach.following')} />
      </Stack>
    </Radio.Group>
  );
}
