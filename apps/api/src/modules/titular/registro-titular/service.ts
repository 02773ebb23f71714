import type { PedidoRegistro, RespuestaRegistro } from '@sgpa/contract/v2/registro-titular';
import { estaCubierto } from '@sgpa/domain/cobertura/cobertura';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import { AppError } from '@sgpa/domain/errors/app-error';
import { TIPO_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { ESTADO_ALMACENAMIENTO as CODIGO, ESTADO_RESPUESTA } from '@sgpa/domain/titular/contraste';
import {
  TEXTO_GUARDADO,
  TEXTO_RESPUESTA,
  TEXTO_SIN_SERVICIO,
  TEXTO_YA_EXISTE,
  textoCoberturaVigente,
  textoDobleAfiliacion,
} from '@sgpa/domain/titular/textos';
import pg from 'pg';
import type { Json } from '../../../db/db.generated.ts';
import type { Trx } from '../../../db/pool.ts';
import type { Deps } from '../../../deps.ts';
import type { PersonaSegip } from '../../../integrations/segip/port.ts';
import type { Contexto } from '../../../plugins/contexto.ts';
import { registrosEnTodosLosEntes } from '../../asegurado/estado-asegurado/service.ts';
import { auditar, auditarOperacion } from '../../auditoria/auditoria.service.ts';
import { escribirUnaVez, type Intencion, respuestaAnterior } from '../../idempotencia/idempotencia.service.ts';
import { contrastarIdentidad } from '../identidad.ts';
import {
  abrirNovedadDobleAfiliacion,
  afiliacionPrevia,
  asegurarPersona,
  guardarFicha,
  insertarAfiliacion,
  insertarHistoria,
  leerFicha,
} from '../titular.queries.ts';
import { fotoDeIdentidad } from './foto.ts';
import { prepararRegistro, type RegistroPreparado } from './preparar.ts';

type RegistroDeps = Pick<Deps, 'db' | 'clock' | 'segip' | 'ovt'>;
type Codigo = (typeof CODIGO)[keyof typeof CODIGO];

const responder = (numero: string, codigo: Codigo, detalle: string, id: number | null = null): RespuestaRegistro => ({
  data: [{ numero_documento: numero, idAfiliadoEnteGestor: id, estado_almacenamiento: { codigo, detalle } }],
});

/** A duplicate that only the database's last barrier could see, as two tabs that save at the same moment. */
function duplicadoEnLaBase(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && ['afiliacion_unica', 'afiliacion_sin_solape'].includes(error.constraint ?? '')
  );
}

