import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import { AVISO_SIN_CERTIFICADO } from '@sgpa/domain/titular/registro-fallecido';
import { lazy, Suspense } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { FilePicker } from '../../../ui/FilePicker.tsx';
import { FormFields } from '../../../ui/FormFields.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { UPLOAD_FILE_OUTLINED } from '../../../ui/icon-paths.ts';
import { fetchedToRead, withTimeLimit } from '../../../ui/with-time-limit.ts';
import type { CamposFallecido } from './registro-fallecido.form.ts';

interface PropsDeAvisoCertificado {
  /** The name is that of the file chosen last, and outlives the file itself. */
  archivo: string;
  enMano: boolean;
  exigido: boolean;
  falta: boolean;
}

function AvisoCertificado({ archivo, enMano, exigido, falta }: PropsDeAvisoCertificado) {
  if (enMano) {
    return (
      <Alert severity="success" role="none" sx={{ overflowWrap: 'anywhere' }}>
        {archivo}
      </Alert>
    );
  }
  if (!exigido && archivo === '') return null;
  return (
    <Alert severity={falta ? 'error' : 'warning'} role="none" sx={{ overflowWrap: 'anywhere' }}>
      {exigido ? <div>{AVISO_SIN_CERTIFICADO}</div> : null}
      {archivo === '' ? null : (
        <div>{`El archivo «${archivo}» no se conservó al recargar la página: súbalo otra vez.`}</div>
      )}
    </Alert>
  );
}

// The example is drawn beside the fields: nothing waits for it, and its place is kept.
const EjemploCertificado = lazy(withTimeLimit(() => import('./EjemploCertificado.tsx')));
const traerLector = fetchedToRead(withTimeLimit(() => import('../../../lib/leer-pdf.ts')));

interface Props {
  form: UseFormReturn<CamposFallecido>;
  /** Date, number and paper are required: the identity service doesn't report the death. */
  exigido: boolean;
  enMano: boolean;
  alElegirArchivo: (base64: string) => void;
}

/** Asks for the death, and the paper that proves it (document 2 §2 Step 3 forms). */
export function SeccionFallecido({ form, exigido, enMano, alElegirArchivo }: Props) {
  const { control, formState, setValue } = form;
  const archivo = form.watch('certificado_defuncion');
  const falta = formState.errors.certificado_defuncion !== undefined;

  async function elegir(elegido: File) {
    // Only the registration of somebody deceased needs the reader, and that is a few of all.
    const { leerPdf } = await traerLector();
    alElegirArchivo(await leerPdf(elegido, 'El certificado de defunción'));
    setValue('certificado_defuncion', elegido.name, { shouldDirty: true });
  }

  return (
    <FormSection title="Datos del fallecimiento">
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 520px) 260px' } }}
      >
        <Stack spacing={2}>
          <FormFields
            control={control}
            fields={[
              {
                kind: 'text',
                name: 'numero_certificado_defuncion',
                label: 'Número de certificado',
                required: exigido,
                maxLength: 40,
              },
              { kind: 'date', name: 'fecha_defuncion', label: 'Fecha de defunción', required: exigido, max: hoy() },
            ]}
          />
          <FilePicker
            label={enMano ? 'Cambiar certificado de defunción' : 'Subir certificado de defunción'}
            icon={<Icon d={UPLOAD_FILE_OUTLINED} />}
            accept="application/pdf"
            onPick={elegir}
            invalid={falta}
            notice={<AvisoCertificado archivo={archivo} enMano={enMano} exigido={exigido} falta={falta} />}
          />
          <Typography variant="body2" color="textSecondary">
            {exigido ? null : 'Opcional, porque el SEGIP informa el fallecimiento. '}
            {`Un archivo PDF de hasta ${PESO_MAX_PDF}. También puede arrastrarlo hasta el botón.`}
          </Typography>
        </Stack>
        <Suspense fallback={<Box sx={{ height: 372 }} />}>
          <EjemploCertificado />
        </Suspense>
      </Box>
    </FormSection>
  );
}
