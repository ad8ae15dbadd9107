import { useState } from 'react';
import { NativeSelect } from '@stoa/shared/ui/kit.ts';

const KEY = 'stoa.player.speed';
const speeds = ['0.75', '1', '1.25', '1.5', '1.75', '2'];

/** The speed chosen last, for every video. */
export function rememberedSpeed(): number {
  const speed = localStorage.getItem(KEY);
  return speed && speeds.includes(speed) ? Number(speed) : 1;
}

export function SpeedSelect({ onChange }: { onChange(speed: number): void }) {
  const [speed, setSpeed] = useState(() => String(rememberedSpeed()));
  return (
    <NativeSelect
      size="sm"
      aria-label="Speed"
      value={speed}
      data={speeds.map((value) => ({ value, label: value === '1' ? 'Normal speed' : `${value}× speed` }))}
      onChange={({ currentTarget: { value } }) => {
        setSpeed(value);
        localStorage.setItem(KEY, value);
        onChange(Number(value));
      }}
    />
  );
}
