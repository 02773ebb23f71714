import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

const stay = (event: Event) => event.preventDefault();

/** Takes a file dropped onto an area. A drop beside it must not make the browser leave the page for the file. */
function useFileDrop(onDrop: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);

  useEffect(() => {
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const area = {
    onDragOver: () => setOver(true),
    onDragLeave: () => setOver(false),
    onDrop: ({ dataTransfer }: DragEvent) => {
      setOver(false);
      onDrop(dataTransfer.files[0]);
    },
  };
  return { over, area };
}

interface Props {
  label: string;
  icon: ReactNode;
  /** The system's dialog offers these; `onPick` checks the content. */
  accept: string;
  /** Takes the file; what it throws is shown. */
  onPick: (file: File) => Promise<void>;
  /** A submit that did not pass leads here. */
  invalid?: boolean;
  /** The notice under the button says what goes with the form; a refused file is told over it. */
  notice?: ReactNode;
  children?: ReactNode;
}

export function FilePicker({ label, icon, accept, onPick, invalid = false, notice, children }: Props) {
  const id = useId();
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

  const { over, area } = useFileDrop((archivo) => void elegir(archivo));

  return (
    <Stack
      {...area}
      spacing={1}
      sx={{ alignItems: 'flex-start', outline: over ? '2px dashed' : 'none', outlineOffset: 8, borderRadius: 1 }}
    >
      {children}
      <input
        ref={entrada}
        type="file"
        accept={accept}
        aria-label={label}
        hidden
        onChange={({ target }) => void elegir(target.files?.[0])}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={icon}
        aria-disabled={trabajando}
        aria-describedby={id}
        data-invalid={invalid || undefined}
        onClick={() => entrada.current?.click()}
      >
        {label}
      </Button>
      <Stack id={id} aria-live="polite" spacing={1}>
        {problema ? (
          <Alert severity="error" role="none">
            {problema}
          </Alert>
        ) : null}
        {notice}
      </Stack>
    </Stack>
  );
}
