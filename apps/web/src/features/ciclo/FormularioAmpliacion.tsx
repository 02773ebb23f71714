import type { HechosAfiliacion } from '@sgpa/domain/cobertura/cobertura';
import { sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { useForm } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormGrid } from '../../ui/FormSection.tsx';
import {
  FORMULARIO_VACIO,
  type FormularioAmpliacion as Formulario,
  faltaEn,
  MOTIVOS,
  resultadoDe,
  revisarAmpliacion,
} from './ampliacion.form.ts';
import { CampoDetalle, CampoMotivo } from './CamposDeMotivo.tsx';
import { FormularioDeAccion, type PropsDeFormulario } from './FormularioDeAccion.tsx';
import { anticipar } from './hechos.ts';

interface Props extends PropsDeFormulario<Formulario> {
  hechos: HechosAfiliacion;
}

export function FormularioAmpliacion({ hechos, ...marco }: Props) {
  const form = useForm<Formulario>({
    defaultValues: FORMULARIO_VACIO,
    shouldFocusError: false,
    resolver: resolverDe((escrito) => revisarAmpliacion(escrito, hechos, hoy())),
  });
  const { control, formState } = form;
  const disabled = marco.guardado.desenlace?.logrado ?? false;

  const valores = form.watch();
  const resultado = resultadoDe(valores, hechos, hoy());
  // `isValid` is only kept up from when it is first read, and would hide the first answer.
  const problemas = Object.values(revisarAmpliacion(valores, hechos, hoy())).filter(Boolean);
  const falta = formState.isSubmitted && !disabled && problemas.length > 0 ? faltaEn(valores) : [];

  return (
    <FormularioDeAccion
      {...marco}
      form={form}
      sinElegir={FORMULARIO_VACIO}
      quedara={resultado === null ? null : anticipar(resultado, hechos)}
      boton="Registrar ampliación"
      falta={falta}
    >
      <FormGrid>
        <FormDateField
          control={control}
          name="fecha_fin_ampliacion"
          label="Fecha fin de ampliación"
          required
          disabled={disabled}
          autoFocus={marco.alCerrar !== undefined}
          min={hechos.fecha_cesantia === null ? undefined : sumarDias(hechos.fecha_cesantia, 1)}
        />
        <CampoMotivo form={parteDe(form)} disabled={disabled} options={MOTIVOS[hechos.tipo]} />
      </FormGrid>
      <CampoDetalle form={parteDe(form)} disabled={disabled} />
    </FormularioDeAccion>
  );
}
