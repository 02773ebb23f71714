import type { RespuestaIdentidad } from '@sgpa/contract/shared/consulta';
import { CERTIFICACION_INVALIDA } from '@sgpa/domain/consulta/textos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { prepararPdf } from '../../persona/pdf-recibido.ts';
import { aPregunta, consultarFuera, encontrado, type PersonaPedida, presentarConsultada } from '../consulta-fuera.ts';

/** Tells of the person with the report; a file that is no PDF, or has programs in it, is not handed on. */
export async function consultarCertificacion(
  deps: Pick<Deps, 'db' | 'clock' | 'segip'>,
  contexto: Contexto,
  pedido: PersonaPedida,
): Promise<RespuestaIdentidad> {
  const respuesta = await consultarFuera(
    deps,
    contexto,
    { accion: 'consulta-certificacion', de: pedido },
    deps.segip.certificar(aPregunta(pedido)),
    encontrado,
  );
  const { mensaje: descripcionRespuesta, lista } = respuesta;
  if (respuesta.tipo !== 'encontrado')
    return {
      esValido: false,
      datosPersonaEnFormatoJson: null,
      descripcionRespuesta,
      reporteCertificacion: null,
      lista,
    };
  const { reporte } = respuesta;
  const sano = reporte !== null && (await esPdfSano(reporte));
  return {
    esValido: true,
    datosPersonaEnFormatoJson: presentarConsultada(respuesta.persona),
    descripcionRespuesta: reporte === null || sano ? descripcionRespuesta : CERTIFICACION_INVALIDA,
    reporteCertificacion: sano ? reporte : null,
    lista,
  };
}

const MALO = ['PDF_INVALIDO', 'PDF_ACTIVO', 'PDF_MUY_GRANDE'];

async function esPdfSano(base64: string): Promise<boolean> {
  try {
    await prepararPdf(base64, 'La certificación');
    return true;
  } catch (error) {
    if (error instanceof Rechazo && MALO.includes(error.codigo)) return false;
    throw error;
  }
}
