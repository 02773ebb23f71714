import Delete from '@mui/icons-material/DeleteOutlineOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { FilePicker } from './FilePicker.tsx';

interface Props {
  label: string;
  /** Takes the file; what it throws is shown. */
  onPick: (file: File) => Promise<void>;
  /** Takes the chosen image back; absent while the image is the one that was there. */
  onUndo?: (() => void) | undefined;
  undoLabel: string;
  /** Takes the image that was there away, until that is undone; absent where there is none to take away. */
  onRemove?: (() => void) | undefined;
  /** The image as it is now. */
  children: ReactNode;
}

/** An image that may be replaced by one of the person's files. */
export function ImagePicker({ onUndo, undoLabel, onRemove, ...props }: Props) {
  const marco = useRef<HTMLDivElement>(null);
  const pulsado = useRef(false);
  // The pressed button goes; the one in its place takes the focus, else the one that always stays.
  useEffect(() => {
    if (!pulsado.current) return;
    pulsado.current = false;
    [...(marco.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  });
  const boton = (texto: string, icono: ReactNode, hacer: () => void) => (
    <Button
      key={texto}
      size="small"
      startIcon={icono}
      onClick={() => {
        pulsado.current = true;
        hacer();
      }}
    >
      {texto}
    </Button>
  );
  return (
    <Box sx={{ maxWidth: 260 }} ref={marco}>
      <FilePicker
        {...props}
        icon={<PhotoCamera />}
        accept="image/jpeg,image/png,image/webp"
        notice={
          onUndo
            ? boton(undoLabel, <Undo />, onUndo)
            : onRemove && boton('Quitar la fotografía guardada', <Delete />, onRemove)
        }
      />
    </Box>
  );
}
