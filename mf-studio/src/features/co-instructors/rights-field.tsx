import { courseRights, type CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import { Checkbox, Input, Stack } from '@stoa/shared/kit';
import { useId } from 'react';
import { useCoInstructorsText } from '../../messages/co-instructors.ts';

interface RightsFieldProps {
  label: string;
  value: readonly CourseRight[];
  onChange(rights: CourseRight[]): void;
  error?: string | undefined;
}

/** What a co-instructor may do. */
export function RightsField({ label, value, onChange, error }: RightsFieldProps) {
  const t = useCoInstructorsText();
  const errorId = useId();
  return (
    <Input.Wrapper
      label={label}
      error={error}
      errorProps={{ id: errorId }}
      labelElement="div"
      role="group"
      aria-label={label}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Stack gap="xs" mt="xs">
        {courseRights.map((right) => (
          <Checkbox
            key={right}
            label={t(`right.${right}`)}
            description={t(`right.${right}.hint`)}
            checked={value.includes(right)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(courseRights.filter((one) => (one === right ? checked : value.includes(one))))
            }
          />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
