import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import type { UseFormReturn } from 'react-hook-form';
import { leerPdf } from '../../lib/leer-pdf.ts';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { UPLOAD_FILE_OUTLINED } from '../../ui/icon-paths.ts';
import type { Fundamento } from './revision.form.ts';

interface Props {
  form: UseFormReturn<Fundamento>;
  disabled: boolean;
}

/** The paper that a review is decided on, where there is one. */
export function CampoEvidencia({ form: { watch, setValue }, disabled }: Props) {
  const archivo = watch('archivo');

  function poner(evidencia: string, nombre: string) {
    setValue('evidencia', evidencia, { shouldDirty: true });
    setValue('archivo', nombre, { shouldDirty: true });
  }

  const notice =
    archivo === '' ? (
      <Typography variant="body2" color="textSecondary">
        {`Opcional: un archivo PDF de hasta ${PESO_MAX_PDF}.`}
      </Typography>
    ) : (
      <Alert
        severity="success"
        role="none"
        sx={{ overflowWrap: 'anywhere' }}
        action={
          disabled ? null : (
            <Button color="inherit" size="small" onClick={() => poner('', '')}>
              Quitar
            </Button>
          )
        }
      >
        {archivo}
      </Alert>
    );
  if (disabled) return archivo === '' ? null : <Stack>{notice}</Stack>;
  return (
    <FilePicker
      label={archivo === '' ? 'Adjuntar respaldo' : 'Cambiar respaldo'}
      icon={<Icon d={UPLOAD_FILE_OUTLINED} />}
      accept="application/pdf"
      onPick={async (elegido) => poner(await leerPdf(elegido, 'El documento de respaldo'), elegido.name)}
      notice={notice}
    />
  );
}
