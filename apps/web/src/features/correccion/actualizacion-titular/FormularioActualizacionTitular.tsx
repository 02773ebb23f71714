import Stack from '@mui/material/Stack';
import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { useRef } from 'react';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { FormGrid, FormSection } from '../../../ui/FormSection.tsx';
import { toast } from '../../../ui/toast.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { CamposEstablecimiento } from '../../afiliacion/CamposEstablecimiento.tsx';
import { SeccionEnteGestor } from '../../afiliacion/SeccionEnteGestor.tsx';
import { BOTON_BUSCAR } from '../../empleador/CamposEntidad.tsx';
import { SeccionEmpleador } from '../../empleador/SeccionEmpleador.tsx';
import { FALTAN_CAMPOS } from '../../guardado/textos.ts';
import { SeccionPersona } from '../../persona/SeccionPersona.tsx';
import { AvisoDeBorrador } from '../AvisoDeBorrador.tsx';
import { PieDeActualizacion } from '../PieDeActualizacion.tsx';
import { DE_ACTUALIZACION } from '../resultado-actualizacion.ts';
import { actualizarTitular } from './actualizacion-titular.api.ts';
import { toRequest } from './actualizacion-titular.form.ts';
import { useFormularioActualizacion } from './use-formulario-actualizacion.ts';

interface Props {
  registro: RegistroTitular;
  cargando: boolean;
  alCargar: () => Promise<unknown>;
  alGuardar: () => void;
}

const ETIQUETA_RUES = 'Código RUES';

export function FormularioActualizacionTitular({ registro, cargando, alCargar, alGuardar }: Props) {
  const elemento = useRef<HTMLFormElement>(null);
  const { form, modo, edicion, empleador, elegirTipo, faltaBuscar } = useFormularioActualizacion(registro);
  const { persona, empleador: actual } = registro;
  const { foto, guardarFoto } = edicion;
  useFocusFirstError(elemento, form.formState);

  const actualizacion = useEscritura({
    ...DE_ACTUALIZACION,
    enviar: actualizarTitular,
    alTerminar: () => {
      edicion.borrar();
      alGuardar();
    },
  });

  const enviar = form.handleSubmit(
    (valores) => {
      const falta = faltaBuscar(valores);
      if (falta !== null) {
        toast('warning', falta);
        return elemento.current?.querySelector<HTMLElement>(`[name="${BOTON_BUSCAR}"]`)?.focus();
      }
      const razonSocial = empleador.entidad?.nombre ?? actual.razon_social;
      return actualizacion.escribir(toRequest(valores, { registro, foto, razonSocial }));
    },
    () => toast('warning', FALTAN_CAMPOS),
  );

  return (
    <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2}>
      {edicion.recuperado ? <AvisoDeBorrador alDescartar={edicion.descartar} /> : null}
      <SeccionPersona form={parteDe(form)} persona={persona} foto={foto ?? persona.foto_persona} onFoto={guardarFoto} />
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
      <PieDeActualizacion
        actualizacion={actualizacion}
        encontrados={edicion.cambio?.encontrados ?? null}
        cargando={cargando}
        alCargar={() => void alCargar().then(actualizacion.olvidar)}
      />
    </Stack>
  );
}