async function escribir(
  trx: Trx,
  contexto: Contexto,
  ahora: Date,
  registro: RegistroPreparado,
  persona: PersonaSegip,
  fotoInicial: Buffer | null,
): Promise<RespuestaRegistro> {
  const hoy = hoyEnLaPaz(ahora);
  const { idEnteGestor, idEntidad, fechaAfiliacion } = registro;
  const complemento = persona.complemento ?? '';
  const identidad = {
    tipo_documento: TIPO_DOCUMENTO,
    tipo_doc: persona.extranjero ? 2 : 1,
    numero_documento: persona.numero,
    complemento,
    fecha_nacimiento: persona.fechaNacimiento,
    nombres: persona.nombres,
    primer_apellido: persona.primerApellido,
    segundo_apellido: persona.segundoApellido,
    sexo: persona.sexo,
  } as const;
  const { id: idPersona, antes: personaAntes } = await asegurarPersona(trx, identidad);
  const claves = { id_persona: idPersona, id_ente_gestor: idEnteGestor };
  const previa = await afiliacionPrevia(trx, { ...claves, id_entidad: idEntidad, fecha_afiliacion: fechaAfiliacion });
  if (previa?.misma) return responder(persona.numero, CODIGO.YA_EXISTE, TEXTO_YA_EXISTE);
  if (previa) {
    return responder(persona.numero, CODIGO.NO_GUARDADO, textoCoberturaVigente(mostrarFecha(previa.fecha_afiliacion)));
  }
  const registros = await registrosEnTodosLosEntes(trx, {
    numero: persona.numero,
    complemento,
    fechaNacimiento: persona.fechaNacimiento,
  });
  const enOtros = registros.filter((r) => r.id_ente_gestor !== idEnteGestor && estaCubierto(r, hoy));

  const fichaAntes = await leerFicha(trx, claves);
  await guardarFicha(trx, claves, registro.ficha, fotoInicial, ahora);
  const hechos = {
    ...claves,
    id_entidad: idEntidad,
    tipo: 'TITULAR',
    id_tipo_asegurado: registro.idTipoAsegurado,
    estado: ESTADO.ACTIVO,
    fecha_afiliacion: fechaAfiliacion,
    fecha_registro: hoy,
    ...registro.afiliacion,
  };
  const { id: idUsuario } = contexto.usuario;
  const id = await insertarAfiliacion(trx, { ...hechos, id_usuario_creacion: idUsuario, creado_en: ahora });
  await insertarHistoria(trx, {
    id_afiliacion: id,
    id_ente_gestor: idEnteGestor,
    accion: 'registro-titular',
    estado_despues: ESTADO.ACTIVO,
    despues: JSON.stringify(hechos),
    id_usuario: idUsuario,
    ocurrido_en: ahora,
  });
  const detalle =
    enOtros.length > 0 ? textoDobleAfiliacion([...new Set(enOtros.map((r) => r.ente_gestor))]) : TEXTO_GUARDADO;
  const anotar = (recurso: string, idRecurso: number, antes: Json, despues: Json, ente: number = idEnteGestor) =>
    auditar(trx, contexto, ahora, {
      accion: 'registro-titular',
      recurso,
      idRecurso,
      antes,
      despues,
      idEnteGestor: ente,
    });
  await anotar('persona', idPersona, personaAntes, identidad);
  await anotar('ficha_persona', idPersona, fichaAntes, await leerFicha(trx, claves));
  for (const otra of enOtros) {
    for (const novedad of await abrirNovedadDobleAfiliacion(trx, id, otra.id, detalle, ahora)) {
      await anotar('novedad', novedad.id, null, { detalle }, novedad.id_ente_gestor);
    }
  }
  await auditarOperacion(trx, contexto, ahora, {
    accion: 'registro-titular',
    recurso: 'afiliacion',
    idRecurso: id,
    idEnteGestor,
    despues: hechos,
  });
  const codigo = enOtros.length > 0 ? CODIGO.GUARDADO_CON_OBSERVACION : CODIGO.GUARDADO;
  return responder(persona.numero, codigo, detalle, id);
}

const seGuardo = (respuesta: RespuestaRegistro): boolean =>
  respuesta.data.some((item) => item.idAfiliadoEnteGestor !== null);

/**
 * Saves a holder (document 2 §4 Registration storage result; decisions §8). The identity service is asked before the
 * transaction; then person, file, affiliation, history, counters, audit and the answer's key are written together.
 */
export async function registrarTitular(
  deps: RegistroDeps,
  contexto: Contexto,
  pedido: PedidoRegistro,
  intencion: Intencion | null,
): Promise<RespuestaRegistro> {
  const anterior = await respuestaAnterior<RespuestaRegistro>(deps, contexto, intencion);
  if (anterior) return anterior;
  const ahora = deps.clock.ahora();
  const registro = await prepararRegistro(deps, contexto, pedido, hoyEnLaPaz(ahora));
  const [item] = pedido.data;
  if (!item) throw new AppError('SOLICITUD_INVALIDA');
  const identidad = await contrastarIdentidad(deps, item.persona);
  const { numero_documento } = item.persona;
  if (identidad.codigo === ESTADO_RESPUESTA.SIN_SERVICIO)
    return responder(numero_documento, CODIGO.SIN_SERVICIO, TEXTO_SIN_SERVICIO);
  if (identidad.codigo !== ESTADO_RESPUESTA.COINCIDE) {
    return responder(numero_documento, CODIGO.NO_GUARDADO, TEXTO_RESPUESTA[identidad.codigo]);
  }
  const { persona } = identidad;
  // Without a photo of its own the entity starts with the identity service's; one that is no image is left out.
  const fotoInicial = registro.ficha.foto === null ? await fotoDeIdentidad(persona.fotografia) : null;
  try {
    return await escribirUnaVez(
      deps,
      contexto,
      intencion,
      (trx) => escribir(trx, contexto, ahora, registro, persona, fotoInicial),
      seGuardo,
    );
  } catch (error) {
    if (duplicadoEnLaBase(error)) return responder(numero_documento, CODIGO.YA_EXISTE, TEXTO_YA_EXISTE);
    throw error;
  }
}
