import { Button, Group, Text } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useScormExportText } from '../../messages/scorm-export.ts';

interface ExportFooterProps {
  problem: string | undefined;
  isReady: boolean;
  isMaking: boolean;
  /** Said once the browser has begun. */
  started: string | false;
  onDownload(): void;
  onClose(): void;
}

export function ExportFooter({ problem, isReady, isMaking, started, onDownload, onClose }: ExportFooterProps) {
  const t = useScormExportText();
  return (
    <>
      <FormProblem text={problem} />
      <Text role="status">{started}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
        <Button disabled={!isReady} loading={isMaking} onClick={onDownload}>
          {t('download')}
        </Button>
      </Group>
    </>
  );
}
