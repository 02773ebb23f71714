import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Base, crearBase } from '@sgpa/testing/base';
import { type CustodiaDePrueba, crearCustodiaDePrueba, sellarTodo } from '@sgpa/testing/custodia';
import { relojFijo } from '@sgpa/testing/reloj';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leerClaves } from '../../integrations/custodia/llave.ts';
import type { Custodia } from '../../integrations/custodia/port.ts';
import { cabezasEn } from './cabeza.ts';
import { exportarCabezas } from './cabezas.service.ts';
import { verificarAuditoria } from './verificacion.service.ts';

const DIA = 86_400_000;

describe('cabezas.test.ts', () => {
  let base: Base;
  let custodia: CustodiaDePrueba;
  let reloj: ReturnType<typeof relojFijo>;
  beforeEach(async () => {
    base = await crearBase();
    custodia = await crearCustodiaDePrueba();
    reloj = relojFijo();
  });
  afterEach(async () => {
    await base.cerrar();
    await custodia.borrar();
  });

  const pasarUnDia = async (firmante = custodia.firmante) => {
    await base.owner.db.insertInto('auditoria').values({ ocurrido_en: reloj.ahora(), accion: 'algo' }).execute();
    await sellarTodo(base.owner.db, firmante, { clock: reloj });
    reloj.avanzar(DIA);
  };
  const exportar = (donde: Custodia = custodia) =>
    exportarCabezas({ db: base.owner.db, clock: reloj, custodia: donde });
  const diasDe = async (donde: Custodia = custodia) =>
    (await donde.leer()).map((linea) => {
      const { dia, sello } = cabezasEn([linea])[0]?.cabeza ?? {};
      return [dia, sello];
    });
  const archivo = () => path.join(custodia.carpeta, 'cabezas.jsonl');
  const verificar = async () =>
    verificarAuditoria({
      db: base.owner.db,
      clock: reloj,
      claves: await leerClaves(custodia.carpeta),
      lineas: await custodia.leer(),
    });

  it('cada día que terminó tiene su cabeza, una vez; un día perdido se repone, y uno sin sellos repite la anterior', async () => {
    expect(await exportar()).toBe(0);
    await pasarUnDia();
    await pasarUnDia();
    reloj.avanzar(DIA);
    expect(await exportar()).toBe(3);
    expect(await exportar()).toBe(0);
    await Promise.all([exportar(), exportar()]);
    expect(await diasDe()).toEqual([
      ['2026-10-14', 1],
      ['2026-10-15', 2],
      ['2026-10-16', 2],
    ]);
    expect(await verificar()).toMatchObject({ fallas: [], avisos: [], cabezas: 3 });
    reloj.avanzar(2 * DIA);
    expect((await verificar()).avisos).toEqual([
      'La última cabeza es del 16/10/2026: el servidor hará las que faltan en su próximo turno.',
    ]);
  });

  it('un reloj que estuvo adelantado no deja a las cabezas con un sello viejo, ni calla que se adelantó a ellas', async () => {
    await pasarUnDia();
    reloj.avanzar(300 * DIA);
    await pasarUnDia();
    reloj.avanzar(-301 * DIA);
    await pasarUnDia();
    expect(await exportar()).toBe(2);
    expect(await diasDe()).toEqual([
      ['2026-10-14', 1],
      ['2026-10-15', 3],
    ]);
    expect((await verificar()).fallas).toEqual([]);
    reloj.avanzar(-DIA);
    expect((await verificar()).fallas).toMatchObject([
      { texto: 'La cabeza del 15/10/2026 es de un día que no terminó: la firmó un servidor con el reloj adelantado.' },
    ]);
    reloj.avanzar(-DIA);
    expect((await verificar()).fallas).toMatchObject([
      { texto: expect.stringContaining('Las 2 cabezas del 14/10/2026 al 15/10/2026') },
    ]);
    reloj.avanzar(DIA);
    await expect(exportar()).rejects.toMatchObject({
      name: expect.stringContaining('ALARM: the last head is of a day'),
    });
  });

  it('lo escrito no se toca: lo que sigue se agrega, también detrás de lo que dejó un corte de luz', async () => {
    await pasarUnDia();
    await exportar();
    const antes = await readFile(archivo(), 'utf8');
    await appendFile(archivo(), '{"dia":"2026-10');
    await pasarUnDia();
    await exportar();
    expect((await readFile(archivo(), 'utf8')).startsWith(`${antes}{"dia":"2026-10\n{"dia":"2026-10-15"`)).toBe(true);
    const { fallas, avisos } = await verificar();
    expect(fallas).toEqual([]);
    expect(avisos).toEqual([expect.stringContaining('1 línea(s) del archivo no se entienden')]);
  });

  it('lo que se escribió y la base no llegó a saber, lo sabe en el próximo turno', async () => {
    await pasarUnDia();
    await exportar();
    await base.owner.pool.query(
      `begin; set local session_replication_role = replica; delete from auditoria_cabeza; commit`,
    );
    await pasarUnDia();
    await exportar();
    expect(await diasDe()).toHaveLength(2);
    expect((await verificar()).fallas).toEqual([]);
  });

  it('otro servidor, con un archivo propio, escribe en él lo mismo', async () => {
    await pasarUnDia();
    await exportar();
    await pasarUnDia();
    const otro = await crearCustodiaDePrueba();
    await exportar({ ...otro, firmante: custodia.firmante });
    await exportar();
    expect(await readFile(path.join(otro.carpeta, 'cabezas.jsonl'), 'utf8')).toBe(await readFile(archivo(), 'utf8'));
    await otro.borrar();
  });

  it('tras cambiar la clave, las cabezas de la anterior siguen valiendo mientras su mitad pública esté en la carpeta', async () => {
    await pasarUnDia();
    await exportar();
    const nueva = await crearCustodiaDePrueba();
    await pasarUnDia(nueva.firmante);
    await exportar({ ...custodia, firmante: nueva.firmante });
    const [propias, otras] = [await leerClaves(custodia.carpeta), await leerClaves(nueva.carpeta)];
    const con = async (claves: typeof propias) =>
      (await verificarAuditoria({ db: base.owner.db, clock: reloj, claves, lineas: await custodia.leer() })).fallas;
    expect(await con(new Map([...propias, ...otras]))).toEqual([]);
    expect(await con(otras)).not.toEqual([]);
    await nueva.borrar();
  });
});
