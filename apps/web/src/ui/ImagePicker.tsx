import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { FilePicker } from './FilePicker.tsx';
import { Icon } from './Icon.tsx';
import { DELETE_OUTLINE_OUTLINED, PHOTO_CAMERA_OUTLINED, UNDO_OUTLINED } from './icon-paths.ts';

interface Props {
  label: string;
  /** Takes the file; what it throws is shown. */
  onPick: (file: File) => Promise<void>;
  /** Takes the chosen image back; absent while the image is the one that was there. */
  onUndo?: (() => void) | undefined;
  undoLabel: string;
  /** Takes the image that was there away, until that is undone; absent where there is none to take away. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

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
        icon={<Icon d={PHOTO_CAMERA_OUTLINED} />}
        accept="image/jpeg,image/png,image/webp"
        notice={
          onUndo
            ? boton(undoLabel, <Icon d={UNDO_OUTLINED} />, onUndo)
            : onRemove && boton('Quitar la fotografía guardada', <Icon d={DELETE_OUTLINE_OUTLINED} />, onRemove)
        }
      />
    </Box>
  );
}
