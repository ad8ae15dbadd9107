import { courseRights, type CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import { Checkbox, Input, Stack } from '@stoa/shared/kit';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';

interface RightsFieldProps {
  label: string;
  value: readonly CourseRight[];
  onChange(rights: CourseRight[]): void;
  error?: string | undefined;
  disabled?: boolean;
}

/** What a co-instructor may do. */
export function RightsField({ label, value, onChange, error, disabled = false }: RightsFieldProps) {
  const t = useCoInstructorsText();
  return (
    <Input.Wrapper label={label} error={error} labelElement="div" role="group" aria-label={label}>
      <Stack gap="xs" mt="xs">
        {courseRights.map((right) => (
          <Checkbox
            key={right}
            label={t(`right.${right}`)}
            description={t(`right.${right}.hint`)}
            checked={value.includes(right)}
            disabled={disabled}
            onChange={({ currentTarget: { checked } }) =>
              onChange(courseRights.filter((one) => (one === right ? checked : value.includes(one))))
            }
          />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
