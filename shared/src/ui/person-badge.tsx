import { Link } from 'react-router-dom';
import { Avatar } from './kit.ts';
import classes from './person-badge.module.css';

interface PersonBadgeProps {
  name: string;
  /** Drawn where there is no picture: 'AL'. */
  initial: string;
  image: string | null;
  title?: string | null;
  size?: 'sm' | 'md' | 'lg';
  /** Where their name leads. */
  to?: string | undefined;
}

const pixels = { sm: 28, md: 40, lg: 64 };

/** A person with picture or initials, name and title. */
export function PersonBadge({ name, initial, image, title, size = 'md', to }: PersonBadgeProps) {
  return (
    <span className={classes.person} data-size={size}>
      <Avatar src={image} size={pixels[size]} radius="50%" color="aegean" alt="" aria-hidden="true">
        {initial}
      </Avatar>
      <span className={classes.words}>
        {to === undefined ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link className={classes.name} to={to}>
            {name}
          </Link>
        )}
        {title && <span className={classes.title}>{title}</span>}
      </span>
    </span>
  );
}
