import type { Db } from '@sgpa/api/db/pool';
import { cesantiaDesde } from '@sgpa/domain/cobertura/cobertura';
import { type FechaCivil, fecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import {
  type IdAfiliacion,
  type IdEnteGestor,
  type IdEntidad,
  type IdPersona,
  idAfiliacion,
  idPersona,
} from '@sgpa/domain/shared/ids';
import { type Azar, azarDe } from '@sgpa/simulators/people/azar';
import type { PersonaDescrita } from '@sgpa/simulators/people/persona';
import { sql } from 'kysely';
import { afiliacionDe, EMPLEADOR, TITULAR } from './ciclo.ts';
import { ANA } from './identidades.ts';
import { CNS, CPS } from './titular.ts';

export const OTRO_EMPLEADOR = 'NIT-1020310074';
/** No sequence comes to these ids while a test runs, so that what is written names itself. */
const DESDE = 50_000_000;
const HOY = fecha('2026-10-14');

/** The second file of a number says two things otherwise, so that nobody can tell. */
const OTRAS = [
  { fechaNacimiento: '1985-04-03', extranjero: true },
  { fechaNacimiento: '1985-04-03', complemento: '1B' },
  { segundoApellido: 'POMA', complemento: '1B' },
] as const satisfies readonly Partial<PersonaDescrita>[];

export interface FilaAlAzar {
  id: IdAfiliacion;
  id_persona: IdPersona;
  id_ente_gestor: IdEnteGestor;
  id_entidad: IdEntidad;
  id_titular: IdAfiliacion | null;
  estado: number;
  fecha_afiliacion: FechaCivil;
  fecha_baja: FechaCivil | null;
  fecha_cesantia: FechaCivil | null;
  fin_cobertura: FechaCivil | null;
}

interface FilaPersona {
  id: IdPersona;
  numero_documento: string;
  dicho: Omit<PersonaDescrita, 'numero'>;
}

export interface ParAlAzar {
  numero: string;
  personas: [FilaPersona, FilaPersona];
  novedad: number;
  /** These numbers are of those who hang on one of them, and on both where both have a holder's. */
  hijos: string[];
  afiliaciones: FilaAlAzar[];
}

type Fila = Record<string, unknown>;
type Tabla =
  | 'persona'
  | 'ficha_persona'
  | 'documento_persona'
  | 'novedad'
  | 'identidad_anterior'
  | 'afiliacion_historia'
  | 'afiliacion';

const fila = ({ id, numero_documento, dicho }: FilaPersona): Fila => ({
  id,
  numero_documento,
  tipo_doc: dicho.extranjero ? 2 : 1,
  complemento: dicho.complemento,
  fecha_nacimiento: dicho.fechaNacimiento,
  nombres: dicho.nombres,
  primer_apellido: dicho.primerApellido,
  segundo_apellido: dicho.segundoApellido,
});

/** Gives the dates that make a row what its state says, on the day of the tests. */
function vida(azar: Azar, desde: FechaCivil, estado: number) {
  const abierta = { estado, fecha_baja: null, fecha_cesantia: null, fin_cobertura: null };
  if (estado === 100) return abierta;
  if (estado === 103) {
    const fecha_baja = [sumarDias(HOY, -azar.entero(0, 50)), desde].toSorted().at(-1) ?? desde;
    const fin = cesantiaDesde(fecha_baja);
    return { estado, fecha_baja, fecha_cesantia: fin, fin_cobertura: fin };
  }
  // Some affiliations cover not one day.
  const fecha_baja = sumarDias(desde, azar.entero(0, 500));
  return { estado, fecha_baja, fecha_cesantia: null, fin_cobertura: sumarDias(fecha_baja, -1) };
}

const seTocan = (una: FilaAlAzar, otra: FilaAlAzar) =>
  una.fecha_afiliacion === otra.fecha_afiliacion ||
  ((una.fin_cobertura ?? '9999') >= otra.fecha_afiliacion && (otra.fin_cobertura ?? '9999') >= una.fecha_afiliacion);

interface Mundo {
  azar: Azar;
  empleadores: [IdEntidad, IdEntidad];
  ajena: { id: IdAfiliacion; id_entidad: IdEntidad };
  usuario: number;
  siguiente(): number;
  escribir(tabla: Tabla, nueva: Fila): void;
}

/** Adds an affiliation to a person, unless it would stand beside another on a day of one employer, or holder. */
function afiliar(
  mundo: Mundo,
  suyas: FilaAlAzar[],
  datos: Pick<FilaAlAzar, 'id_persona' | 'id_ente_gestor' | 'id_entidad' | 'id_titular'>,
) {
  const { azar } = mundo;
  const estado = azar.elegir(datos.id_titular === null ? [100, 100, 103, 104] : [100, 100, 105]);
  const desde = sumarDias(fecha('2024-10-01'), azar.entero(0, 700));
  const nueva: FilaAlAzar = {
    ...datos,
    id: idAfiliacion(mundo.siguiente()),
    fecha_afiliacion: desde,
    ...vida(azar, desde, estado),
  };
  const rival = suyas.find(
    (otra) =>
      otra.id_persona === nueva.id_persona &&
      otra.id_ente_gestor === nueva.id_ente_gestor &&
      (otra.id_titular === null
        ? nueva.id_titular === null && otra.id_entidad === nueva.id_entidad
        : otra.id_titular === nueva.id_titular) &&
      seTocan(otra, nueva),
  );
  if (rival === undefined) suyas.push(nueva);
}

/** Writes what a managing entity keeps of a person, what is open about an affiliation, and what was said before. */
function adornar(mundo: Mundo, { id, numero_documento, dicho }: FilaPersona, suyas: readonly FilaAlAzar[]) {
  const { azar, usuario, escribir } = mundo;
  const cuando = () => `${sumarDias(HOY, -azar.entero(1, 300))}T12:00:00Z`;
  for (const id_ente_gestor of new Set(suyas.map((una) => una.id_ente_gestor))) {
    if (azar.fraccion() < 0.7)
      escribir('ficha_persona', {
        id_persona: id,
        id_ente_gestor,
        telefono_movil: String(azar.entero(60_000_000, 79_999_999)),
        modificado_en: cuando(),
        version: azar.entero(1, 4),
      });
    if (azar.fraccion() < 0.4)
      escribir('documento_persona', {
        id: mundo.siguiente(),
        id_persona: id,
        id_ente_gestor,
        clase: 'EVIDENCIA_REVISION',
        tipo_contenido: 'application/pdf',
        // There are few papers, so that the same one is sometimes in both files.
        sha256: `\\x${String(azar.entero(1, 2)).repeat(64)}`,
        contenido: '\\x25',
        id_usuario: usuario,
        creado_en: cuando(),
      });
  }
  for (const codigo of ['RELACION_LABORAL_TERMINADA', 'DOBLE_AFILIACION', 'FECHA_AFILIACION_DISTINTA'])
    for (const { id: id_afiliacion, id_ente_gestor } of suyas)
      if (azar.fraccion() < 0.2)
        escribir('novedad', {
          id: mundo.siguiente(),
          codigo,
          id_ente_gestor,
          id_persona: id,
          id_afiliacion,
          detalle: 'Según la planilla.',
          estado: 'ABIERTA',
          creado_en: cuando(),
        });
  for (let i = azar.entero(0, 2); i > 0; i -= 1)
    escribir('identidad_anterior', {
      ...fila({ id, numero_documento, dicho }),
      id: mundo.siguiente(),
      id_persona: id,
      fecha_nacimiento: sumarDias(fecha('1971-01-01'), azar.entero(0, 3)),
      hasta: cuando(),
      id_usuario: usuario,
    });
}

function par(mundo: Mundo, numero: string): ParAlAzar {
  const { azar, siguiente, escribir } = mundo;
  const archivo = (como: Partial<PersonaDescrita>, deNumero = numero): FilaPersona => {
    const nuevo = { id: idPersona(siguiente()), numero_documento: deNumero, dicho: { ...ANA, ...como } };
    escribir('persona', fila(nuevo));
    return nuevo;
  };
  const personas = [archivo({}), archivo(azar.elegir<Partial<PersonaDescrita>>(OTRAS))] as [FilaPersona, FilaPersona];
  const afiliaciones: FilaAlAzar[] = [];
  // No session, not even the authority's, sees a file without an affiliation.
  for (const { id } of personas)
    for (let n = azar.entero(1, 3); n > 0; n -= 1) {
      const deOtro = azar.fraccion() < 0.12;
      afiliar(mundo, afiliaciones, {
        id_persona: id,
        id_ente_gestor: deOtro ? CNS : azar.elegir([CNS, CNS, CPS]),
        id_entidad: deOtro ? mundo.ajena.id_entidad : azar.elegir(mundo.empleadores),
        id_titular: deOtro ? mundo.ajena.id : null,
      });
    }
  const hijos = [`7${numero}`, `8${numero}`];
  const [deAmbas, deUna] = hijos.map((hijo) => archivo({ nombres: 'NINA' }, hijo));
  const titulares = afiliaciones.filter(({ id_titular }) => id_titular === null);
  const [primera, segunda] = personas.map(({ id }) => titulares.find((una) => una.id_persona === id));
  const bajo = (hijo: FilaPersona | undefined, titular: FilaAlAzar | undefined) => {
    if (hijo && titular) afiliar(mundo, afiliaciones, { ...titular, id_persona: hijo.id, id_titular: titular.id });
  };
  for (const titular of [primera, segunda, primera]) bajo(deAmbas, titular);
  bajo(deUna, azar.elegir([primera, segunda]));

  for (const una of afiliaciones)
    escribir('afiliacion_historia', {
      id: siguiente(),
      id_afiliacion: una.id,
      id_ente_gestor: una.id_ente_gestor,
      accion: 'registro-titular',
      estado_despues: una.estado,
      despues: {},
      id_usuario: mundo.usuario,
      ocurrido_en: `${una.fecha_afiliacion}T12:00:00Z`,
      id_afiliacion_causa: una.id_titular,
    });
  for (const quien of personas)
    adornar(
      mundo,
      quien,
      afiliaciones.filter(({ id_persona }) => id_persona === quien.id),
    );
  const suyas = afiliaciones.filter(({ id_persona }) => personas.some(({ id }) => id === id_persona));
  const dudosa = azar.elegir(suyas as [FilaAlAzar, ...FilaAlAzar[]]);
  const novedad = siguiente();
  escribir('novedad', {
    id: novedad,
    codigo: 'IDENTIDAD',
    id_persona: dudosa.id_persona,
    id_afiliacion: dudosa.id,
    detalle: 'Otro registro tiene este número.',
    estado: 'ABIERTA',
    creado_en: '2026-10-14T12:00:00Z',
  });
  return { numero, personas, novedad, hijos, afiliaciones };
}

/** Writes so many pairs of files of one number as the owner: what the register may hold of two people, or of one. */
export async function paresAlAzar(db: Db, semilla: number, cuantos: number): Promise<ParAlAzar[]> {
  const ajena = await afiliacionDe(db, TITULAR);
  const entidad = async (codigo: string) =>
    (await db.selectFrom('entidad_empleadora').select('id').where('codigo', '=', codigo).executeTakeFirstOrThrow()).id;
  const hermana = await db
    .selectFrom('afiliacion')
    .select(['id_parentesco', 'id_tipo_asegurado'])
    .where('id_titular', 'is not', null)
    .executeTakeFirstOrThrow();
  // The file is written as a registration does: what is done later finds it said.
  const mujer = await db
    .selectFrom('parametrica')
    .select('id')
    .where('grupo', '=', 'GENERO')
    .where('sigla', '=', ANA.sexo)
    .executeTakeFirstOrThrow();
  const autoridad = await db
    .selectFrom('ente_gestor')
    .select('id')
    .where('tipo', '=', 'AUTORIDAD')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  let ultimo = DESDE;
  const filas = new Map<Tabla, Fila[]>();
  const mundo: Mundo = {
    azar: azarDe(semilla, 1),
    empleadores: [await entidad(EMPLEADOR), await entidad(OTRO_EMPLEADOR)],
    ajena,
    usuario: ajena.id_usuario_creacion,
    siguiente: () => {
      ultimo += 1;
      return ultimo;
    },
    escribir: (tabla, nueva) => {
      const suyas = filas.get(tabla) ?? [];
      suyas.push(nueva);
      filas.set(tabla, suyas);
    },
  };
  const pares = Array.from({ length: cuantos }, (_, i) => par(mundo, String(31_000_000 + i)));
  const tipoDe = (una: FilaAlAzar): Fila =>
    una.id_titular === null
      ? { tipo: 'TITULAR', id_tipo_asegurado: ajena.id_tipo_asegurado }
      : { tipo: 'BENEFICIARIO', ...hermana };
  const afiliaciones = pares
    .flatMap((uno) => uno.afiliaciones)
    .map((una) => ({
      ...una,
      ...tipoDe(una),
      version: 1,
      fecha_registro: una.fecha_afiliacion,
      id_usuario_creacion: ajena.id_usuario_creacion,
      creado_en: `${una.fecha_afiliacion}T12:00:00Z`,
    }));
  const poner = async (tabla: Tabla, nuevas: readonly Fila[]) => {
    const columnas = Object.keys(nuevas[0] ?? {});
    const nombres = sql.join(columnas.map((columna) => sql.ref(columna)));
    const conId = columnas.includes('id') ? sql`overriding system value` : sql``;
    await sql`insert into ${sql.table(tabla)} (${nombres}) ${conId}
      select ${nombres} from jsonb_populate_recordset(null::${sql.table(tabla)}, ${JSON.stringify(nuevas)}::jsonb)`.execute(
      db,
    );
  };
  await poner(
    'persona',
    (filas.get('persona') ?? []).map((una) => ({
      ...una,
      tipo_documento: 'CI',
      id_genero: mujer.id,
      fallecido: false,
      saneado: false,
      creado_en: '2024-10-01T12:00:00Z',
      modificado_en: '2024-10-01T12:00:00Z',
    })),
  );
  await poner(
    'afiliacion',
    afiliaciones.filter(({ id_titular }) => id_titular === null).map((una) => ({ ...una, id_parentesco: null })),
  );
  await poner(
    'afiliacion',
    afiliaciones.filter(({ id_titular }) => id_titular !== null),
  );
  await poner(
    'novedad',
    (filas.get('novedad') ?? []).map((una) => ({ ...una, id_ente_gestor: una.id_ente_gestor ?? autoridad.id })),
  );
  for (const tabla of ['ficha_persona', 'documento_persona', 'identidad_anterior', 'afiliacion_historia'] as const)
    await poner(tabla, filas.get(tabla) ?? []);
  return pares;
}
