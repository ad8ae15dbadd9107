import { Button } from '@stoa/shared/kit';
import { NumberInput, Slider } from '@stoa/shared/overlays';
import type { FieldsProps } from './action-form.tsx';
import { visitorsOf } from './failure-words.ts';
import { VersionField } from './version-field.tsx';
import classes from './action-modal.module.css';
import { useReleaseWords, type ReleaseWords } from '../../messages/releases.ts';

const steps = [1, 5, 25, 50, 100];
const LEAST = 0.01;

/** Which version, and for how many. */
export function CanaryFields(fields: FieldsProps) {
  const words = useReleaseWords();
  const { t, format } = words;
  const { choice, onChoose } = fields;
  const choose = (value: number | string) => {
    const weight = Math.round(Math.min(100, Math.max(LEAST, Number(value) || LEAST)) * 100) / 100;
    onChoose({ weight });
  };
  return (
    <>
      <VersionField {...fields} />
      <div role="group" aria-label={t('act.share')}>
        <div className={classes.steps}>
          {steps.map((step) => (
            <Button
              key={step}
              variant={choice.weight === step ? 'filled' : 'default'}
              aria-pressed={choice.weight === step}
              onClick={() => choose(step)}
            >
              {format.percent(step)}
            </Button>
          ))}
        </div>
        <div className={classes.share}>
          <Slider
            value={choice.weight}
            min={0}
            max={100}
            label={null}
            size="lg"
            thumbSize={32}
            thumbLabel={t('act.share.slider')}
            onChange={choose}
          />
          <NumberInput
            aria-label={t('act.share.field')}
            classNames={{ input: classes.field }}
            value={choice.weight}
            min={LEAST}
            max={100}
            decimalScale={2}
            suffix="%"
            hideControls
            onChange={choose}
          />
        </div>
        <p className={classes.after}>{howMany(fields, words)}</p>
      </div>
    </>
  );
}

function howMany({ choice: { weight, version }, seen: { remote } }: FieldsProps, { t }: ReleaseWords): string {
  const visitors = [remote.health, remote.canary_health].reduce((sum, one) => sum + (one ? visitorsOf(one) : 0), 0);
  const share =
    visitors === 0
      ? t('act.share.unknown')
      : t('act.share.about', { some: Math.round((visitors * weight) / 100), count: visitors });
  const before = remote.live?.canary?.version === version ? remote.live?.canary?.weight : undefined;
  if (before !== undefined && weight > before) return t('act.share.keep', { share });
  return share;
}
