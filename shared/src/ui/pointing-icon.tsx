import type { Icon } from '@tabler/icons-react';
import classes from './pointing-icon.module.css';

interface PointingIconProps {
  icon: Icon;
  /** Pixels. */
  size?: number;
}

/** An arrow or chevron that points forward or back: it turns round where the page is read from the right. */
export function PointingIcon({ icon: Shape, size = 18 }: PointingIconProps) {
  return <Shape size={size} className={classes.icon} aria-hidden="true" />;
}
