import classes from './colonnade.module.css';

const BAY = 48;
const HEIGHT = 72;

/** One bay: an arch resting on its column, with plinth and capital. */
const bay = (index: number): string => {
  const x = index * BAY;
  return [
    `M${x + 4} ${HEIGHT} V30 A20 20 0 0 1 ${x + 44} 30 V${HEIGHT}`,
    `M${x + 9} ${HEIGHT} V30 A15 15 0 0 1 ${x + 39} 30 V${HEIGHT}`,
    `M${x} 30 H${x + 9} M${x + 39} 30 H${x + 48}`,
  ].join(' ');
};

interface ColonnadeProps {
  /** How many arches. */
  bays?: number;
  className?: string | undefined;
}

/** The covered walk itself: Stoa's motif, a row of arches. Decoration only, drawn in the text's colour. */
export function Colonnade({ bays = 5, className }: ColonnadeProps) {
  const width = bays * BAY;
  return (
    <svg
      className={[classes.colonnade, className].filter(Boolean).join(' ')}
      viewBox={`0 0 ${width} ${HEIGHT + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M0 4 H${width} M0 0.5 H${width}`} />
      <path d={Array.from({ length: bays }, (_, index) => bay(index)).join(' ')} />
      <path d={`M0 ${HEIGHT + 0.5} H${width}`} />
    </svg>
  );
}
