import type { Afiliacion, AfiliacionHistoria } from '@sgpa/api/db/db.generated';
import type { Trx } from '@sgpa/api/db/pool';
import { finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type IdAfiliacion, type IdPersona, idAfiliacion, idPersona } from '@sgpa/domain/shared/ids';
import type { Insertable } from 'kysely';
import { guardarPersonas } from './guardar-personas.ts';
import { insertarTodas, reservarIds } from './insertar.ts';
import { type AfiliacionDemo, type Paso, ultimoPaso } from './modelo.ts';
import { leerReferencias, type Referencias } from './referencias.ts';

/** The free text of a baja goes by its reason. */
const DETALLES: Readonly<Record<number, string>> = {
  600: 'A solicitud de la entidad empleadora',
  601: 'Según certificado de defunción',
  602: 'Resolución del ente gestor',
  603: 'Conclusión definitiva de la relación laboral',
  604: 'Conclusión de la relación laboral',
};

interface Contexto {
  refs: Referencias;
  ids: ReadonlyMap<AfiliacionDemo, IdAfiliacion>;
  ordenes: ReadonlyMap<AfiliacionDemo, number>;
  personas: ReadonlyMap<AfiliacionDemo['persona'], IdPersona>;
  /** The instant lies in office hours, later the same day for a later step. */
  instante: (dia: FechaCivil, orden: number, paso: number) => string;
}

/** The plan's persons and affiliations are stored under these ids. */
export interface Guardadas {
  refs: Referencias;
  personas: ReadonlyMap<AfiliacionDemo['persona'], IdPersona>;
  afiliaciones: ReadonlyMap<AfiliacionDemo, IdAfiliacion>;
}

/** Writes persons, their files, affiliations and histories. Newer registrations get higher ids, as they would in life. */
export async function guardarAfiliaciones(
  trx: Trx,
  afiliaciones: readonly AfiliacionDemo[],
  ahora: Date,
): Promise<Guardadas> {
  const refs = await leerReferencias(trx);
  const enOrden = afiliaciones.toSorted((a, b) => comparar(a.pasos[0].dia, b.pasos[0].dia));
  const reservados = await reservarIds(trx, 'afiliacion', enOrden.length);
  const instante = (dia: FechaCivil, orden: number, paso: number) => {
    const dos = (n: number) => String(n).padStart(2, '0');
    const texto = `${dia}T${dos(8 + (orden % 3) + Math.min(paso, 2) * 3)}:${dos((orden * 7) % 60)}:00-04:00`;
    // A step dated today must not lie ahead.
    return Date.parse(texto) > ahora.getTime() ? ahora.toISOString() : texto;
  };
  const personas = await guardarPersonas(trx, refs, enOrden, ahora);
  const ids = new Map(enOrden.map((afiliacion, i) => [afiliacion, idAfiliacion(reservados[i] ?? 0)]));
  const ordenes = new Map(enOrden.map((afiliacion, orden) => [afiliacion, orden]));
  const contexto: Contexto = { refs, ids, ordenes, personas, instante };
  const filas = enOrden.map((afiliacion, orden) => filaAfiliacion(afiliacion, orden, contexto));
  await insertarTodas(trx, 'afiliacion', filas);
  await insertarTodas(
    trx,
    'afiliacion_historia',
    enOrden.flatMap((afiliacion, orden) => filasHistoria(afiliacion, orden, contexto)),
  );
  return { refs, personas, afiliaciones: ids };
}

const comparar = (a: string, b: string) => Number(a > b) - Number(a < b);

