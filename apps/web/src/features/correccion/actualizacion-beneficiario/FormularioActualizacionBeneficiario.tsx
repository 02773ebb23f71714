import type { RegistroBeneficiario } from '@sgpa/contract/v2/actualizacion-beneficiario';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { FactList } from '../../../ui/FactList.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import type { CamposBeneficiario } from '../../afiliacion/campos-beneficiario.ts';
import { situacionPorEdad } from '../../afiliacion/condicion.form.ts';
import { SeccionAfiliacionBeneficiario } from '../../afiliacion/SeccionAfiliacionBeneficiario.tsx';
import { useModo } from '../../afiliacion/use-modo.ts';
import { AvisoDeRelleno } from '../../persona/AvisoDeRelleno.tsx';
import { apellidosYNombre, numeroDeDocumento } from '../../persona/identidad.ts';
import { MarcoDeActualizacion, type PropsDeActualizacion } from '../MarcoDeActualizacion.tsx';
import { SeccionPersonaCorregida } from '../SeccionPersonaCorregida.tsx';
import { avisarQueFaltan, useActualizacion } from '../use-actualizacion.ts';
import { useEdicion } from '../use-edicion.ts';
import { actualizarBeneficiario } from './actualizacion-beneficiario.api.ts';
import { condicionReemplazada, revisar, toForm, toRequest } from './actualizacion-beneficiario.form.ts';

export function FormularioActualizacionBeneficiario({
  registro,
  alGuardar,
  ...carga
}: PropsDeActualizacion<RegistroBeneficiario>) {
  const { persona, version, version_ficha, empleador } = registro;
  const { seccionesOcultas } = useModo();
  const clave = `actualizacion-beneficiario-${registro.afiliacion.id_afiliacion_ente_gestor}`;
  const valores = useMemo(() => toForm(registro), [registro]);
  const form = useForm<CamposBeneficiario>({
    defaultValues: valores,
    shouldFocusError: false,
    resolver: resolverDe((escrito) => {
      // Nothing that is checked is on screen.
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
        <SeccionPersonaCorregida form={parteDe(form)} persona={persona} foto={foto} onFoto={guardarFoto} />
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
