import { locales } from '@stoa/shared/contract/site/locales.ts';
import { mailTemplateNames, mailThemes } from '@stoa/shared/contract/telling/mail-words.ts';
import { NativeSelect, SegmentedControl } from '@stoa/shared/kit';
import { useMailsText } from '../../messages/mails.ts';
import classes from './mails.module.css';
import { type PreviewChoice, widths } from './use-mail-preview.ts';

interface PreviewChoicesProps {
  choice: PreviewChoice;
  choose(part: Partial<PreviewChoice>): void;
}

/** Which email is looked at, and how. */
export function PreviewChoices({ choice, choose }: PreviewChoicesProps) {
  const t = useMailsText();
  return (
    <div className={classes.choices}>
      <NativeSelect
        label={t('template.template')}
        data={mailTemplateNames.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={choice.template}
        onChange={({ currentTarget: { value } }) =>
          choose({ template: mailTemplateNames.find((one) => one === value) ?? choice.template })
        }
      />
      <Choice
        label={t('template.locale')}
        value={choice.locale}
        data={locales.map((value) => ({ value, label: t(`template.locale.${value}`) }))}
        onChange={(locale) => choose({ locale })}
      />
      <Choice
        label={t('template.theme')}
        value={choice.theme}
        data={mailThemes.map((value) => ({ value, label: t(`template.theme.${value}`) }))}
        onChange={(theme) => choose({ theme })}
      />
      <Choice
        label={t('template.width')}
        value={choice.width}
        data={widths.map((value) => ({ value, label: t(`template.width.${value}`) }))}
        onChange={(width) => choose({ width })}
      />
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  data: { value: T; label: string }[];
  onChange(value: T): void;
}

const Choice = <T extends string>({ label, value, data, onChange }: ChoiceProps<T>) => (
  <div className={classes.choice}>
    <span className={classes.label} aria-hidden="true">
      {label}
    </span>
    <SegmentedControl aria-label={label} value={value} data={data} onChange={onChange} />
  </div>
);