function filaAfiliacion(a: AfiliacionDemo, orden: number, { refs, ids, personas, instante }: Contexto) {
  const { persona, empleo, pasos, titular, parentesco } = a;
  const paso = ultimoPaso(a);
  const { dia } = pasos[0];
  const idEnte = refs.ente(a.ente);
  const idDepartamento = refs.departamento(persona.departamento);
  const fila: Insertable<Afiliacion> = {
    id: ids.get(a),
    id_persona: personas.get(persona) ?? idPersona(0),
    id_ente_gestor: idEnte,
    id_entidad: refs.entidad(a.entidad),
    ...paso.hechos,
    fecha_afiliacion: a.fechaAfiliacion,
    fin_cobertura: finDeCobertura(paso.hechos),
    condicion_hasta: a.condicionHasta ?? null,
    id_titular: titular === null ? null : (ids.get(titular) ?? null),
    id_parentesco: parentesco === null ? null : refs.parametrica('PARENTESCO', parentesco),
    id_tipo_asegurado: refs.parametrica('TIPO_ASEGURADO', a.tipoAsegurado),
    id_motivo_baja: paso.motivo,
    ...revisionDe(a.pasos, a.pasos.length - 1),
    detalle_motivo: paso.motivo === null ? null : (DETALLES[paso.motivo] ?? null),
    matricula: matriculaDe(a),
    id_establecimiento: refs.establecimiento(idEnte, idDepartamento, Number(persona.numero)),
    id_departamento: idDepartamento,
    fecha_ingreso_trabajo: empleo === null ? null : a.fechaAfiliacion,
    puesto_empleado: empleo?.puesto ?? null,
    salario: empleo?.salario ?? null,
    id_departamento_trabajo: empleo === null ? null : idDepartamento,
    codigo_municipio_trabajo: empleo === null ? null : persona.municipio,
    version: pasos.length,
    fecha_registro: dia,
    id_usuario_creacion: refs.usuario(a.usuario),
    creado_en: instante(dia, orden, 0),
    id_usuario_modificacion: pasos.length > 1 ? refs.usuario(autorDe(paso, a)) : null,
    modificado_en: pasos.length > 1 ? instante(paso.dia, orden, pasos.length - 1) : null,
  };
  return fila;
}

/** Gives whose affiliation it was done to, where this one only followed. */
const causanteDe = (paso: Paso, { titular }: AfiliacionDemo): AfiliacionDemo | null =>
  paso.causa ?? (paso.sigue ? titular : null);

function filasHistoria(a: AfiliacionDemo, orden: number, { refs, ids, ordenes, instante }: Contexto) {
  return a.pasos.map((paso, i): Insertable<AfiliacionHistoria> => {
    const anterior = a.pasos[i - 1];
    const causante = causanteDe(paso, a);
    const autor = firmanteDe(paso, causante ?? a);
    return {
      id_afiliacion: ids.get(a) ?? idAfiliacion(0),
      id_ente_gestor: refs.ente(a.ente),
      accion: paso.accion,
      estado_antes: anterior?.hechos.estado ?? null,
      estado_despues: paso.hechos.estado,
      antes: anterior === undefined ? null : contenido(a, i - 1),
      despues: contenido(a, i),
      id_usuario: autor === null ? null : refs.usuario(autor),
      // The instant is the same as the holder's.
      ocurrido_en: instante(paso.dia, (causante && ordenes.get(causante)) ?? orden, i),
      id_afiliacion_causa: causante && (ids.get(causante) ?? null),
    };
  });
}

/** Tells since when it is under review, and what that interrupted. */
function revisionDe(pasos: AfiliacionDemo['pasos'], i: number) {
  const paso = pasos[i];
  if (paso?.hechos.estado !== ESTADO.REVISION) return { fecha_revision: null, estado_previo: null };
  return { fecha_revision: paso.dia, estado_previo: pasos[i - 1]?.hechos.estado ?? null };
}

function contenido({ pasos }: AfiliacionDemo, i: number) {
  const { hechos, motivo } = pasos[i] ?? pasos[0];
  return { ...hechos, fin_cobertura: finDeCobertura(hechos), id_motivo_baja: motivo, ...revisionDe(pasos, i) };
}

/** Only the authority puts a record under review. */
const autorDe = (paso: Paso, a: AfiliacionDemo) =>
  paso.accion === 'revision-afiliacion' ? 'adm.autoridad' : a.usuario;

/** Nobody signs what the days do. */
const firmanteDe = (paso: Paso, a: AfiliacionDemo): string | null =>
  paso.accion === 'vencimiento-cobertura' ? null : autorDe(paso, a);

/** Makes it of birth date and initials, as the funds do. */
function matriculaDe({ persona }: AfiliacionDemo): string {
  const [anio = '', mes = '', dia = ''] = persona.fechaNacimiento.slice(2).split('-');
  const iniciales = [persona.primerApellido, persona.segundoApellido, persona.nombres].map((n) => n.slice(0, 1));
  return `${anio}-${mes}${dia} ${iniciales.join('')}`;
}
