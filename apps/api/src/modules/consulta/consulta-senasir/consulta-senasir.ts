import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { aPregunta, consultarFuera, type PersonaPedida, presentarConsultada } from '../consulta-fuera.ts';

export async function consultarSenasir(
  deps: Pick<Deps, 'db' | 'clock' | 'senasir'>,
  contexto: Contexto,
  pedido: PersonaPedida,
) {
  const { rentista, codigo, persona, beneficio, mensaje, registrable, lista } = await consultarFuera(
    deps,
    contexto,
    { accion: 'consulta-senasir', de: pedido },
    deps.senasir.consultar(aPregunta(pedido)),
    (respuesta) => respuesta.rentista,
  );
  return {
    esValido: rentista,
    codigoRespuesta: codigo,
    descripcionRespuesta: mensaje,
    datosPersonaEnFormatoJson: persona && presentarConsultada(persona),
    datosBeneficioEnFormatoJson: beneficio === null ? null : { beneficio },
    registrable,
    lista,
  };
}
