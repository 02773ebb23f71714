import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/respuestas';
import { estaCubierto, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { TIPO_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { ESTADO_ALMACENAMIENTO as CODIGO } from '@sgpa/domain/titular/contraste';
import { coberturasAparte } from '@sgpa/domain/titular/doble-afiliacion';
import { TEXTO_GUARDADO, textoDobleAfiliacion } from '@sgpa/domain/titular/textos';
import type { Json } from '../../db/db.generated.ts';
import { juntas, pedir } from '../../db/mensajes.ts';
import type { Trx } from '../../db/pool.ts';
import type { PersonaSegip } from '../../integrations/segip/port.ts';
import type { Operacion } from '../../operacion.ts';
import { afiliacionPrevia } from '../afiliacion/afiliacion-previa.queries.ts';
import { insertarHistoria } from '../afiliacion/cambios.queries.ts';
import { type RegistroPersona, registrosEnTodosLosEntes } from '../afiliacion/registros-de-persona.queries.ts';
import { auditar, auditarOperacion } from '../auditoria/auditoria.service.ts';
import { fichaEnJson, guardarFicha, leerFicha } from '../persona/ficha.queries.ts';
import { asegurarPersona, figuraFallecida } from '../persona/persona.queries.ts';
import { abrirNovedadDobleAfiliacion, insertarAfiliacion } from './alta.queries.ts';
import type { Alta } from './alta.ts';

interface AltaEscrita {
  respuesta: RespuestaAlmacenamiento;
  escrita: { id: number; idPersona: number };
}

const marcadaFallecida = (persona: Json): boolean =>
  typeof persona === 'object' && persona !== null && 'fallecido' in persona && persona.fallecido === true;

/** Everybody's mark, as it was when the person was taken, seen before or not; or the entity's own word. */
const haMuerto = async (trx: Trx, antes: Json, idPersona: number, idEnteGestor: number): Promise<boolean> =>
  marcadaFallecida(antes) || (await figuraFallecida(trx, idPersona, idEnteGestor));

/** Refuses what cannot be written beside an affiliation that is there. */
async function exigirLugar(trx: Trx, idPersona: number, numero_documento: string, alta: Alta): Promise<void> {
  const previa = await afiliacionPrevia(trx, {
    id_persona: idPersona,
    id_ente_gestor: alta.idEnteGestor,
    id_entidad: alta.idEntidad,
    fecha_afiliacion: alta.hechos.fecha_afiliacion,
    id_titular: alta.resto.id_titular ?? null,
    fin_cobertura: finDeCobertura(alta.hechos),
  });
  if (!previa) return;
  const delMismoTitular = alta.resto.id_titular !== undefined && previa.id_titular === alta.resto.id_titular;
  if (previa.misma || delMismoTitular) throw new Rechazo('REGISTRO_EXISTENTE', { numero_documento });
  throw new Rechazo('COBERTURA_VIGENTE', { numero_documento, desde: mostrarFecha(previa.fecha_afiliacion) });
}

const identidadDe = (persona: PersonaSegip) => ({
  tipo_documento: TIPO_DOCUMENTO,
  tipo_doc: persona.extranjero ? (2 as const) : (1 as const),
  numero_documento: persona.numero,
  complemento: persona.complemento ?? '',
  fecha_nacimiento: persona.fechaNacimiento,
  nombres: persona.nombres,
  primer_apellido: persona.primerApellido,
  segundo_apellido: persona.segundoApellido,
  sexo: persona.sexo,
});

interface Claves {
  id_persona: number;
  id_ente_gestor: number;
}

/** The new row and its history. */
async function escribirFila({ trx, contexto, ahora, hoy }: Operacion, alta: Alta, claves: Claves) {
  const { accion, hechos } = alta;
  const fila = {
    ...claves,
    id_entidad: alta.idEntidad,
    id_tipo_asegurado: alta.idTipoAsegurado,
    ...hechos,
    fin_cobertura: finDeCobertura(hechos),
    ...alta.resto,
    fecha_registro: hoy,
  };
  const { id: idUsuario } = contexto.usuario;
  const id = await insertarAfiliacion(trx, { ...fila, id_usuario_creacion: idUsuario, creado_en: ahora });
  await insertarHistoria(trx, {
    id_afiliacion: id,
    id_ente_gestor: claves.id_ente_gestor,
    accion,
    estado_despues: hechos.estado,
    despues: JSON.stringify(fila),
    id_usuario: idUsuario,
    ocurrido_en: ahora,
  });
  return { id, fila };
}

/** What is answered for it, and told wherever the person is covered already. */
const estadoDeAlta = (aparte: readonly RegistroPersona[]) =>
  aparte.length === 0
    ? { codigo: CODIGO.GUARDADO, detalle: TEXTO_GUARDADO }
    : {
        codigo: CODIGO.GUARDADO_CON_OBSERVACION,
        detalle: textoDobleAfiliacion([...new Set(aparte.map((r) => r.ente_gestor))]),
      };

/**
 * Writes person, file, affiliation, history, audit and, where the person is covered already, a novedad for each side
 * (decisions §8, §10). Nothing at all when such an affiliation is there already, or the person is dead.
 * What must hold other affiliations is asked for as a function, once the person is held: the order of everybody.
 */
export async function escribirAlta(
  op: Operacion,
  pedida: Alta | ((idPersona: number) => Promise<Alta>),
  persona: PersonaSegip,
): Promise<AltaEscrita> {
  const { trx, ahora, hoy } = op;
  const { numero, fechaNacimiento } = persona;
  const identidad = identidadDe(persona);
  const { id: idPersona, antes: personaAntes } = await asegurarPersona(trx, identidad);
  const alta = typeof pedida === 'function' ? await pedida(idPersona) : pedida;
  const { accion, idEnteGestor, hechos } = alta;
  if (accion !== 'registro-fallecido' && (await haMuerto(trx, personaAntes, idPersona, idEnteGestor)))
    throw new Rechazo('PERSONA_FALLECIDA', { numero_documento: numero });
  await exigirLugar(trx, idPersona, numero, alta);
  const claves = { id_persona: idPersona, id_ente_gestor: idEnteGestor };
  const documento = { numero, complemento: identidad.complemento, fechaNacimiento };
  const [registros, [fichaAntes]] = await juntas(trx, [
    pedir(registrosEnTodosLosEntes, documento),
    pedir(fichaEnJson, claves),
  ]);
  const deLaPersona = registros.filter((r) => r.id_persona === idPersona);
  const { idPersonaTitular = null } = alta;
  const aparte = estaCubierto(hechos, hoy) ? coberturasAparte(deLaPersona, idPersonaTitular, hoy) : [];

  await guardarFicha(trx, claves, alta.ficha, alta.fotoInicial, ahora);
  const { id, fila } = await escribirFila(op, alta, claves);
  const estado_almacenamiento = estadoDeAlta(aparte);
  const { detalle } = estado_almacenamiento;
  const anotar = (recurso: string, idRecurso: number, antes: Json, despues: Json, ente: number = idEnteGestor) =>
    auditar(op, { accion, recurso, idRecurso, antes, despues, idEnteGestor: ente });
  await anotar('persona', idPersona, personaAntes, identidad);
  await anotar('ficha_persona', idPersona, fichaAntes?.ficha ?? null, await leerFicha(trx, claves));
  for (const otra of aparte) {
    for (const novedad of await abrirNovedadDobleAfiliacion(trx, id, otra.id, detalle, ahora)) {
      await anotar('novedad', novedad.id, null, { detalle }, novedad.id_ente_gestor);
    }
  }
  await auditarOperacion(op, { accion, recurso: 'afiliacion', idRecurso: id, idEnteGestor, despues: fila });
  const respuesta = { data: [{ numero_documento: numero, idAfiliadoEnteGestor: id, estado_almacenamiento }] };
  return { respuesta, escrita: { id, idPersona } };
}
