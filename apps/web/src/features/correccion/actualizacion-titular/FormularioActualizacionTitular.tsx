import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import type { SubmitEvent } from 'react';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { FormGrid, FormSection } from '../../../ui/FormSection.tsx';
import { toast } from '../../../ui/toast.ts';
import { CamposEstablecimiento } from '../../afiliacion/CamposEstablecimiento.tsx';
import { SeccionEnteGestor } from '../../afiliacion/SeccionEnteGestor.tsx';
import { BOTON_BUSCAR } from '../../empleador/CamposEntidad.tsx';
import { SeccionEmpleador } from '../../empleador/SeccionEmpleador.tsx';
import { MarcoDeActualizacion, type PropsDeActualizacion } from '../MarcoDeActualizacion.tsx';
import { SeccionPersonaCorregida } from '../SeccionPersonaCorregida.tsx';
import { avisarQueFaltan, useActualizacion } from '../use-actualizacion.ts';
import { actualizarTitular } from './actualizacion-titular.api.ts';
import { toRequest } from './actualizacion-titular.form.ts';
import { useFormularioActualizacion } from './use-formulario-actualizacion.ts';

const ETIQUETA_RUES = 'Código RUES';

export function FormularioActualizacionTitular({
  registro,
  alGuardar,
  ...carga
}: PropsDeActualizacion<RegistroTitular>) {
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
    const razonSocial = empleador.conocida(valores)?.nombre ?? actual.razon_social;
    return actualizacion.escribir(toRequest(valores, { registro, foto, razonSocial }));
  }, avisarQueFaltan);

  async function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    await empleador.asegurar();
    await guardar();
  }

  return (
    <MarcoDeActualizacion {...carga} enviar={enviar} actualizacion={actualizacion}>
      <SeccionPersonaCorregida form={parteDe(form)} persona={persona} foto={foto} onFoto={guardarFoto} />
      {modo.seccionesOcultas ? (
        <FormSection title="Establecimiento de salud">
          <FormGrid>
            <CamposEstablecimiento form={parteDe(form)} etiquetaCodigo={ETIQUETA_RUES} />
          </FormGrid>
        </FormSection>
      ) : (
        <>
          <SeccionEnteGestor
            form={parteDe(form)}
            eligeEnte={false}
            onTipoAsegurado={elegirTipo}
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
