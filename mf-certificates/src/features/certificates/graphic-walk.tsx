import classes from './certificate-graphic.module.css';

const BAND = 304;
const depths = [0, 1, 2, 3, 4, 5];

/** The band at the certificate's side: the covered walk towards the light, with the name of the house. */
export function GraphicWalk() {
  return (
    <g aria-hidden="true">
      <rect width={BAND} height="792" className={classes.ink} />
      {depths.map((depth) => {
        const scale = 0.74 ** depth;
        const half = 112 * scale;
        const centre = BAND / 2;
        const spring = 400 - 128 * scale;
        const foot = 430 + 220 * scale;
        return (
          <path
            key={depth}
            data-depth={depth}
            className={classes.arch}
            d={`M${centre - half} ${foot} V${spring} A${half} ${half} 0 0 1 ${centre + half} ${spring} V${foot} Z`}
          />
        );
      })}
      <text x={BAND / 2} y="118" className={classes.house}>
        Stoa
      </text>
    </g>
  );
}
