import { cropPicture, type Area, type PixelSize } from '@stoa/shared/files/crop-picture.ts';
import { Button, Group, Stack } from '@stoa/shared/kit';
import { Modal, Slider } from '@stoa/shared/overlays';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { usePicturesText } from '../../messages/pictures.ts';
import classes from './crop-modal.module.css';
import { croppedSize, mostZoom } from './cropped-size.ts';

export interface OpenPicture {
  picture: ImageBitmap;
  /** Address of the file in this page. */
  url: string;
}

interface CropModalProps extends OpenPicture {
  /** Fewest pixels of what is cut out; it has their shape. */
  least: PixelSize;
  onTake(picture: Blob): void;
  onCancel(): void;
}

/** The part of a picture that is shown: by pointer, touch, wheel, arrow keys and slider. */
export function CropModal({ picture, url, least, onTake, onCancel }: CropModalProps) {
  const t = usePicturesText();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isDrawing, setDrawing] = useState(false);
  const most = mostZoom(picture, least);
  const take = async () => {
    if (!area || isDrawing) return;
    setDrawing(true);
    onTake(await cropPicture(picture, { area, size: croppedSize(area, least) }));
  };
  return (
    <Modal
      opened
      onClose={onCancel}
      title={t('crop.title')}
      size="48rem"
      closeButtonProps={{ 'aria-label': t('crop.close'), size: 44 }}
    >
      <Stack gap="md">
        <div className={classes.stage}>
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            aspect={least.width / least.height}
            maxZoom={most}
            showGrid={false}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t('crop.area'), role: 'application' }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        </div>
        <Slider
          thumbLabel={t('crop.zoom')}
          min={1}
          max={most}
          step={0.05}
          label={null}
          value={zoom}
          disabled={most === 1}
          onChange={setZoom}
        />
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
