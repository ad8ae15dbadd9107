import { countText, numberText } from '@stoa/shared/ui/format.ts';
import { Button } from '@stoa/shared/ui/kit.ts';
import { NumberInput, Slider } from '@stoa/shared/ui/overlays.ts';
import type { FieldsProps } from './action-form.tsx';
import { visitorsOf } from './failure-words.ts';
import { VersionField } from './version-field.tsx';
import classes from './action-modal.module.css';

const steps = [1, 5, 25, 50, 100];
const LEAST = 0.01;

/** Which version, and for how many. */
export function CanaryFields(fields: FieldsProps) {
  const { choice, onChoose } = fields;
  const choose = (value: number | string) => {
    const weight = Math.round(Math.min(100, Math.max(LEAST, Number(value) || LEAST)) * 100) / 100;
    onChoose({ weight });
  };
  return (
    <>
      <VersionField {...fields} />
      <div role="group" aria-label="Share of visitors">
        <div className={classes.steps}>
          {steps.map((step) => (
            <Button
              key={step}
              variant={choice.weight === step ? 'filled' : 'default'}
              aria-pressed={choice.weight === step}
              onClick={() => choose(step)}
            >
              {step}%
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
            thumbLabel="Share of visitors in percent"
            onChange={choose}
          />
          <NumberInput
            aria-label="Percent of visitors"
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
        <p className={classes.after}>{howMany(fields)}</p>
      </div>
    </>
  );
}

function howMany({ choice: { weight, version }, seen: { remote } }: FieldsProps): string {
  const visitors = [remote.health, remote.canary_health].reduce((sum, one) => sum + (one ? visitorsOf(one) : 0), 0);
  const share =
    visitors === 0
      ? 'No visitor was counted in the last hour.'
      : `That is about ${numberText(Math.round((visitors * weight) / 100))} of the ${countText(visitors, 'visitor')} of the last hour.`;
  const before = remote.live?.canary?.version === version ? remote.live?.canary?.weight : undefined;
  if (before !== undefined && weight > before) return `${share} Who has it already keeps it.`;
  return share;
}
