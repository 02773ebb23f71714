import type { Cuerpo } from '@sgpa/contract/envios';
import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { avisoDeBusqueda } from '@sgpa/domain/titular/actualizacion-titular';
import { type SubmitEvent, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useModo } from '../../../lib/use-perfil.ts';
import { toast } from '../../../ui/toast.ts';
import {
  type CamposTitular,
  camposDeTipo,
  codigoEntero,
  revisarCamposTitular,
} from '../../afiliacion/campos-titular.ts';
import { SeccionEnteGestor, SeccionEstablecimiento } from '../../afiliacion/SeccionEnteGestor.tsx';
import { BOTON_BUSCAR } from '../../empleador/CamposEntidad.tsx';
import { SeccionEmpleador } from '../../empleador/SeccionEmpleador.tsx';
import { useEmpleadorDeFormulario } from '../../empleador/use-empleador.ts';
import { SeccionPersona } from '../../persona/SeccionPersona.tsx';
import { CorreccionDeRegistro, PaginaDeCorreccion, type PropsDePanelDeCorreccion } from '../CorreccionDeRegistro.tsx';
import { MarcoDeActualizacion, type PropsDeActualizacion } from '../MarcoDeActualizacion.tsx';
import { avisarQueFaltan, useActualizacion } from '../use-actualizacion.ts';
import { useEdicion } from '../use-edicion.ts';
import { toForm, toRequest } from './actualizacion-titular.form.ts';

/** Joins the form over a holder's record with the search of the employer that must come before saving. */
function useFormularioActualizacion(registro: RegistroTitular) {
  const modo = useModo();
  const valores = useMemo(() => toForm(registro), [registro]);
  const form = useForm<CamposTitular>({
    defaultValues: valores,
    shouldFocusError: false,
    resolver: resolverDe((escrito) =>
      revisarCamposTitular(escrito, {
        hoy: hoy(),
        nacimiento: registro.persona.fecha_nacimiento,
        seccionesOcultas: modo.seccionesOcultas,
      }),
    ),
  });
  const { version, version_ficha, afiliacion } = registro;
  const edicion = useEdicion(form, `actualizacion-titular-${afiliacion.id_afiliacion_ente_gestor}`, {
    // Both versions only grow, so that their sum changes with either.
    version: version + version_ficha,
    valores,
  });

  const { poner, ...empleador } = useEmpleadorDeFormulario(parteDe(form));

  return {
    form,
    modo,
    edicion,
    empleador,
    elegirTipo: (texto: string) => poner(camposDeTipo(texto)),
    /** Says what is still to be done before saving, or null. */
    faltaBuscar: (escrito: CamposTitular): string | null =>
      modo.seccionesOcultas
        ? null
        : avisoDeBusqueda({
            codigoEntidad: codigoEntero(escrito),
            codigoEncontrado: empleador.enCache(escrito)?.codigo ?? null,
          }),
  };
}

async function leerTitular(id: string, senal: AbortSignal): Promise<RegistroTitular> {
  const { data } = await llamar('actualizacion-titular/registro', { params: { code: Number(id) } }, { senal });
  return data;
}

const actualizarTitular = (body: Cuerpo<'actualizacion-titular'>, clave: string) =>
  llamar('actualizacion-titular', { body }, { clave });

const ETIQUETA_RUES = 'Código RUES';

export function FormularioActualizacionTitular(props: PropsDeActualizacion<RegistroTitular>) {
  const { registro, alGuardar, ...carga } = props;
  const { form, modo, edicion, empleador, elegirTipo, faltaBuscar } = useFormularioActualizacion(registro);
  const { persona, empleador: actual } = registro;
  const { foto, guardarFoto } = edicion;
  const actualizacion = useActualizacion(form, edicion, {
    enviar: actualizarTitular,
    alGuardar,
    persona,
  });

  const guardar = form.handleSubmit((valores) => {
    const falta = faltaBuscar(valores);
    if (falta !== null) {
      toast('warning', falta);
      return actualizacion.elemento.current?.querySelector<HTMLElement>(`[name="${BOTON_BUSCAR}"]`)?.focus();
    }
    const razonSocial = empleador.enCache(valores)?.nombre ?? actual.razon_social;
    return actualizacion.escribir(toRequest(valores, { registro, foto, razonSocial }));
  }, avisarQueFaltan);

  async function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    await empleador.buscarSiFalta();
    await guardar();
  }

  return (
    <MarcoDeActualizacion {...carga} enviar={enviar} actualizacion={actualizacion}>
      <SeccionPersona
        form={parteDe(form)}
        persona={persona}
        fotoActual={persona.foto_persona}
        foto={foto}
        alElegirFoto={guardarFoto}
        quitable
      />
      {modo.seccionesOcultas ? (
        <SeccionEstablecimiento form={parteDe(form)} etiquetaCodigo={ETIQUETA_RUES} />
      ) : (
        <>
          <SeccionEnteGestor
            form={parteDe(form)}
            eligeEnte={false}
            alElegirTipo={elegirTipo}
            etiquetaCodigo={ETIQUETA_RUES}
          />
          <SeccionEmpleador
            form={parteDe(form)}
            empleador={empleador}
            registrada={{ codigo: actual.codigo_entidad, nombre: actual.razon_social }}
          />
        </>
      )}
    </MarcoDeActualizacion>
  );
}

const TITULAR = {
  caso: 'actualizacion-titular',
  leer: leerTitular,
  Formulario: FormularioActualizacionTitular,
} as const;

/** Shows the panel Actualizar of a holder (document 2 §2). */
export default function PanelActualizacionTitular({ fila, alCerrar }: PropsDePanelDeCorreccion) {
  return <CorreccionDeRegistro {...TITULAR} id={String(fila.idAfiliadoEnteGestor)} alGuardar={alCerrar} />;
}

export const PaginaActualizacionTitular = () => (
  <PaginaDeCorreccion {...TITULAR} title="Actualización de información de asegurado titular" />
);
