import { usePreferences } from '../media/media-preferences.ts';
import classes from './captions.module.css';

/** What is said, over the film, as large and as dark as chosen. */
export function Captions({ lines }: { lines: readonly string[] }) {
  const { captionSize, captionLook, captionPlace } = usePreferences();
  if (lines.length === 0) return null;
  return (
    <div className={classes.captions} data-size={captionSize} data-look={captionLook} data-place={captionPlace}>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
