import type { RespuestaConsultaIdentidad } from '@sgpa/contract/v1/consulta-identidad';
import { FIGURA_FALLECIDA } from '@sgpa/domain/consulta/textos';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { aPregunta, consultarFuera, encontrado, type PersonaPedida, presentarConsultada } from '../consulta-fuera.ts';

/** Tells what the identity service knows of a person; the birth date is the service's own, to be compared with. */
export async function consultarIdentidad(
  deps: Pick<Deps, 'db' | 'clock' | 'segip'>,
  contexto: Contexto,
  pedido: PersonaPedida,
): Promise<RespuestaConsultaIdentidad> {
  const respuesta = await consultarFuera(
    deps,
    contexto,
    { accion: 'consulta-identidad', de: pedido },
    deps.segip.consultar(aPregunta(pedido)),
    encontrado,
  );
  const { mensaje, registrable, lista } = respuesta;
  if (respuesta.tipo !== 'encontrado')
    return {
      esValido: false,
      datosPersonaEnFormatoJson: null,
      descripcionRespuesta: mensaje,
      reporteCertificacion: null,
      fallecido: false,
      registrable: false,
      lista,
    };
  const { fallecido } = respuesta.persona;
  return {
    esValido: true,
    datosPersonaEnFormatoJson: presentarConsultada(respuesta.persona),
    descripcionRespuesta: fallecido ? `${mensaje}. ${FIGURA_FALLECIDA}` : mensaje,
    reporteCertificacion: null,
    fallecido,
    registrable: registrable && !fallecido,
    lista,
  };
}
