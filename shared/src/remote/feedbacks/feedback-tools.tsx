import { feedbackStatuses, feedbackSubjects } from '../../contract/learning/feedback-words.ts';
import { useFeedbackText } from '../../i18n/messages/feedback.ts';
import { NativeSelect } from '../../ui/kit.ts';
import type { FeedbackFilters } from './feedback-filters.ts';
import classes from './feedback.module.css';

interface FeedbackToolsProps {
  filters: FeedbackFilters;
  /** Of which there is something. */
  courses: readonly { id: string; name: string }[];
  onChange(part: Partial<FeedbackFilters>): void;
}

/** What of the received feedback is shown. */
export function FeedbackTools({ filters, courses, onChange }: FeedbackToolsProps) {
  const t = useFeedbackText();
  const { course, subject, status } = filters;
  const subjects = feedbackSubjects.filter((one) => one !== 'platform');
  return (
    <div className={classes.tools}>
      {(courses.length > 1 || course !== undefined) && (
        <NativeSelect
          label={t('filter.course')}
          value={course ?? ''}
          data={[
            { value: '', label: t('all.courses') },
            ...courses.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ course: value || undefined })}
        />
      )}
      <NativeSelect
        label={t('filter.subject')}
        value={subject ?? ''}
        data={[
          { value: '', label: t('all.subjects') },
          ...subjects.map((value) => ({ value, label: t(`subject.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ subject: subjects.find((one) => one === value) })}
      />
      <NativeSelect
        label={t('filter.status')}
        value={status ?? ''}
        data={[
          { value: '', label: t('all.statuses') },
          ...feedbackStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ status: feedbackStatuses.find((one) => one === value) })}
      />
    </div>
  );
}
