import type { Cuerpo } from '@sgpa/contract/envios';
import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { llamar } from '../../../lib/llamar.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useModo } from '../../../lib/use-perfil.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { CamposBeneficiario } from '../../afiliacion/campos-beneficiario.ts';
import { situacionPorEdad } from '../../afiliacion/condicion.form.ts';
import { SeccionAfiliacionBeneficiario } from '../../afiliacion/SeccionAfiliacionBeneficiario.tsx';
import { AvisoDeRelleno } from '../../persona/AvisoDeRelleno.tsx';
import { apellidosYNombre, numeroDeDocumento } from '../../persona/identidad.ts';
import { SeccionPersona } from '../../persona/SeccionPersona.tsx';
import { CorreccionDeRegistro, PaginaDeCorreccion, type PropsDePanelDeCorreccion } from '../CorreccionDeRegistro.tsx';
import { MarcoDeActualizacion, type PropsDeActualizacion } from '../MarcoDeActualizacion.tsx';
import { avisarQueFaltan, useActualizacion } from '../use-actualizacion.ts';
import { useEdicion } from '../use-edicion.ts';
import { condicionReemplazada, revisar, toForm, toRequest } from './actualizacion-beneficiario.form.ts';

async function leerBeneficiario(id: string, senal: AbortSignal): Promise<RegistroBeneficiario> {
  const { data } = await llamar('actualizacion-beneficiario/registro', { params: { code: Number(id) } }, { senal });
  return data;
}

const actualizarBeneficiario = (body: Cuerpo<'actualizacion-beneficiario'>, clave: string) =>
  llamar('actualizacion-beneficiario', { body }, { clave });

function FormularioActualizacionBeneficiario(props: PropsDeActualizacion<RegistroBeneficiario>) {
  const { registro, alGuardar, ...carga } = props;
  const { persona, version, version_ficha, empleador } = registro;
  const { seccionesOcultas } = useModo();
  const clave = `actualizacion-beneficiario-${registro.afiliacion.id_afiliacion_ente_gestor}`;
  const valores = useMemo(() => toForm(registro), [registro]);
  const form = useForm<CamposBeneficiario>({
    defaultValues: valores,
    shouldFocusError: false,
    resolver: resolverDe((escrito) => {
      // None of the checked fields is on screen.
      return seccionesOcultas ? {} : revisar(escrito, registro, hoy());
    }),
  });
  const edicion = useEdicion(form, clave, { version: version + version_ficha, valores });
  const { foto, guardarFoto } = edicion;
  const actualizacion = useActualizacion(form, edicion, {
    enviar: actualizarBeneficiario,
    alGuardar,
    persona,
    registrado: (escrito) => condicionReemplazada(registro, escrito),
  });
  const enviar = form.handleSubmit(
    (escrito) => actualizacion.escribir(toRequest(escrito, { registro, foto })),
    avisarQueFaltan,
  );

  return (
    <MarcoDeActualizacion {...carga} enviar={enviar} actualizacion={actualizacion}>
      {seccionesOcultas ? (
        <>
          <FactList
            facts={[
              { label: 'Asegurado beneficiario', value: apellidosYNombre(persona) },
              { label: 'Número de documento', value: `${persona.tipo_documento} ${numeroDeDocumento(persona)}` },
              { label: 'Fecha de nacimiento', value: mostrarFechaDelServidor(persona.fecha_nacimiento) },
            ]}
          />
          <AvisoDeRelleno persona={persona} />
        </>
      ) : (
        <SeccionPersona
          form={parteDe(form)}
          persona={persona}
          fotoActual={persona.foto_persona}
          foto={foto}
          alElegirFoto={guardarFoto}
          quitable
        />
      )}
      <SeccionAfiliacionBeneficiario
        form={parteDe(form)}
        soloEstablecimiento={seccionesOcultas}
        condicionActual={`Derecho por edad. ${situacionPorEdad(registro.afiliacion)}`}
      />
      {seccionesOcultas ? null : (
        <FormSection title="Entidad empleadora del titular">
          <FactList
            facts={[
              { label: 'Entidad empleadora', value: empleador.razon_social },
              { label: 'Código de empleador', value: empleador.codigo_entidad },
            ]}
          />
        </FormSection>
      )}
    </MarcoDeActualizacion>
  );
}

const BENEFICIARIO = {
  caso: 'actualizacion-beneficiario',
  leer: leerBeneficiario,
  Formulario: FormularioActualizacionBeneficiario,
} as const;

/** Shows the panel Actualizar of a beneficiary (document 2 §2). */
export default function PanelActualizacionBeneficiario({ fila, alCerrar }: PropsDePanelDeCorreccion) {
  return <CorreccionDeRegistro {...BENEFICIARIO} id={String(fila.idAfiliadoEnteGestor)} alGuardar={alCerrar} />;
}

/** Shows /actualizarDatosAfiliacion/{id}; the affiliation is that of the address unless given. */
export const PaginaActualizacionBeneficiario = ({ id }: { id?: string }) => (
  <PaginaDeCorreccion {...BENEFICIARIO} id={id} title="Actualización de información de asegurado beneficiario" />
);
