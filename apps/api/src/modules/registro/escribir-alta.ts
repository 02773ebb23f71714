import type { RespuestaAlmacenamiento } from '@sgpa/contract/shared/rechazos';
import { impideAfiliacion } from '@sgpa/domain/cobertura/afiliacion-previa';
import { estaCubierto, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { TEXTO_GUARDADO_SIN_SABER } from '@sgpa/domain/identidad/textos';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion, IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import { esSegundoEmpleo, textoDosEmpleos } from '@sgpa/domain/titular/cambio-de-empleador';
import { ESTADO_ALMACENAMIENTO as CODIGO } from '@sgpa/domain/titular/contraste';
import { coberturasAparte } from '@sgpa/domain/titular/doble-afiliacion';
import { TEXTO_GUARDADO, textoDobleAfiliacion, textoGuardadoConObservacion } from '@sgpa/domain/titular/textos';
import type { Json } from '../../db/db.generated.ts';
import type { Operacion } from '../../operacion.ts';
import { tomarLasDeLaPersona } from '../afiliacion/afiliacion.queries.ts';
import { avisarIdentidad } from '../afiliacion/aviso-identidad.ts';
import { historiar } from '../afiliacion/cambios.queries.ts';
import {
  type Documento,
  type RegistroPersona,
  registrosDePersona,
  registrosEnTodosLosEntes,
} from '../afiliacion/registros-de-persona.queries.ts';
import { auditar, auditarOperacion } from '../auditoria/auditoria.queries.ts';
import { fichaEnJson, guardarFicha } from '../persona/ficha.queries.ts';
import { defuncionSabida, type EnEnte, tomarOCrearPersona } from '../persona/persona.queries.ts';
import { identidadDe, type PersonaReconocida, type Reconocimiento } from '../persona/una-persona.ts';
import { completarCambio, terminarEmpleosAnteriores } from './cambio-de-empleador.ts';
import type { Alta } from './preparar-alta.ts';
import { abrirNovedadDobleAfiliacion, insertarAfiliacion } from './registro.queries.ts';

export interface AltaEscrita {
  respuesta: RespuestaAlmacenamiento;
  /**
   * `registros` are a dead person's in every managing entity, read once the person and the rows of the registering
   * entity are locked; those of other entities are not. Empty for who lives.
   */
  escrita: { id: IdAfiliacion; idPersona: IdPersona; registros: readonly RegistroPersona[] };
}

interface PersonaDelAlta {
  documento: Documento;
  deQuien: EnEnte;
}

/**
 * Ends the former jobs that this one replaces, and refuses what cannot stand beside an affiliation that is there; also
 * who is dead by everybody's mark or the entity's own word (ADR 17), but in the wizard of the deceased.
 */
async function hacerLugar(op: Operacion, { documento, deQuien }: PersonaDelAlta, alta: Alta) {
  const { trx, hoy } = op;
  const { id_persona, id_ente_gestor } = deQuien;
  const { numero: numero_documento } = documento;
  const [sabida, registros, ficha] = await Promise.all([
    defuncionSabida(trx, id_persona, id_ente_gestor).executeTakeFirst(),
    registrosEnTodosLosEntes(trx, documento),
    fichaEnJson(trx, deQuien),
  ]);
  const propios = registros.filter((r) => r.id_persona === id_persona);
  const muerta = sabida?.figura === true || propios.some(({ fallecido }) => fallecido);
  if (alta.accion !== 'registro-fallecido' && muerta) throw new Rechazo('PERSONA_FALLECIDA', { numero_documento });
  alta.exigir?.(propios, hoy);
  const cambio = await terminarEmpleosAnteriores(op, alta, id_persona, propios);
  const trasElCambio = cambio.registros;
  const impide = impideAfiliacion(
    trasElCambio,
    {
      id_ente_gestor,
      id_entidad: alta.idEntidad,
      id_titular: alta.resto.id_titular ?? null,
      fecha_afiliacion: alta.hechos.fecha_afiliacion,
      fin_cobertura: finDeCobertura(alta.hechos),
    },
    hoy,
  );
  if (impide) throw new Rechazo(impide.codigo, { numero_documento, desde: impide.desde, hasta: impide.hasta });
  return { cambio, fichaAntes: ficha?.ficha ?? null };
}

const filaDe = (alta: Alta, deQuien: EnEnte, hoy: FechaCivil) => ({
  ...deQuien,
  id_entidad: alta.idEntidad,
  id_tipo_asegurado: alta.idTipoAsegurado,
  ...alta.hechos,
  fin_cobertura: finDeCobertura(alta.hechos),
  ...alta.resto,
  fecha_registro: hoy,
});

interface Escritura {
  alta: Alta;
  deQuien: EnEnte;
  /** The person is covered by these already: their managing entities are told. */
  avisadas: readonly RegistroPersona[];
  /** Each of those managing entities reads this. */
  detalle: string;
}

/** Writes ficha, row, history and novedades. */
async function escribirFilas(
  { trx, contexto, ahora, hoy }: Operacion,
  { alta, deQuien, avisadas, detalle }: Escritura,
) {
  const fila = filaDe(alta, deQuien, hoy);
  const { id: idUsuario } = contexto.usuario;
  const otras = avisadas.map(({ id }) => id);
  const deFallecido = alta.accion === 'registro-fallecido';
  const conAutor = { ...fila, id_usuario_creacion: idUsuario, creado_en: ahora };
  // One connection runs both in this order: if the ficha is refused, so is the row, and the first cause is told.
  const [guardada, { id }] = await Promise.all([
    guardarFicha(trx, deQuien, alta.ficha, alta.fotoInicial, ahora),
    insertarAfiliacion(trx, conAutor).executeTakeFirstOrThrow(),
  ]);
  historiar(trx, [
    {
      id_afiliacion: id,
      id_ente_gestor: deQuien.id_ente_gestor,
      accion: alta.accion,
      estado_despues: alta.hechos.estado,
      despues: fila,
      id_usuario: idUsuario,
      ocurrido_en: ahora,
    },
  ]);
  // A death locks these as `tomarPorDefuncion` does; the person is locked already.
  if (deFallecido) await tomarLasDeLaPersona(trx, deQuien.id_persona, deQuien.id_ente_gestor).execute();
  const novedades = otras.length > 0 ? await abrirNovedadDobleAfiliacion(trx, id, otras, detalle, ahora) : [];
  const registros = deFallecido ? await registrosDePersona(trx, deQuien.id_persona) : [];
  return { id, fila, novedades, registros, ficha: guardada?.ficha ?? null };
}

const entesDe = (registros: readonly RegistroPersona[]) => [...new Set(registros.map((r) => r.ente_gestor))];

/** Gives the answer's state; `avisadas` are the records whose managing entities are told. */
function estadoDeAlta(
  otrasCoberturas: readonly RegistroPersona[],
  avisadas: readonly RegistroPersona[],
  {
    reconocimiento,
    duda,
    dosEmpleos,
  }: { reconocimiento: Reconocimiento; duda: string | null; dosEmpleos: readonly RegistroPersona[] },
) {
  const texto = avisadas.length > 0 ? textoGuardadoConObservacion : textoDobleAfiliacion;
  const observaciones = [
    ...(otrasCoberturas.length > 0 ? [texto(entesDe(otrasCoberturas))] : []),
    ...(reconocimiento.clase === 'NO_SE_SABE' ? [TEXTO_GUARDADO_SIN_SABER] : []),
    ...dosEmpleos.map(textoDosEmpleos),
    ...(duda === null ? [] : [duda]),
  ];
  return observaciones.length === 0
    ? { codigo: CODIGO.GUARDADO, detalle: TEXTO_GUARDADO }
    : { codigo: CODIGO.GUARDADO_CON_OBSERVACION, detalle: observaciones.join(' ') };
}

/**
 * Writes person, ficha, affiliation, history, audit and, where the person is covered already, a novedad for each side
 * (acuerdos §8, §10). A new job ends what a former one left (§12 'Change of employer'); of a file that the identity
 * service corrects, or that may be another person's, those concerned are told (§12 'One person'). A refusal of any part
 * (`hacerLugar`) writes nothing.
 *
 * A beneficiary's alta is given as a function, which locks the holder and runs once the person is locked.
 */
export async function escribirAlta(
  op: Operacion,
  pedida: Alta | ((idPersona: IdPersona) => Promise<Alta>),
  persona: PersonaReconocida,
  tomarPersonaDe = tomarOCrearPersona,
): Promise<AltaEscrita> {
  const { trx, ahora, hoy } = op;
  const { numero, fechaNacimiento, reconocimiento } = persona;
  const porCorregir = reconocimiento.clase === 'CORREGIDA' ? reconocimiento.archivo : null;
  const { id: idPersona, antes, identidad } = await tomarPersonaDe(trx, identidadDe(persona), porCorregir, ahora);
  // The file that was seen was joined to another one meanwhile.
  if (reconocimiento.clase === 'MISMA' && reconocimiento.archivo.id !== idPersona)
    throw new Rechazo('REGISTRO_CAMBIADO');
  const alta = typeof pedida === 'function' ? await pedida(idPersona) : pedida;
  const { accion, idEnteGestor, hechos, idPersonaTitular = null, duda = null } = alta;
  const deQuien = { id_persona: idPersona, id_ente_gestor: idEnteGestor };
  const documento = { numero, complemento: identidad.complemento, fechaNacimiento };
  const { cambio, fichaAntes } = await hacerLugar(op, { documento, deQuien }, alta);
  const { registros } = cambio;
  const otrasCoberturas = estaCubierto(hechos, hoy) ? coberturasAparte(registros, idPersonaTitular, hoy) : [];
  const esta = { tipo: hechos.tipo, id_ente_gestor: idEnteGestor };
  // A second job beside one that goes on, and a former one, are the entity's own business.
  const avisadas = otrasCoberturas.filter((una) => !(esSegundoEmpleo(una, esta) || cambio.anteriores.has(una.id)));
  const estado_almacenamiento = estadoDeAlta(otrasCoberturas, avisadas, {
    reconocimiento,
    duda,
    dosEmpleos: cambio.dosEmpleos,
  });
  const detalle = textoDobleAfiliacion(entesDe(avisadas));
  const {
    id,
    fila,
    novedades,
    ficha,
    registros: delDifunto,
  } = await escribirFilas(op, { alta, deQuien, avisadas, detalle });
  await completarCambio(op, accion, cambio, id);
  const aviso = await avisarIdentidad(op, { id, idEnteGestor, registros }, { reconocimiento, identidad });
  const anotar = (recurso: string, idRecurso: number, previo: Json, despues: Json, ente: IdEnteGestor = idEnteGestor) =>
    auditar(op, { accion, recurso, idRecurso, antes: previo, despues, idEnteGestor: ente });
  anotar('persona', idPersona, antes, identidad);
  anotar('ficha_persona', idPersona, fichaAntes, ficha);
  for (const novedad of novedades) anotar('novedad', novedad.id, null, { detalle }, novedad.id_ente_gestor);
  for (const { id: idNovedad, id_ente_gestor } of aviso.novedades)
    anotar('novedad', idNovedad, null, { detalle: aviso.detalle }, id_ente_gestor);
  auditarOperacion(op, { accion, recurso: 'afiliacion', idRecurso: id, idEnteGestor, despues: fila });
  const respuesta = { data: [{ numero_documento: numero, idAfiliadoEnteGestor: id, estado_almacenamiento }] };
  return { respuesta, escrita: { id, idPersona, registros: delDifunto } };
}
