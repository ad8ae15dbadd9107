import { useReducer, useState } from 'react';
import type { ScormCall } from '@stoa/shared/contract/learning/scorm-port.ts';
import type { ScormLaunch } from '@stoa/shared/contract/learning/scorm.ts';
import { Alert, Button, Group, Text, Title } from '@stoa/shared/kit';
import { itemsIn } from '@stoa/shared/remote/scorm/items-in.ts';
import { PackageFrame } from '@stoa/shared/remote/scorm/package-frame.tsx';
import { usePackageFrame } from '@stoa/shared/remote/scorm/use-package-frame.ts';
import { useScormText } from '../../../messages/scorm.ts';
import { CallLog } from './call-log.tsx';
import { Findings } from './findings.tsx';
import { inspectMore, nothingFound } from './inspection.ts';
import { ValueList } from './value-list.tsx';
import classes from './inspector.module.css';

/** Of a package that calls without end; the page must go on. */
const MOST_CALLS = 5_000;

/** The running package beside what it says. */
export function Inspector({ launch, onAgain }: { launch: ScormLaunch; onAgain(): void }) {
  const t = useScormText();
  const [calls, setCalls] = useState<readonly ScormCall[]>([]);
  const [found, tellFound] = useReducer(inspectMore, nothingFound);
  const control = usePackageFrame(launch, (message) => {
    tellFound(message);
    if (message.type === 'call') setCalls((before) => [...before, message.call].slice(-MOST_CALLS));
  });
  const { view, go } = control;
  const parts = itemsIn(launch.items).filter(({ kind }) => kind !== null);
  const nameOf = (sco: string): string => parts.find(({ identifier }) => identifier === sco)?.title || sco;
  const refused = view.refused && { part: nameOf(view.refused.sco), message: view.refused.message };
  return (
    <div className={classes.inspector}>
      <div className={classes.package}>
        <Group gap="sm">
          <Button variant="default" size="sm" onClick={onAgain}>
            {t('inspector.again')}
          </Button>
          {parts.length > 1 &&
            parts.map(({ identifier, title }) => (
              <Button
                key={identifier}
                size="sm"
                variant={identifier === view.item ? 'filled' : 'subtle'}
                aria-current={identifier === view.item ? 'true' : undefined}
                disabled={identifier !== view.item && !view.can.items.includes(identifier)}
                onClick={() => identifier !== view.item && go({ item: identifier })}
              >
                {title || identifier}
              </Button>
            ))}
        </Group>
        {view.isStuck && (
          <Alert color="yellow" role="status">
            {t('inspector.stuck')}
          </Alert>
        )}
        {view.phase === 'failed' || view.phase === 'silent' ? (
          <Alert color="red" role="alert" title={t(`inspector.${view.phase}`)}>
            <Text>{view.message}</Text>
          </Alert>
        ) : (
          <div className={classes.frame}>
            <PackageFrame launch={launch} control={control} />
          </div>
        )}
      </div>
      <div className={classes.report}>
        <Title order={3} size="h5">
          {t('inspector.findings')}
        </Title>
        <Findings found={found} scos={launch.attempt.scos.length} refused={refused} />
        <ValueList found={found} />
        <CallLog calls={calls} version={launch.version} onClear={() => setCalls([])} />
      </div>
    </div>
  );
}
