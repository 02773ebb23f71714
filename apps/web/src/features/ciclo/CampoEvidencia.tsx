import Stack from '@mui/material/Stack';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import type { UseFormReturn } from 'react-hook-form';
import { leerPdf } from '../../lib/leer-pdf.ts';
import { ChosenFile } from '../../ui/ChosenFile.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { UPLOAD_FILE_OUTLINED } from '../../ui/icon-paths.ts';
import type { Fundamento } from './revision.form.ts';

interface Props {
  form: UseFormReturn<Fundamento>;
  disabled: boolean;
}

export function CampoEvidencia({ form: { watch, setValue }, disabled }: Props) {
  const archivo = watch('archivo');

  function poner(evidencia: string, nombre: string) {
    setValue('evidencia', evidencia, { shouldDirty: true });
    setValue('archivo', nombre, { shouldDirty: true });
  }

  const notice = (
    <ChosenFile
      name={archivo}
      hint={`Opcional: un archivo PDF de hasta ${PESO_MAX_PDF}.`}
      onRemove={disabled ? undefined : () => poner('', '')}
    />
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
