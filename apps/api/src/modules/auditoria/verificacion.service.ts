import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Db } from '../../db/pool.ts';
import type { Clock } from '../../deps.ts';
import type { Claves } from '../../integrations/custodia/port.ts';
import type { Cabeza } from './cabeza.ts';
import { cabezasGuardadas, sellosTras, sinSellarTras } from './sellado.queries.ts';
import { leerTestigo, type Testigo } from './sellado.service.ts';
import { verificarCabezas } from './verificar-cabezas.ts';
import { COMIENZO, type Falla, fallasDelSello, fallasDeSusFilas, type Hasta, hastaDe } from './verificar-sello.ts';

/** Beyond this many failures only their number is kept. */
const FALLAS_QUE_SE_GUARDAN = 1000;

interface VerificacionDeps {
  /** The verification reads as the owner. */
  db: Db;
  clock: Clock;
  claves: Claves;
  lineas: readonly string[];
  /** The witnesses come from the files of seals that were noted after the last head. */
  testigos?: readonly string[];
}

export interface Verificacion {
  sellos: number;
  cabezas: number;
  sinSellar: number;
  /** Failures stand in the order of the chain. */
  fallas: readonly Falla[];
  /** All failures are counted, also those that were not kept. */
  cuantas: number;
  avisos: readonly string[];
}

/** Rows are sealed every minute: a row that waits longer than this means that sealing has stopped. */
const ESPERA_MAXIMA_MS = 3_600_000;

const avisoDeEspera = (desde: Date | null, ahora: Date): string[] =>
  desde === null || ahora.getTime() - desde.getTime() <= ESPERA_MAXIMA_MS
    ? []
    : [
        `Hay filas sin sellar desde el ${mostrarFecha(hoyEnLaPaz(desde))}: nada las protege. El sellado se detuvo, o una transacción sigue abierta desde entonces.`,
      ];

const cabezaAjena = ({ dia, sello }: Cabeza): Falla => ({
  sello,
  texto: `El sello ${sello} no es el que se exportó el ${mostrarFecha(dia)}: la cadena fue rehecha hasta ahí.`,
});

const selloAjeno = ({ sello }: Testigo): Falla => ({
  sello,
  texto: `El sello ${sello} no es el que se anotó fuera de la base de datos: la cadena fue rehecha hasta ahí.`,
});

/** Reports a noted seal that the chain does not reach any more. */
function colaSinCabeza(testigos: readonly Testigo[], { numero }: Hasta): Falla[] {
  const ultimo = Math.max(0, ...testigos.map(({ sello }) => sello));
  if (ultimo <= numero) return [];
  const texto = `La cadena termina en el sello ${numero}, y el ${ultimo} está anotado fuera de la base de datos: se cortaron los sellos ${numero + 1} a ${ultimo} y sus filas.`;
  return [{ sello: numero + 1, texto }];
}

/** Reports an exported head that the chain does not reach any more. */
function colaCortada(cabezas: readonly Cabeza[], { numero }: Hasta): Falla[] {
  const primera = cabezas.find(({ sello }) => sello > numero);
  if (primera === undefined) return [];
  const ultimo = Math.max(...cabezas.map(({ sello }) => sello));
  const dia = mostrarFecha(primera.dia);
  return [
    {
      sello: numero + 1,
      texto: `La cadena termina en el sello ${numero}, y la cabeza exportada del ${dia} llega al ${primera.sello}: se cortaron los sellos ${numero + 1} a ${ultimo} y sus filas.`,
    },
  ];
}

/** Walks the chain and compares rows, seals and heads; no snapshot is held, since what is sealed does not change. */
export async function verificarAuditoria(deps: VerificacionDeps): Promise<Verificacion> {
  const { db, clock, claves, lineas } = deps;
  const testigos = (deps.testigos ?? []).flatMap(leerTestigo);
  const testigosDe = Map.groupBy(testigos, ({ sello }) => sello);
  const vistas = verificarCabezas(lineas, await cabezasGuardadas(db), claves, hoyEnLaPaz(clock.ahora()));
  const porSello = Map.groupBy(vistas.cabezas, ({ sello }) => sello);
  const fallas: Falla[] = [];
  let cuantas = 0;
  const agregar = (nuevas: readonly Falla[]) => {
    cuantas += nuevas.length;
    fallas.push(...nuevas.slice(0, FALLAS_QUE_SE_GUARDAN - fallas.length));
  };
  let previo = COMIENZO;
  let sellos = 0;
  for (let lote = await sellosTras(db, 0); lote.length > 0; lote = await sellosTras(db, previo.numero)) {
    for (const sello of lote) {
      agregar(fallasDelSello(sello, previo, claves));
      agregar(await fallasDeSusFilas(db, sello, previo));
      const hash = sello.hash.toString('hex');
      agregar((porSello.get(sello.numero) ?? []).filter((cabeza) => cabeza.hash !== hash).map(cabezaAjena));
      agregar((testigosDe.get(sello.numero) ?? []).filter((testigo) => testigo.hash !== hash).map(selloAjeno));
      previo = hastaDe(sello);
      sellos += 1;
    }
  }
  const cortada = colaCortada(vistas.cabezas, previo);
  agregar(cortada.length > 0 ? cortada : colaSinCabeza(testigos, previo));
  agregar(vistas.fallas);
  const resto = await sinSellarTras(db, previo.xid, previo.id);
  return {
    sellos,
    cabezas: vistas.cabezas.length,
    sinSellar: resto?.filas ?? 0,
    fallas: fallas.toSorted((una, otra) => una.sello - otra.sello),
    cuantas,
    avisos: [...vistas.avisos, ...avisoDeEspera(resto?.desde ?? null, clock.ahora())],
  };
}
