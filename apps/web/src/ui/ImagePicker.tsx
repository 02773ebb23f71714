import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef, useState } from 'react';

interface Props {
  label: string;
  /** Takes the file; what it throws is shown. */
  onPick: (file: File) => Promise<void>;
  /** The image as it is now. */
  children: ReactNode;
}

/** An image that may be replaced by one of the person's files. */
export function ImagePicker({ label, onPick, children }: Props) {
  const entrada = useRef<HTMLInputElement>(null);
  const [trabajando, setTrabajando] = useState(false);
  const [problema, setProblema] = useState<string | null>(null);

  async function elegir(archivo: File | undefined) {
    if (archivo === undefined || trabajando) return;
    setTrabajando(true);
    setProblema(null);
    try {
      await onPick(archivo);
    } catch (error) {
      setProblema(error instanceof Error ? error.message : String(error));
    } finally {
      setTrabajando(false);
      // The same file may be chosen again.
      if (entrada.current) entrada.current.value = '';
    }
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start', maxWidth: 260 }}>
      {children}
      <input
        ref={entrada}
        type="file"
        accept="image/jpeg,image/png"
        aria-label={label}
        hidden
        onChange={({ target }) => void elegir(target.files?.[0])}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<PhotoCamera />}
        aria-disabled={trabajando}
        onClick={() => entrada.current?.click()}
      >
        {label}
      </Button>
      <div aria-live="polite">
        {problema ? (
          <Alert severity="error" role="none">
            {problema}
          </Alert>
        ) : null}
      </div>
    </Stack>
  );
}
