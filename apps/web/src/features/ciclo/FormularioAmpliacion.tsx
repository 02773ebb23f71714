import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { AVISO_AMPLIACION } from '@sgpa/domain/cobertura/formulario-ampliacion';
import { sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import type { Escritura } from '../../lib/use-escritura.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import {
  FORMULARIO_VACIO,
  type FormularioAmpliacion as Formulario,
  MOTIVOS,
  resultadoDe,
  revisarAmpliacion,
} from './ampliacion.form.ts';
import { anticipar } from './hechos.ts';
import { PieDeAccion } from './PieDeAccion.tsx';

interface Props {
  hechos: HechosAfiliacion;
  accion: Pick<Escritura<never>, 'enviando' | 'resultado'>;
  alEnviar: (form: Formulario) => Promise<void>;
  /** Where the form is all of a dialog: it begins with the focus, and ends with the way out. */
  alCerrar?: () => void;
}

/** The last day of the ampliación and why: of a holder's or a beneficiary's. */
export function FormularioAmpliacion({ hechos, accion, alEnviar, alCerrar }: Props) {
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<Formulario>({
    defaultValues: FORMULARIO_VACIO,
    shouldFocusError: false,
    resolver: resolverDe((escrito) => revisarAmpliacion(escrito, hechos, hoy())),
  });
  const { control, formState } = form;
  const disabled = accion.resultado?.hecho ?? false;
  useFocusFirstError(elemento, formState);
  useLeaveGuard(formState.isDirty && !disabled);

  const valores = form.watch();
  const resultado = resultadoDe(valores, hechos, hoy());
  const quedara = resultado === null || disabled ? null : anticipar(resultado);
  // Not `isValid`: it is only kept up from the moment when it is first read, and would hide the first answer.
  const problemas = Object.values(revisarAmpliacion(valores, hechos, hoy())).filter(Boolean);
  const falta = formState.isSubmitted && !disabled && problemas.length > 0 ? AVISO_AMPLIACION : null;

  return (
    <Stack component="form" ref={elemento} noValidate onSubmit={form.handleSubmit(alEnviar)} spacing={2}>
      <FormGrid>
        <FormDateField
          control={control}
          name="fecha_fin_ampliacion"
          label="Fecha fin de ampliación"
          required
          disabled={disabled}
          autoFocus={alCerrar !== undefined}
          min={hechos.fecha_cesantia === null ? undefined : sumarDias(hechos.fecha_cesantia, 1)}
        />
        <FormSelect
          control={control}
          name="motivo"
          label="Motivo"
          required
          disabled={disabled}
          options={MOTIVOS[hechos.tipo]}
        />
      </FormGrid>
      <FormTextField
        control={control}
        name="descripcion_motivo"
        label="Descripción del motivo"
        multiline
        minRows={2}
        maxLength={500}
        disabled={disabled}
      />
      <Typography variant="body2" color="textSecondary" aria-live="polite" sx={{ minHeight: disabled ? 0 : 20 }}>
        {quedara}
      </Typography>
      <PieDeAccion texto="Registrar ampliación" accion={accion} falta={falta} alCerrar={alCerrar} />
    </Stack>
  );
}
