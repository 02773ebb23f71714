import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { type ModoBaja, ultimaBaja } from '@sgpa/domain/cobertura/baja';
import { llevaCesantia } from '@sgpa/domain/cobertura/formulario-baja';
import { MOTIVO_DEFUNCION, type Motivo } from '@sgpa/domain/cobertura/motivos-baja';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormRadioGroup } from '../../ui/FormRadioGroup.tsx';
import { FormGrid } from '../../ui/FormSection.tsx';
import {
  type CamposBaja,
  type CasoDado,
  faltaEn,
  fechaPropuesta,
  fechasDe,
  formularioInicial,
  modoDe,
  panelDe,
  resultadoDe,
  revisarFormulario,
  SIN_ELEGIR,
} from './baja.form.ts';
import { CampoDetalle, CampoMotivo } from './CamposDeMotivo.tsx';
import { FormularioDeAccion, type PropsDeFormulario } from './FormularioDeAccion.tsx';
import { anticipar } from './hechos.ts';

/** Proposes the date that the mode begins with, until one is typed. */
function useFechaPropuesta(form: UseFormReturn<CamposBaja>, caso: CasoDado, modo: ModoBaja): void {
  const propuesta = fechaPropuesta(caso, modo);
  const anterior = useRef(propuesta);
  const { getValues, setValue } = form;
  useEffect(() => {
    if (propuesta === anterior.current) return;
    // A date proposed for another mode goes; a typed one stays.
    if (getValues('fecha_baja') === anterior.current) setValue('fecha_baja', propuesta);
    anterior.current = propuesta;
  }, [propuesta, getValues, setValue]);
}

const OPCIONES = [
  { value: 'DEFINITIVA', label: 'Baja Definitiva' },
  { value: 'RECTIFICACION', label: 'Rectificación' },
];

const ETIQUETAS = {
  CESANTIA: 'Fecha de baja',
  DEFINITIVA: 'Fecha de baja definitiva',
  RECTIFICACION: 'Fecha de baja rectificada',
};

/** Death stands apart: it reaches the whole person, and no other baja undoes it. */
const opcionDe = ({ id, nombre }: Motivo) => ({
  value: String(id),
  label: nombre,
  apart: id === MOTIVO_DEFUNCION ? 'Fallecimiento de la persona' : undefined,
});

interface Props extends PropsDeFormulario<CamposBaja> {
  caso: CasoDado;
}

export function FormularioBaja({ caso, ...marco }: Props) {
  const form = useForm<CamposBaja>({
    defaultValues: formularioInicial(caso.hoy),
    shouldFocusError: false,
    resolver: resolverDe((valores) => revisarFormulario(valores, caso)),
  });
  const { control, formState } = form;
  const valores = form.watch();
  const disabled = marco.guardado.desenlace?.logrado ?? false;

  const panel = panelDe(caso);
  // Once the baja is done its state admits no other, and the panel stays as it was answered.
  const modo = modoDe(valores, caso) ?? 'DEFINITIVA';
  useFechaPropuesta(form, caso, modo);
  const { fecha_fin_cesantia: cesantia } = fechasDe(valores, caso);
  const resultado = valores.motivo === '' ? null : resultadoDe(valores, caso);
  const quedara = resultado && anticipar(resultado, caso.hechos);

  const falta = formState.isSubmitted && !disabled ? faltaEn(valores, caso) : [];

  return (
    <FormularioDeAccion
      {...marco}
      form={form}
      sinElegir={SIN_ELEGIR}
      quedara={quedara}
      boton="Registrar baja"
      grave
      falta={falta}
    >
      {panel?.opciones.length ? (
        <FormRadioGroup control={control} name="opcion" label="Tipo de baja" options={OPCIONES} disabled={disabled} />
      ) : null}
      <FormGrid>
        <CampoMotivo
          form={parteDe(form)}
          disabled={disabled}
          autoFocus={marco.alCerrar !== undefined}
          options={(panel?.motivos ?? []).map(opcionDe)}
        />
        {modo === 'DEFUNCION' ? null : (
          <FormDateField
            control={control}
            name="fecha_baja"
            label={ETIQUETAS[modo]}
            required
            disabled={disabled}
            min={caso.hechos.fecha_afiliacion ?? undefined}
            max={ultimaBaja(caso.hoy)}
          />
        )}
        {llevaCesantia(modo) ? (
          <TextField
            size="small"
            fullWidth
            label="Fecha fin de cesantía"
            value={cesantia === null ? '' : mostrarFecha(cesantia)}
            helperText={disabled ? undefined : 'Dos meses después de la baja'}
            disabled={disabled}
            slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
          />
        ) : null}
      </FormGrid>
      {modo === 'DEFUNCION' ? (
        <Alert severity="error" role="status">
          {`La baja por defunción se registra con fecha de hoy, ${mostrarFecha(caso.hoy)}, y marca a la persona como fallecida.`}
        </Alert>
      ) : null}
      <CampoDetalle form={parteDe(form)} disabled={disabled} />
    </FormularioDeAccion>
  );
}
