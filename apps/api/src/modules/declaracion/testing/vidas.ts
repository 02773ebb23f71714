/**
 * Makes lives of affiliations over HTTP, as the screens do, and keeps a notebook of the days that each was covered,
 * written event by event. Nothing here asks the product what a day was.
 */

import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, fecha, sumarDias, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { darAConocer } from '@sgpa/testing/alguien';
import type { ApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  EMPLEADOR,
  ingresarEl,
  referenciaBeneficiario,
  referenciaTitular,
} from '@sgpa/testing/ciclo';
import { revisar, revisarFallecimiento } from '@sgpa/testing/revision';
import { NACIMIENTO } from '@sgpa/testing/titular';
import fc from 'fast-check';

export const INICIO = fecha('2026-10-20');
const VECES = 4;

export interface Vida {
  numero: string;
  tipo: 'TITULAR' | 'BENEFICIARIO';
  departamento: number;
  /** Each line says from which day on it was covered or not, as known now; a later line wins. */
  lineas: { desde: FechaCivil; cubierta: boolean }[];
  /** The lines from before a death was recorded are kept for taking it back. */
  antesDeMorir: Vida['lineas'];
  /** Each span was under review; the last one is open where the review goes on. */
  revisiones: { desde: FechaCivil; hasta: FechaCivil | null }[];
}

/** Tells whether the notebook has it as covered on that day. */
export function cuadernoDe({ lineas, revisiones }: Vida, dia: FechaCivil): boolean {
  const ultima = lineas.filter(({ desde }) => desde <= dia).at(-1);
  const revisada = revisiones.some(({ desde, hasta }) => desde <= dia && (hasta === null || dia < hasta));
  return ultima?.cubierta === true && !revisada;
}

const MESES_DE_CESANTIA = 2;

/** Notes the cover from a day on, and drops what was noted for later days. */
function anotar(vida: Vida, desde: FechaCivil, cubierta: boolean): void {
  vida.lineas = [...vida.lineas.filter((linea) => linea.desde < desde), { desde, cubierta }];
}
const cubiertaHasta = (vida: Vida, ultimo: FechaCivil): void => anotar(vida, sumarDias(ultimo, 1), false);

type Hacer = (m: Mundo, vida: Vida, hoy: FechaCivil, titular: Vida) => Promise<void>;

interface Mundo {
  api: ApiDePrueba;
  token: string;
}

const clave = ({ numero, tipo }: Vida, titular: Vida) =>
  tipo === 'TITULAR' ? referenciaTitular(numero) : referenciaBeneficiario(numero, titular.numero);

async function exigir(respuesta: Promise<{ body: { codigo_respuesta: number } }>): Promise<void> {
  const { body } = await respuesta;
  if (body.codigo_respuesta !== 100) throw new Error(JSON.stringify(body));
}

/** Makes a baja of `dias` from that day: reason 600 has cesantía, 602 is definitive, 605 rewrites the one that runs. */
const baja =
  (motivo: 600 | 602 | 605, dias: number): Hacer =>
  async ({ api, token }, vida, hoy, titular) => {
    const fecha_fin = sumarDias(hoy, dias);
    // In an own right every reason is definitive.
    const tipo_motivo = vida.tipo === 'TITULAR' ? motivo : 604;
    const pedido = { ...clave(vida, titular), tipo_motivo, fecha_fin, opcion: 'DEFINITIVA' };
    await exigir(actuar(api, token, vida.tipo === 'TITULAR' ? 'baja-titular' : 'baja-beneficiario', pedido));
    const [primera] = vida.lineas;
    if (motivo === 602) return anotar(vida, fecha_fin, false);
    vida.lineas = primera ? [primera] : [];
    cubiertaHasta(vida, sumarMeses(fecha_fin, MESES_DE_CESANTIA));
  };

