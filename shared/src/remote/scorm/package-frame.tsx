import type { ScormLaunch } from '../../contract/learning/scorm.ts';
import type { PackageFrameControl } from './use-package-frame.ts';
import classes from './package-frame.module.css';

/** Without `allow-modals` a package's "Go on where you were?" is answered with no, unseen. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads';

interface PackageFrameProps {
  launch: ScormLaunch;
  control: PackageFrameControl;
}

/** The package, on its own host. */
export function PackageFrame({ launch, control }: PackageFrameProps) {
  return (
    <iframe
      className={classes.frame}
      title={launch.title}
      src={launch.url}
      sandbox={SANDBOX}
      allow="unload; fullscreen; autoplay"
      onLoad={(event) => control.greet(event.currentTarget)}
    />
  );
}
