/** Computes every chart's numbers the plain way, from the base tables, row by row. */
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { ESTADOS, estadoDe } from '@sgpa/domain/cobertura/estados';
import { edadEn, type FechaCivil, hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Db } from '../../../db/pool.ts';

export type Filas = [string, number, number, number][];

const filasDe = (db: Db) =>
  db
    .selectFrom('afiliacion as a')
    .innerJoin('persona as p', 'p.id', 'a.id_persona')
    .innerJoin('ente_gestor as g', 'g.id', 'a.id_ente_gestor')
    .innerJoin('usuario as c', 'c.id', 'a.id_usuario_creacion')
    .leftJoin('usuario as m', 'm.id', 'a.id_usuario_modificacion')
    .selectAll('a')
    .select(['p.fecha_nacimiento', 'g.sigla', 'c.username as creador', 'm.username as modificador'])
    .execute();
type Fila = Awaited<ReturnType<typeof filasDe>>[number];

/** A scope keeps some of all rows, by managing entity or by employer. */
export type Visible = (fila: Fila) => boolean;

function contar(filas: readonly Fila[], clave: (fila: Fila) => string | null): Map<string, [number, number]> {
  const cuentas = new Map<string, [number, number]>();
  for (const fila of filas) {
    const de = clave(fila);
    if (de === null) continue;
    const [titulares, beneficiarios] = cuentas.get(de) ?? [0, 0];
    cuentas.set(de, fila.tipo === 'TITULAR' ? [titulares + 1, beneficiarios] : [titulares, beneficiarios + 1]);
  }
  return cuentas;
}

const enFilas = (nombres: Iterable<string>, cuentas: ReturnType<typeof contar>): Filas =>
  [...nombres].map((nombre) => {
    const [titulares, beneficiarios] = cuentas.get(nombre) ?? [0, 0];
    return [nombre, titulares + beneficiarios, titulares, beneficiarios];
  });

/** Keeps only what there is, largest first. */
const porTamano = (cuentas: ReturnType<typeof contar>): Filas =>
  enFilas(cuentas.keys(), cuentas).toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b, 'es', { numeric: true }));

const grupoDe = (edad: number): string =>
  edad >= 100 ? '100 o más' : `${Math.floor(edad / 5) * 5} a ${Math.floor(edad / 5) * 5 + 4}`;
const GRUPOS = [...Array.from({ length: 20 }, (_, i) => grupoDe(i * 5)), '100 o más'];

const dia = (momento: Date | null): FechaCivil | null => (momento === null ? null : hoyEnLaPaz(momento));

export async function recontar(db: Db, visible: Visible, hoy: FechaCivil) {
  const filas = (await filasDe(db)).filter(visible);
  const estadoHoy = (fila: Fila) => {
    const { tipo } = fila;
    if (tipo !== 'TITULAR' && tipo !== 'BENEFICIARIO') throw new Error(tipo);
    return estadoDe(estadoEn({ ...fila, tipo }, hoy)).nombre;
  };
  const ambos = contar(filas, ({ tipo }) => tipo);
  const [titulares] = ambos.get('TITULAR') ?? [0];
  const [, beneficiarios] = ambos.get('BENEFICIARIO') ?? [0, 0];
  /** Gives the days that are not empty, or the months, whose text is the date's first seven letters. */
  const porFecha = (de: (fila: Fila) => FechaCivil | null, estados: readonly string[] | null, largo: number) => {
    const cuentas = contar(
      filas.filter((fila) => estados === null || estados.includes(estadoHoy(fila))),
      (fila) => de(fila)?.slice(0, largo) ?? null,
    );
    return enFilas([...cuentas.keys()].toSorted(), cuentas);
  };
  return {
    porEstado: enFilas(new Set(ESTADOS.map(({ nombre }) => nombre)), contar(filas, estadoHoy)),
    porTipo: [
      ['TITULAR', titulares],
      ['BENEFICIARIO', beneficiarios],
    ],
    porEnte: enFilas(
      new Map(filas.toSorted((a, b) => a.id_ente_gestor - b.id_ente_gestor).map(({ sigla }) => [sigla, 1])).keys(),
      contar(filas, ({ sigla }) => sigla),
    ),
    porEdad: enFilas(
      GRUPOS,
      contar(filas, ({ fecha_nacimiento }) => grupoDe(edadEn(fecha_nacimiento, hoy))),
    ),
    porEmpleador: porTamano(contar(filas, ({ id_entidad }) => String(id_entidad))),
    porCreador: porTamano(contar(filas, ({ creador }) => creador)),
    porModificador: porTamano(contar(filas, ({ modificador }) => modificador)),
    porFecha,
    afiliacion: (fila: Fila) => fila.fecha_afiliacion,
    registro: (fila: Fila) => fila.fecha_registro,
    actualizacion: (fila: Fila) => dia(fila.modificado_en),
  };
}