const ampliacion: Hacer = async ({ api, token }, vida, hoy) => {
  const fecha_fin_ampliacion = sumarDias(hoy, 90);
  const [primera] = vida.lineas;
  await exigir(
    actuar(api, token, 'ampliacion-titular', {
      ...referenciaTitular(vida.numero),
      tipo_motivo: 620,
      fecha_fin_ampliacion,
    }),
  );
  vida.lineas = primera ? [primera] : [];
  cubiertaHasta(vida, fecha_fin_ampliacion);
};

const muerte: Hacer = async ({ api, token }, vida, hoy) => {
  await exigir(actuar(api, token, 'baja-titular', { ...referenciaTitular(vida.numero), tipo_motivo: 601 }));
  vida.antesDeMorir = vida.lineas;
  anotar(vida, hoy, false);
  const abierta = vida.revisiones.at(-1);
  if (abierta?.hasta === null) abierta.hasta = hoy;
};

/** The death was an error: the days are as if it had never been recorded, and so is the review that it ended. */
const noMurio: Hacer = async ({ api, token }, vida) => {
  const { id, version } = await afiliacionDe(api.base.owner.db, vida.numero);
  const afiliaciones = [{ idAfiliadoEnteGestor: id, version }];
  await exigir(revisarFallecimiento(api, token, vida.numero, { decision: 'CORREGIR', afiliaciones }));
  vida.lineas = vida.antesDeMorir;
  const ultima = vida.revisiones.at(-1);
  if (ultima) ultima.hasta = null;
};

const abrir: Hacer = async ({ api, token }, vida, hoy) => {
  await exigir(revisar(api, token, vida.numero, { decision: 'ABRIR' }));
  vida.revisiones.push({ desde: hoy, hasta: null });
};

const terminar =
  (decision: 'RESTITUIR' | 'CERRAR'): Hacer =>
  async ({ api, token }, vida, hoy) => {
    await exigir(revisar(api, token, vida.numero, { decision }));
    const ultima = vida.revisiones.at(-1);
    if (ultima === undefined) throw new Error('There was no review');
    ultima.hasta = hoy;
    if (decision === 'CERRAR') anotar(vida, ultima.desde, false);
  };

/** Corrects the first day and the department. */
const corregida: Hacer = async ({ api }, vida) => {
  const { id, fecha_afiliacion } = await afiliacionDe(api.base.owner.db, vida.numero);
  const desde = sumarDias(fecha_afiliacion, 9);
  vida.departamento = (vida.departamento % 3) + 1;
  const cambios = { fecha_afiliacion: desde, id_departamento: vida.departamento };
  await api.base.owner.db.updateTable('afiliacion').set(cambios).where('id', '=', id).execute();
  vida.lineas = vida.lineas.map((linea, i) => (i === 0 ? { ...linea, desde } : linea));
};

/** The holder died: two months of cover are left, and then an own right begins. */
const sinTitular: Hacer = async (m, vida, hoy, titular) => {
  await muerte(m, titular, hoy, titular);
  cubiertaHasta(vida, sumarMeses(hoy, MESES_DE_CESANTIA));
};
const derechoPropio: Hacer = async ({ api, token }, vida, hoy, titular) => {
  const { codigo_entidad: _, ...suya } = referenciaBeneficiario(vida.numero, titular.numero);
  const renta = { codigo_entidad_titular: EMPLEADOR, codigo_entidad: 'SIST_RENT-0001', descripcion_motivo: 'Renta' };
  const pedido = { ...suya, ...renta, fecha_inicio: hoy };
  await exigir(actuar(api, token, 'habilitacion-derechohabiente', pedido));
  anotar(vida, hoy, true);
};

