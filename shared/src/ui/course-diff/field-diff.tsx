import type { FieldChange } from '../../contract/teaching/course-diff.ts';
import type { StoredFile } from '../../contract/files/files.ts';
import { useCourseDiffText } from '../../i18n/messages/course-diff.ts';
import { useCourseWords } from '../../i18n/messages/course-words.ts';
import { clockText } from '../../i18n/create-format.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Anchor } from '../kit.ts';
import classes from './course-diff.module.css';
import { Added, Removed, TextDiff } from './text-diff.tsx';

interface FieldDiffProps {
  change: FieldChange;
  /** Of a part that is new or gone, the one side it has: on the other, nothing is no value. */
  only?: 'before' | 'after' | undefined;
}

/** One field, as it was and as it is. */
export function FieldDiff({ change, only }: FieldDiffProps) {
  const t = useCourseDiffText();
  const format = useFormat();
  const worded = useValueText();
  const openingText = useOpeningText();
  switch (change.type) {
    case 'text':
      return <TextDiff before={change.before} after={change.after} />;
    case 'lines':
      return <TextDiff before={change.before.join('\n')} after={change.after.join('\n')} />;
    case 'options':
      return <OptionsDiff {...change} />;
    case 'price': {
      const told = ({ price_minor, currency }: typeof change.before) =>
        price_minor === 0 ? t('value.free') : format.money(price_minor, currency);
      return <ValueDiff before={told(change.before)} after={told(change.after)} />;
    }
    case 'value':
      return (
        <ValueDiff
          before={only === 'after' ? '' : worded(change.field, change.before)}
          after={only === 'before' ? '' : worded(change.field, change.after)}
        />
      );
    case 'opening':
      return (
        <ValueDiff
          before={only === 'after' ? '' : openingText(change.before)}
          after={only === 'before' ? '' : openingText(change.after)}
        />
      );
    case 'file':
      return <FileSides before={listed(change.before)} after={listed(change.after)} />;
  }
}

type Options = Extract<FieldChange, { type: 'options' }>;

/** Answers line by line, and the pictures that only one side has. */
function OptionsDiff({ before, after }: Options) {
  const t = useCourseDiffText();
  const lineOf = ({ text: words, correct, match, picture, picture_alt }: Options['before'][number]) => {
    const text = [words, picture && t('option.pictured', { alt: picture_alt })].filter(Boolean).join(' · ');
    if (match !== '') return correct ? t('option.pair', { text, match }) : t('option.alone', { match });
    return t(correct ? 'option.right' : 'option.wrong', { text });
  };
  return (
    <>
      <TextDiff before={before.map(lineOf).join('\n')} after={after.map(lineOf).join('\n')} />
      <FileSides before={picturesOnlyIn(before, after)} after={picturesOnlyIn(after, before)} />
    </>
  );
}

function picturesOnlyIn(side: Options['before'], other: Options['before']): StoredFile[] {
  const known = new Set(other.map(({ picture }) => picture?.id));
  return side.flatMap(({ picture }) => (picture && !known.has(picture.id) ? [picture] : []));
}

const listed = (file: StoredFile | null): StoredFile[] => (file ? [file] : []);

function FileSides({ before, after }: { before: readonly StoredFile[]; after: readonly StoredFile[] }) {
  const t = useCourseDiffText();
  if (before.length + after.length === 0) return null;
  return (
    <div className={classes.files}>
      {before.map((file) => (
        <FileSide key={file.id} file={file} title={t('file.before')} />
      ))}
      {after.map((file) => (
        <FileSide key={file.id} file={file} title={t('file.after')} />
      ))}
    </div>
  );
}

const ValueDiff = ({ before, after }: { before: string; after: string }) => (
  <p className={classes.value}>
    {before !== '' && <Removed>{before}</Removed>} {after !== '' && <Added>{after}</Added>}
  </p>
);

/** A picture is shown, all else is named and opened. */
function FileSide({ file, title }: { file: StoredFile; title: string }) {
  const t = useCourseDiffText();
  const isPicture = file.type.startsWith('image/');
  const facts = [file.name, file.duration_s !== null && clockText(file.duration_s)].filter(Boolean).join(' · ');
  return (
    <figure className={classes.file}>
      <figcaption>
        <strong>{title}</strong> <span>{facts}</span>
      </figcaption>
      {isPicture && file.url && <img src={file.url} alt="" loading="lazy" className={classes.picture} />}
      {!isPicture && file.url && (
        <Anchor href={file.url} target="_blank" rel="noreferrer">
          {t(file.type.startsWith('video/') ? 'file.play' : 'file.open', { name: file.name })}
        </Anchor>
      )}
    </figure>
  );
}

type Side = Extract<FieldChange, { type: 'opening' }>['before'];

function useOpeningText(): (opening: Side) => string {
  const t = useCourseDiffText();
  const format = useFormat();
  return (opening) => {
    switch (opening?.kind) {
      case 'on':
        // Noon is that day in every zone where people live, but for a few islands.
        return t('value.opensOn', { day: format.date(`${opening.day}T12:00:00Z`) });
      case 'days':
        return t('value.opensAfterDays', { days: opening.days });
      case 'after':
        return t('value.opensAfter', { title: opening.title });
      default:
        return t('value.opensFromStart');
    }
  };
}

function useValueText(): (field: FieldChange['field'], value: string | number | boolean | null) => string {
  const t = useCourseDiffText();
  const word = useCourseWords();
  const format = useFormat();
  const absentText = (field: FieldChange['field']): string => {
    if (field === 'max_attempts') return t('value.unlimited');
    if (field === 'draw') return t('value.allAsked');
    return field === 'due_days' ? t('value.noDueDate') : '';
  };
  return (field, value) => {
    if (value === null) return absentText(field);
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (field === 'pass_mark' || field === 'watch_threshold') return format.percent(Number(value));
    if (field === 'language' || field === 'captions_language') return format.language(String(value));
    if (field === 'level') return word(`level.${value}` as 'level.beginner');
    if (field === 'content_type') return word(`contentType.${value}` as 'contentType.text');
    if (field === 'submission_type') return t('value.submissionType', { type: String(value) });
    if (field === 'kind') return t('value.kind', { kind: String(value) });
    return String(value);
  };
}
