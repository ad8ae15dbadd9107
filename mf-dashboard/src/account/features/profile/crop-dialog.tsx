import { IconRotate2, IconRotateClockwise2 } from '@tabler/icons-react';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { Area, Turn } from '@stoa/shared/files/crop-picture.ts';
import { ActionIcon, Button, Group, Stack } from '@stoa/shared/kit';
import { Modal, Slider } from '@stoa/shared/overlays';
import { useProfileText } from '../../messages/profile.ts';
import classes from './crop-dialog.module.css';
import { cropPhoto, mostZoom } from './crop-photo.ts';
import type { ReadPhoto } from './read-photo.ts';

interface CropDialogProps {
  photo: ReadPhoto;
  onTake(photo: Blob): void;
  onCancel(): void;
}

const turned = (turn: Turn, by: 90 | 270): Turn => ((turn + by) % 360) as Turn;

/** A square of the picture: by pointer, touch, wheel, arrow keys and slider. */
export function CropDialog({ photo: { picture, url }, onTake, onCancel }: CropDialogProps) {
  const t = useProfileText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const [area, setArea] = useState<Area>();
  const [isDrawing, setDrawing] = useState(false);
  const most = mostZoom(picture);
  const take = async () => {
    if (!area || isDrawing) return;
    setDrawing(true);
    onTake(await cropPhoto(picture, area, turn));
  };
  return (
    <Modal opened onClose={onCancel} title={t('crop.title')} closeButtonProps={{ 'aria-label': t('crop.close') }}>
      <Stack gap="md">
        <div className={classes.stage}>
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            rotation={turn}
            aspect={1}
            maxZoom={most}
            showGrid={false}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('crop.area'), role: 'application' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <Group wrap="nowrap" gap="sm">
          <ActionIcon aria-label={t('crop.rotateLeft')} onClick={() => setTurn(turned(turn, 270))}>
            <IconRotate2 size={20} aria-hidden="true" />
          </ActionIcon>
          <Slider
            className={classes.zoom ?? ''}
            thumbLabel={t('crop.zoom')}
            min={1}
            max={most}
            step={0.05}
            label={null}
            value={zoom}
            disabled={most === 1}
            onChange={setZoom}
          />
          <ActionIcon aria-label={t('crop.rotateRight')} onClick={() => setTurn(turned(turn, 90))}>
            <IconRotateClockwise2 size={20} aria-hidden="true" />
          </ActionIcon>
        </Group>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            {t('crop.cancel')}
          </Button>
          <Button loading={isDrawing} disabled={!area} onClick={() => void take()}>
            {t('crop.take')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