/** Each affiliation lives one of these histories, in this order, on days of its own. */
const HISTORIAS: readonly (readonly Hacer[])[] = [
  [abrir, terminar('RESTITUIR')],
  [abrir, terminar('CERRAR')],
  [baja(600, -3), abrir, terminar('RESTITUIR')],
  [baja(600, 0), ampliacion, abrir, terminar('CERRAR')],
  [muerte, noMurio],
  [muerte, noMurio, baja(600, 5)],
  [abrir, muerte, noMurio, terminar('RESTITUIR')],
  [abrir, muerte],
  [baja(600, -10), baja(605, -20)],
  [abrir, terminar('RESTITUIR'), abrir],
  [baja(602, -5), abrir],
  [abrir, terminar('RESTITUIR'), corregida],
  [baja(600, 20), corregida],
];
const DE_BENEFICIARIO: readonly (readonly Hacer[])[] = [
  [sinTitular, derechoPropio, baja(602, -1)],
  [sinTitular, derechoPropio, abrir, terminar('CERRAR')],
  [sinTitular, abrir, terminar('RESTITUIR'), derechoPropio],
  [abrir, terminar('RESTITUIR'), sinTitular],
];

/** Inserts an affiliation that is ACTIVO from a day before all events. */
async function nacer(api: ApiDePrueba, ente: IdEnteGestor, i: number, titular: Vida | null): Promise<Vida> {
  const { db } = api.base.owner;
  const numero = String(8_500_000 + i);
  darAConocer(api, numero);
  const modelo = await afiliacionDe(db, titular === null ? '1000100' : '1000200');
  const suTitular = titular === null ? null : await afiliacionDe(db, titular.numero);
  const desde = sumarDias(INICIO, -30 + (i % 20));
  const departamento = (i % 3) + 1;
  const persona = await db
    .insertInto('persona')
    .values({ numero_documento: numeroDocumento(numero), fecha_nacimiento: fecha(NACIMIENTO), nombres: 'SOL' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('afiliacion')
    .values({
      id_persona: persona.id,
      id_ente_gestor: ente,
      id_entidad: modelo.id_entidad,
      tipo: modelo.tipo,
      id_titular: suTitular?.id ?? null,
      id_parentesco: modelo.id_parentesco,
      id_tipo_asegurado: modelo.id_tipo_asegurado,
      estado: 100,
      fecha_afiliacion: desde,
      id_departamento: departamento,
      fecha_registro: desde,
      id_usuario_creacion: modelo.id_usuario_creacion,
      creado_en: modelo.creado_en,
    })
    .execute();
  const lineas = [{ desde, cubierta: true }];
  return { numero, tipo: modelo.tipo, departamento, lineas, antesDeMorir: [], revisiones: [] };
}

/** Lives several of each history on random days, all in the order of the days. */
export async function vivir(api: ApiDePrueba, ente: IdEnteGestor): Promise<Vida[]> {
  const vidas: Vida[] = [];
  const pasos: { dia: FechaCivil; hacer: Hacer; vida: Vida; titular: Vida }[] = [];
  const [...esperas] = fc.sample(fc.integer({ min: 1, max: 8 }), { numRuns: 600, seed: 60 });
  for (const historia of Array.from({ length: VECES }, () => [...HISTORIAS, ...DE_BENEFICIARIO]).flat()) {
    const titular = await nacer(api, ente, vidas.length, null);
    vidas.push(titular);
    const vida = DE_BENEFICIARIO.includes(historia) ? await nacer(api, ente, vidas.length, titular) : titular;
    if (vida !== titular) vidas.push(vida);
    let dia = INICIO;
    for (const hacer of historia) {
      // Every fifth day may have events: each such day needs a session of its own.
      dia = sumarDias(dia, (esperas.pop() ?? 1) * 5);
      pasos.push({ dia, hacer, vida, titular });
    }
  }
  for (const [dia, deEse] of Map.groupBy(
    pasos.toSorted((a, b) => Number(a.dia > b.dia) - Number(a.dia < b.dia)),
    (paso) => paso.dia,
  )) {
    const mundo = { api, token: await ingresarEl(api, dia, 'adm.autoridad') };
    for (const { hacer, vida, titular } of deEse) await hacer(mundo, vida, dia, titular);
  }
  return vidas;
}
