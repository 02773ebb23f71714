import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import type { PropsPestana } from '../../asegurado/panel.ts';
import { CampoDetalle } from '../CamposDeMotivo.tsx';
import { preguntaDeHabilitacion } from '../confirmacion.ts';
import { FormularioDeAccion } from '../FormularioDeAccion.tsx';
import { alGuardarAccion } from '../resultado-accion.ts';
import {
  FORMULARIO_VACIO,
  type FormularioHabilitacion,
  revisarHabilitacion,
  toRequest,
} from './habilitacion-derechohabiente.form.ts';

/** Asks what a derechohabiente may be a rentista of; its failure is told, since without it nobody can be enabled. */
const useTiposRentista = () =>
  useQuery({
    queryKey: ['parametricas', 'TIPO_RENTISTA'],
    queryFn: ({ signal: senal }) =>
      llamar('parametricas/grupo', { params: { grupo: 'TIPO_RENTISTA' }, query: {} }, { senal }),
    select: ({ data }) => data.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
    staleTime: Number.POSITIVE_INFINITY,
  });

const PREGUNTA = 'Esta seguro de habilitar al beneficiario como derechohabiente?';

/** Follows document 2 §2 Derechohabiente activation form. */
export default function PestanaDerechohabiente(props: PropsPestana) {
  const { beneficiario: b, titular, codigoEntidad, alTerminar, alCerrar } = props;
  const tipos = useTiposRentista();
  const guardado = useEscritura({
    ...alGuardarAccion('habilitacion-derechohabiente'),
    pregunta: ({ codigo_entidad }: FormularioHabilitacion) => {
      const tipo = tipos.data?.find(({ value }) => value === codigo_entidad)?.label ?? '';
      return preguntaDeHabilitacion(PREGUNTA, b, tipo, hoy());
    },
    enviar: (form, clave) =>
      llamar('habilitacion-derechohabiente', { body: toRequest(form, b, titular, codigoEntidad, hoy()) }, { clave }),
    alTerminar,
  });
  const form = useForm<FormularioHabilitacion>({
    defaultValues: FORMULARIO_VACIO,
    shouldFocusError: false,
    resolver: resolverDe(revisarHabilitacion),
  });
  const { control } = form;
  const disabled = guardado.desenlace?.logrado ?? false;

  return (
    <FormularioDeAccion
      form={form}
      borradorDe={`habilitacion-derechohabiente:${b.idAfiliadoEnteGestor}`}
      version={b.version}
      sinElegir={FORMULARIO_VACIO}
      guardado={guardado}
      alCerrar={alCerrar}
      alEnviar={guardado.escribir}
      boton="Habilitar"
    >
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
            autoFocus={alCerrar !== undefined}
            options={tipos.data ?? []}
          />
        </FormGrid>
      )}
      <CampoDetalle form={parteDe(form)} label="Detalle" required disabled={disabled} />
    </FormularioDeAccion>
  );
}
