import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import { leerCondicion } from '@sgpa/domain/beneficiario/condicion';
import { estaCubierto, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { finPorEdad } from '@sgpa/domain/cobertura/edad';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { ESTADO_ALMACENAMIENTO } from '@sgpa/domain/titular/contraste';
import { TEXTO_GUARDADO } from '@sgpa/domain/titular/textos';
import type { Operacion } from '../../../operacion.ts';
import { type Afiliacion, bloquearAfiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { insertarHistoria } from '../../afiliacion/cambios.queries.ts';
import { guardarCondicion } from '../../afiliacion/condicion.ts';
import { deQuienDepende } from '../../afiliacion/edad.queries.ts';
import { tomar } from '../../afiliacion/hallar.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { guardarFicha } from '../../persona/ficha.queries.ts';
import { asegurarPersona, figuraFallecida } from '../../persona/persona.queries.ts';
import { identidadDe, type PersonaReconocida } from '../../persona/una-persona.ts';
import { guardarPasada, pasadaConElTitular } from '../familia.queries.ts';
import { type BeneficiarioPreparado, dependiente, exigirCobertura, exigirParentesco } from './preparar.ts';

const ACCION = 'registro-beneficiario';

/** The condition that was sent, or else the one that came over; never an earlier end. */
async function edadDePasada({ trx }: Operacion, preparado: BeneficiarioPreparado, antes: Afiliacion) {
  const suya = preparado.condicion ?? {
    condicion: leerCondicion(antes.condicion),
    condicion_hasta: antes.condicion_hasta,
  };
  const { condicion, condicion_hasta } = suya;
  const exenta = (await deQuienDepende(trx, antes.id))?.exenta_de_edad === true;
  const fin = exenta ? null : finPorEdad(dependiente(preparado, suya), preparado.edad.edades);
  // Without an end before, none now.
  const antiguo = antes.fin_por_edad;
  const fin_por_edad = fin === null || antiguo === null ? null : fin > antiguo ? fin : antiguo;
  return { condicion, condicion_hasta, fin_por_edad, fin_cobertura: finDeCobertura({ ...antes, fin_por_edad }) };
}

/**
 * Who came over with the holder is registered once more by a client that knows nothing of it: the same affiliation, with the
 * data that were sent, and no later than it began. Null where the person did not come over.
 */
export async function registrarPasada(
  op: Operacion,
  preparado: BeneficiarioPreparado,
  persona: PersonaReconocida,
): Promise<RespuestaAlmacenamiento | null> {
  const { trx, ahora, hoy, contexto } = op;
  const { resto, fechaAfiliacion, ficha, fotoInicial, idEnteGestor, titular } = preparado;
  const { de } = persona;
  const conocida = 'archivo' in de ? de.archivo.id : null;
  const pasada = conocida === null ? undefined : await pasadaConElTitular(trx, conocida, titular.id);
  if (conocida === null || pasada === undefined) return null;
  const corrige = de.clase === 'CORREGIDA' ? de.archivo : null;
  const { id: tomada } = await asegurarPersona(trx, identidadDe(persona), corrige, ahora);
  if (tomada !== conocida) throw new Rechazo('REGISTRO_CAMBIADO');
  if (await figuraFallecida(trx, tomada, idEnteGestor))
    throw new Rechazo('PERSONA_FALLECIDA', { numero_documento: persona.numero });
  exigirCobertura(await tomar(trx, titular), hoy);
  const antes = await bloquearAfiliacion(trx, pasada.id);
  if (antes === undefined) throw new Rechazo('REGISTRO_CAMBIADO');
  // What ended since is registered, or refused, as ever.
  if (!estaCubierto(antes, hoy)) return null;
  await exigirParentesco(op, preparado, tomada);
  await guardarFicha(trx, { id_persona: conocida, id_ente_gestor: idEnteGestor }, ficha, fotoInicial, ahora);
  const fecha_afiliacion = fechaAfiliacion < antes.fecha_afiliacion ? fechaAfiliacion : antes.fecha_afiliacion;
  const { id_titular: _, ...datos } = resto;
  const despues = { ...datos, ...(await edadDePasada(op, preparado, antes)), fecha_afiliacion };
  await guardarPasada(trx, pasada.id, despues, contexto.usuario.id, ahora).execute();
  await insertarHistoria(trx, {
    id_afiliacion: pasada.id,
    id_ente_gestor: idEnteGestor,
    accion: ACCION,
    estado_antes: antes.estado,
    estado_despues: antes.estado,
    antes: JSON.stringify({ fecha_afiliacion: antes.fecha_afiliacion, fin_por_edad: antes.fin_por_edad }),
    despues: JSON.stringify(despues),
    id_usuario: contexto.usuario.id,
    ocurrido_en: ahora,
  });
  if (preparado.condicion !== null)
    await guardarCondicion(op, { id_persona: conocida, id_ente_gestor: idEnteGestor }, preparado.condicion);
  await auditar(op, { accion: ACCION, recurso: 'ficha_persona', idRecurso: conocida, idEnteGestor });
  await auditarOperacion(op, { accion: ACCION, recurso: 'afiliacion', idRecurso: pasada.id, idEnteGestor, despues });
  return {
    data: [
      {
        numero_documento: persona.numero,
        idAfiliadoEnteGestor: pasada.id,
        estado_almacenamiento: { codigo: ESTADO_ALMACENAMIENTO.GUARDADO, detalle: TEXTO_GUARDADO },
      },
    ],
  };
}
