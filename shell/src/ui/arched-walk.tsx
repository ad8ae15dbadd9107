import classes from './arched-walk.module.css';

/** Distance of each arch along the walk, near to far. */
const depths = [0, 1, 2, 3, 4, 5, 6];

/** Looking down the covered walk: arch within arch towards the light. Decoration only. */
export function ArchedWalk() {
  return (
    <svg className={classes.walk} viewBox="0 0 480 720" preserveAspectRatio="xMidYMax slice" focusable="false">
      {depths.map((depth) => {
        const scale = 0.74 ** depth;
        const half = 190 * scale;
        const spring = 400 - 150 * scale;
        const foot = 460 + 300 * scale;
        const centre = 240;
        return (
          <path
            key={depth}
            className={classes.arch}
            data-depth={depth}
            d={`M${centre - half} ${foot} V${spring} A${half} ${half} 0 0 1 ${centre + half} ${spring} V${foot} Z`}
          />
        );
      })}
    </svg>
  );
}
