import Stack from '@mui/material/Stack';
import { ultimaCondicion } from '@sgpa/domain/cobertura/edad';
import { sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { PESO_MAX_PDF } from '@sgpa/domain/titular/certificado-pdf';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { ChosenFile } from '../../ui/ChosenFile.tsx';
import { FilePicker } from '../../ui/FilePicker.tsx';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { UPLOAD_FILE_OUTLINED } from '../../ui/icon-paths.ts';
import { fetchedToRead, withTimeLimit } from '../../ui/with-time-limit.ts';
import { type CamposCondicion as Campos, OPCIONES_DE_CONDICION, olvidarCondicion } from './condicion.form.ts';

const AYUDA = 'Para seguir asegurado después de la edad límite.';

const traerLector = fetchedToRead(withTimeLimit(() => import('../../lib/leer-pdf.ts')));

interface Props {
  form: UseFormReturn<Campos>;
  /** With it the condition is required; otherwise it may stay empty. */
  exigida?: boolean;
  /** The condition is the one in force today, while a record is corrected. */
  actual?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Asks for the condition that lets the right go on beyond the age limit, and for its proof. */
export function CamposCondicion({ form, exigida = false, actual, disabled = false, autoFocus = false }: Props) {
  const { control, formState, watch, setValue } = form;
  const { condicion, archivo_condicion: archivo } = watch();
  const falta = formState.errors.certificado_condicion?.message;

  function poner(contenido: string, nombre: string) {
    const revisar = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('archivo_condicion', nombre, revisar);
    setValue('certificado_condicion', contenido, revisar);
  }
  /** Forgets the fields that belong to another condition, so that nothing unseen is sent. */
  function dejarLoDe(elegida: string) {
    if (elegida === '') olvidarCondicion(form);
    else if (elegida !== 'ESTUDIANTE') setValue('condicion_hasta', '');
  }
  async function elegir(elegido: File) {
    const { leerPdf } = await traerLector();
    poner(await leerPdf(elegido, 'El certificado'), elegido.name);
  }

  return (
    <Stack spacing={2}>
      <FormGrid>
        <FormSelect
          control={control}
          name="condicion"
          label="Condición"
          required={exigida}
          disabled={disabled}
          autoFocus={autoFocus}
          options={OPCIONES_DE_CONDICION}
          onPick={dejarLoDe}
          {...(exigida ? {} : { emptyLabel: actual === undefined ? 'Ninguna' : 'Sin cambio', help: actual ?? AYUDA })}
        />
        {condicion === 'ESTUDIANTE' ? (
          <FormDateField
            control={control}
            name="condicion_hasta"
            label="Certificado válido hasta"
            required
            disabled={disabled}
            min={sumarDias(hoy(), 1)}
            max={ultimaCondicion(hoy())}
          />
        ) : null}
      </FormGrid>
      {condicion === '' || disabled ? null : (
        <FilePicker
          label={archivo === '' ? 'Subir certificado' : 'Cambiar certificado'}
          icon={<Icon d={UPLOAD_FILE_OUTLINED} />}
          accept="application/pdf"
          onPick={elegir}
          invalid={falta !== undefined}
          notice={
            <ChosenFile
              name={archivo}
              hint={`El certificado de estudios o de invalidez: un archivo PDF de hasta ${PESO_MAX_PDF}.`}
              error={falta}
              onRemove={() => poner('', '')}
            />
          }
        />
      )}
    </Stack>
  );
}
