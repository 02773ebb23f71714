import type { RegistroTitular } from '@sgpa/contract/v2/actualizacion-titular';
import { avisoDeBusqueda } from '@sgpa/domain/titular/actualizacion-titular';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import {
  alElegirTipo,
  type CamposTitular,
  codigoEntero,
  revisarCamposTitular,
} from '../../afiliacion/campos-titular.ts';
import { useModo } from '../../afiliacion/use-modo.ts';
import { useEmpleadorDeFormulario } from '../../empleador/use-empleador-de-formulario.ts';
import { useEdicion } from '../use-edicion.ts';
import { toForm } from './actualizacion-titular.form.ts';

/** The form over a holder's record, with the search of the employer that must come before saving. */
export function useFormularioActualizacion(registro: RegistroTitular) {
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
    // Both only ever grow.
    version: version + version_ficha,
    valores,
  });

  const { poner, ...empleador } = useEmpleadorDeFormulario(parteDe(form));

  return {
    form,
    modo,
    edicion,
    empleador,
    elegirTipo: (texto: string) => poner(alElegirTipo(texto)),
    /** What is still to be done before saving, or null. */
    faltaBuscar: (escrito: CamposTitular): string | null =>
      modo.seccionesOcultas
        ? null
        : avisoDeBusqueda({
            codigoEntidad: codigoEntero(escrito),
            codigoEncontrado: empleador.conocida(escrito)?.codigo ?? null,
          }),
  };
}
