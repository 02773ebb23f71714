import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import type { PropsPestana } from '../../asegurado/panel.ts';
import { PieDeAccion } from '../PieDeAccion.tsx';
import { DE_ACCION } from '../resultado-accion.ts';
import { useTiposRentista } from './habilitacion-derechohabiente.api.ts';
import {
  FORMULARIO_VACIO,
  type FormularioHabilitacion,
  type PedidoHabilitacion,
  revisarHabilitacion,
  toRequest,
} from './habilitacion-derechohabiente.form.ts';

const PREGUNTA = 'Esta seguro de habilitar al beneficiario como derechohabiente?';

/** Document 2 §2 Derechohabiente activation form. */
export default function PestanaDerechohabiente({ beneficiario: b, titular, codigoEntidad, alTerminar }: PropsPestana) {
  const accion = useEscritura({
    ...DE_ACCION,
    pregunta: { title: PREGUNTA },
    enviar: (body: PedidoHabilitacion, clave) => llamar('habilitacion-derechohabiente', { body }, { clave }),
    alTerminar,
  });
  const tipos = useTiposRentista();
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<FormularioHabilitacion>({
    defaultValues: FORMULARIO_VACIO,
    shouldFocusError: false,
    resolver: resolverDe(revisarHabilitacion),
  });
  const { control, formState } = form;
  const disabled = accion.resultado?.hecho ?? false;
  useFocusFirstError(elemento, formState);
  useLeaveGuard(formState.isDirty && !disabled);

  const enviar = form.handleSubmit((valores) => accion.escribir(toRequest(valores, b, titular, codigoEntidad, hoy())));

  return (
    <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2}>
      {tipos.error ? (
        <ErrorState text={mensajeDeError(tipos.error)} onRetry={() => void tipos.refetch()} />
      ) : (
        <FormGrid>
          <FormSelect
            control={control}
            name="codigo_entidad"
            label="Tipo de rentista"
            required
            disabled={disabled}
            options={tipos.data ?? []}
          />
        </FormGrid>
      )}
      <FormTextField
        control={control}
        name="descripcion_motivo"
        label="Detalle"
        multiline
        minRows={2}
        maxLength={500}
        disabled={disabled}
      />
      <PieDeAccion texto="Habilitar" accion={accion} />
    </Stack>
  );
}
