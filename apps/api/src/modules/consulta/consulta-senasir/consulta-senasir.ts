import type { consultaSenasir } from '@sgpa/contract/v1/consulta-senasir';
import type { z } from 'zod';
import type { Contexto } from '../../../contexto.ts';
import type { Deps } from '../../../deps.ts';
import { consultarFuera } from '../consulta-fuera.ts';
import { aPregunta, comoRecurso, type PersonaPedida, presentarPersona } from '../persona-consultada.ts';

type Respuesta = z.infer<typeof consultaSenasir.response>;

/** Whether a person has a pension, and which. */
export async function consultarSenasir(
  deps: Pick<Deps, 'db' | 'clock' | 'senasir'>,
  contexto: Contexto,
  pedido: PersonaPedida,
): Promise<Respuesta> {
  const { rentista, codigo, persona, beneficio, mensaje, registrable, lista } = await consultarFuera(
    deps,
    contexto,
    { accion: 'consulta-senasir', fuente: 'SENASIR', ...comoRecurso(pedido), persona: pedido },
    deps.senasir.consultar(aPregunta(pedido)),
    (respuesta) => respuesta.rentista,
  );
  return {
    esValido: rentista,
    codigoRespuesta: codigo,
    descripcionRespuesta: mensaje,
    datosPersonaEnFormatoJson: persona && presentarPersona(persona),
    datosBeneficioEnFormatoJson: beneficio === null ? null : { beneficio },
    registrable,
    lista,
  };
}
