import type { Measure } from '@stoa/shared/contract/administration/site-health.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Fact, FactList } from '@stoa/shared/ui/fact-list.tsx';
import { type HealthText, useHealthText } from '../../messages/health.ts';

/** What was measured, each with its unit. */
export function MeasureList({ measures }: { measures: readonly Measure[] }) {
  const t = useHealthText();
  const format = useFormat();
  return (
    <FactList>
      {measures.map((measure) => (
        <Fact key={measure.name} name={t(`measure.${measure.name}`)}>
          {valueText(measure, format, t)}
        </Fact>
      ))}
    </FactList>
  );
}

function valueText({ unit, value }: Measure, format: ReturnType<typeof useFormat>, t: HealthText): string {
  if (value === null) return t('none');
  if (unit === 'instant') return format.moment(String(value));
  const number = Number(value);
  if (unit === 'bytes') return format.bytes(number);
  if (unit === 'ms') return format.milliseconds(number);
  return unit === 'seconds' ? format.duration(number) : format.number(number);
}
