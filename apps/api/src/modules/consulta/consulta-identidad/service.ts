import type { RespuestaIdentidad } from '@sgpa/contract/shared/consulta';
import { FIGURA_FALLECIDA } from '@sgpa/domain/consulta/textos';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { consultarFuera } from '../consulta-fuera.ts';
import { aPregunta, comoRecurso, type PersonaPedida, presentarPersona } from '../persona-consultada.ts';

/** What the identity service knows of a person; the birth date is the service's own, for who asked to compare. */
export async function consultarIdentidad(
  deps: Pick<Deps, 'db' | 'clock' | 'segip'>,
  contexto: Contexto,
  pedido: PersonaPedida,
): Promise<RespuestaIdentidad> {
  const respuesta = await consultarFuera(
    deps,
    contexto,
    { accion: 'consulta-identidad', fuente: 'SEGIP', ...comoRecurso(pedido) },
    deps.segip.consultar(aPregunta(pedido)),
    ({ tipo }) => tipo === 'encontrado',
  );
  const { mensaje } = respuesta;
  if (respuesta.tipo !== 'encontrado')
    return {
      esValido: false,
      datosPersonaEnFormatoJson: null,
      descripcionRespuesta: mensaje,
      reporteCertificacion: null,
    };
  return {
    esValido: true,
    datosPersonaEnFormatoJson: presentarPersona(respuesta.persona),
    descripcionRespuesta: respuesta.persona.fallecido ? `${mensaje}. ${FIGURA_FALLECIDA}` : mensaje,
    reporteCertificacion: null,
  };
}
