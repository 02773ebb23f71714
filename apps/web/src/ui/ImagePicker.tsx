import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useRef } from 'react';
import { FilePicker } from './FilePicker.tsx';

interface Props {
  label: string;
  /** Takes the file; what it throws is shown. */
  onPick: (file: File) => Promise<void>;
  /** Takes the chosen image back; absent while the image is the one that was there. */
  onUndo?: (() => void) | undefined;
  /** The image as it is now. */
  children: ReactNode;
}

/** An image that may be replaced by one of the person's files. */
export function ImagePicker({ onUndo, ...props }: Props) {
  const marco = useRef<HTMLDivElement>(null);
  const quitar = () => {
    onUndo?.();
    // This button goes; the one that stays keeps the place.
    marco.current?.querySelector('button')?.focus();
  };
  return (
    <Box sx={{ maxWidth: 260 }} ref={marco}>
      <FilePicker
        {...props}
        icon={<PhotoCamera />}
        accept="image/jpeg,image/png,image/webp"
        notice={
          onUndo ? (
            <Button size="small" startIcon={<Undo />} onClick={quitar}>
              Quitar la fotografía elegida
            </Button>
          ) : null
        }
      />
    </Box>
  );
}
