import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Base, crearBase } from '@sgpa/testing/base';
import { verificarConLaOrden } from '@sgpa/testing/con-la-orden';
import { type CustodiaDePrueba, crearCustodiaDePrueba, sellarTodo } from '@sgpa/testing/custodia';
import { AHORA, relojFijo } from '@sgpa/testing/reloj';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leerClaves } from '../../integrations/custodia/llave.ts';
import { exportarCabezas } from './cabezas.service.ts';
import { atestiguarSello } from './sellado.service.ts';
import { verificarAuditoria } from './verificacion.service.ts';

const DIA = 86_400_000;
const FILAS_POR_SELLO = 3;

describe('verificacion.test.ts', { timeout: 120_000 }, () => {
  let base: Base;
  let custodia: CustodiaDePrueba;
  let reloj: ReturnType<typeof relojFijo>;
  beforeEach(async () => {
    base = await crearBase();
    custodia = await crearCustodiaDePrueba();
    reloj = relojFijo();
    for (const dia of ['lunes', 'martes', 'miercoles']) {
      for (let i = 1; i <= 4; i += 1) await anotar(`${dia}-${i}`, i);
      await sellarTodo(base.owner.db, custodia.firmante, { filas: FILAS_POR_SELLO, clock: reloj });
      reloj.avanzar(DIA);
      await exportarCabezas({ db: base.owner.db, clock: reloj, custodia });
    }
  });
  afterEach(async () => {
    await base.cerrar();
    await custodia.borrar();
  });

  const anotar = (accion: string, segundo = 0) =>
    base.owner.db
      .insertInto('auditoria')
      .values({
        ocurrido_en: new Date(reloj.ahora().getTime() + segundo * 1000),
        accion,
        id_recurso: '7',
        despues: '{"b":1,"a":2}',
      })
      .execute();
  const idDe = async (accion: string) =>
    (await base.owner.db.selectFrom('auditoria').select('id').where('accion', '=', accion).executeTakeFirstOrThrow())
      .id;
  /** Writes as a superuser, past every trigger. */
  const forzar = (texto: string) =>
    base.owner.pool.query(`begin; set local session_replication_role = replica; ${texto}; commit`);
  const conLaOrden = () => verificarConLaOrden(base.owner.url, custodia.carpeta);
  /** Runs the command itself and checks its first finding and that it fails. */
  const laOrdenDice = async (primero: RegExp | string) => {
    const { codigo, dicho } = await conLaOrden();
    const [, hallado] = dicho.split('El primero:\n');
    expect(hallado?.split('\n')[0] ?? dicho).toMatch(primero);
    expect(codigo).toBe(1);
  };
  /** Calls the service that the command calls, which is faster than a process for each case. */
  const verificar = async () => {
    const [claves, lineas] = [await leerClaves(custodia.carpeta), await custodia.leer()];
    return (await verificarAuditoria({ db: base.owner.db, clock: reloj, claves, lineas })).fallas.map(
      ({ texto }) => texto,
    );
  };
  const alterada = async (primero: RegExp | string) => expect((await verificar())[0]).toMatch(primero);

  it('lo que nadie tocó está íntegro, también lo que todavía no se selló', async () => {
    await anotar('jueves-1');
    const { codigo, dicho } = await conLaOrden();
    expect(dicho).toMatch(/La auditoría está íntegra: \d+ sellos y 3 cabezas exportadas, .* no se sellaron: 1\./);
    expect(codigo).toBe(0);
    await forzar(`update auditoria set despues = '{"a":2,"b":1}' where accion = 'martes-2'`);
    expect(await verificar()).toEqual([]);
  });

  it('una fila cambiada por SQL directo: la nombra', async () => {
    const id = await idDe('martes-2');
    await forzar(`update auditoria set despues = '{"a":3,"b":1}' where accion = 'martes-2'`);
    await laOrdenDice(new RegExp(`La fila ${id} \\(2026-10-15 10:00:02, «martes-2», sin usuario\\) fue cambiada`));
  });

  it.each([
    ['id_usuario = 1'],
    [`ocurrido_en = ocurrido_en + interval '1 microsecond'`],
    [`ip = '10.0.0.1'`],
    [`id_recurso = null`],
    [`recurso = ''`],
    [`antes = 'null'`],
  ])('cualquier dato de la fila cuenta: %s', async (cambio) => {
    await forzar(`update auditoria set ${cambio} where accion = 'martes-3'`);
    await alterada(new RegExp(`La fila ${await idDe('martes-3')} .* fue cambiada después de sellada`));
  });

  it('una fila borrada: dice cuál falta, y de varias la primera de la cadena', async () => {
    const [una, otra] = [await idDe('miercoles-1'), await idDe('lunes-3')];
    await forzar(`delete from auditoria where accion in ('miercoles-1', 'lunes-3')`);
    await laOrdenDice(new RegExp(`La fila ${otra} fue borrada`));
    expect((await verificar())[1]).toContain(`La fila ${una} fue borrada`);
  });

  it('una fila agregada entre las selladas', async () => {
    await forzar(
      `insert into auditoria (ocurrido_en, accion, xid) select ocurrido_en, 'falsa', xid from auditoria where accion = 'lunes-2'`,
    );
    await alterada(new RegExp(`La fila ${await idDe('falsa')} .*«falsa».* fue agregada entre filas ya selladas`));
  });

  it.each([
    ['lo que dicen', 'lunes-1', 'lunes-3', 'accion = o.accion'],
    ['lo que dicen, de días distintos', 'lunes-1', 'miercoles-4', 'accion = o.accion'],
    ['sus números', 'lunes-1', 'lunes-2', 'id = o.id'],
    ['sus números, de días distintos', 'martes-1', 'miercoles-4', 'id = o.id'],
  ])('dos filas que cambian entre sí %s', async (_que, una, otra, cambio) => {
    const ids = [await idDe(una), await idDe(otra)];
    await base.owner.pool.query('alter table auditoria alter id set generated by default');
    await forzar(`update auditoria a set ${cambio} from auditoria o
      where a.accion in ('${una}', '${otra}') and o.accion in ('${una}', '${otra}') and a.accion <> o.accion`);
    const dicho = (await verificar()).join('\n');
    for (const id of ids) expect(dicho).toMatch(new RegExp(`La fila ${id}\\b.* fue (cambiada|agregada|borrada)`));
  });

  it('la cola cortada tras una cabeza exportada: filas, sellos y la cabeza que la base recordaba', async () => {
    await forzar(`delete from auditoria where accion like 'miercoles%';
      delete from auditoria_sello where sellado_en >= '${new Date(AHORA.getTime() + 2 * DIA).toISOString()}';
      delete from auditoria_cabeza where dia = '2026-10-16'`);
    await laOrdenDice(
      /La cadena termina en el sello \d+, y la cabeza exportada del 16\/10\/2026 llega al \d+: se cortaron/,
    );
    // No head is added on top of a chain that was cut off.
    reloj.avanzar(DIA);
    await expect(exportarCabezas({ db: base.owner.db, clock: reloj, custodia })).rejects.toThrow('ALARM');
  });

  describe('lo sellado tras la última cabeza', () => {
    beforeEach(async () => {
      await anotar('jueves-1');
      await sellarTodo(base.owner.db, custodia.firmante, { clock: reloj });
      await atestiguarSello({ db: base.owner.db, custodia });
    });
    const cortar = `delete from auditoria where accion = 'jueves-1';
      delete from auditoria_sello where numero = (select max(numero) from auditoria_sello)`;

    it('está íntegro, y se anota una vez', async () => {
      await atestiguarSello({ db: base.owner.db, custodia });
      expect(await custodia.testigos(0)).toHaveLength(1);
      expect((await conLaOrden()).dicho).toContain('La auditoría está íntegra');
    });

    it('cortado: se nota el mismo día, también cuando la cadena ya siguió por otro lado', async () => {
      const antes = await custodia.testigos(0);
      await forzar(cortar);
      await laOrdenDice(
        /La cadena termina en el sello \d+, y el \d+ está anotado fuera de la base de datos: se cortaron/,
      );
      await anotar('jueves-2');
      await sellarTodo(base.owner.db, custodia.firmante, { clock: reloj });
      await laOrdenDice(/El sello \d+ no es el que se anotó fuera de la base de datos/);
      // The noted seal stays, and the log says why.
      await expect(atestiguarSello({ db: base.owner.db, custodia })).rejects.toMatchObject({
        name: expect.stringContaining('ALARM'),
      });
      expect(await custodia.testigos(0)).toEqual(antes);
    });
  });

  it('lo que lleva más de una hora sin sellar se avisa', async () => {
    await anotar('jueves-1');
    const avisos = async () =>
      (await verificarAuditoria({ db: base.owner.db, clock: reloj, claves: new Map(), lineas: [] })).avisos;
    reloj.avanzar(3_600_000);
    expect(await avisos()).toEqual([]);
    reloj.avanzar(1);
    expect(await avisos()).toEqual([
      expect.stringMatching(/^Hay filas sin sellar desde el 17\/10\/2026: nada las protege/),
    ]);
  });

  it('una cadena rehecha de cabo a rabo no tiene con qué firmarse', async () => {
    const otra = await crearCustodiaDePrueba();
    await forzar(`update auditoria set accion = 'otra' where accion = 'lunes-2'; delete from auditoria_sello`);
    await sellarTodo(base.owner.db, otra.firmante, { filas: FILAS_POR_SELLO });
    await alterada(`El sello 1 está firmado con la clave ${otra.firmante.kid}, que no está`);
    // Even with the true key in hand, the exported heads tell of the change.
    await forzar('delete from auditoria_sello');
    await sellarTodo(base.owner.db, custodia.firmante, { filas: FILAS_POR_SELLO });
    await alterada(/El sello \d+ no es el que se exportó el 14\/10\/2026: la cadena fue rehecha/);
    await otra.borrar();
  });

  it.each([
    ['cambiado', `update auditoria_sello set hasta_id = hasta_id + 1 where numero = 3`, /El sello 3 fue cambiado/],
    ['borrado', 'delete from auditoria_sello where numero = 3', /Falta el sello 3: la cadena está cortada ahí/],
    ['con otra firma', `update auditoria_sello set firma = 'x' where numero = 3`, /La firma del sello 3 no es válida/],
  ])('un sello %s', async (_que, texto, primero) => {
    await forzar(texto);
    await alterada(primero);
  });

  describe('las cabezas', () => {
    const archivo = () => path.join(custodia.carpeta, 'cabezas.jsonl');
    const lineas = async () => (await readFile(archivo(), 'utf8')).trimEnd().split('\n');
    const guardar = (nuevas: string[]) => writeFile(archivo(), `${nuevas.join('\n')}\n`);

    it('la más nueva, quitada del archivo', async () => {
      await guardar((await lineas()).slice(0, 2));
      await laOrdenDice('La cabeza exportada el 16/10/2026 falta en el archivo de cabezas.');
    });

    it('la más nueva, quitada de la base de datos', async () => {
      await forzar(`delete from auditoria_cabeza where dia = '2026-10-16'`);
      await alterada('La base de datos no recuerda la cabeza del 16/10/2026, que está en el archivo');
    });

    it('una del medio, quitada de ambos', async () => {
      const [primera = '', , ultima = ''] = await lineas();
      await guardar([primera, ultima]);
      await forzar(`delete from auditoria_cabeza where dia = '2026-10-15'`);
      await alterada('La cabeza del 16/10/2026 no sigue a la del 14/10/2026');
    });

    it('una cambiada en ambos', async () => {
      const [primera = '', segunda = '', ultima = ''] = await lineas();
      const otra = segunda.replace(/"sello":\d+/, '"sello":1');
      await guardar([primera, otra, ultima]);
      await forzar(`update auditoria_cabeza set linea = '${otra}' where dia = '2026-10-15'`);
      await alterada('La firma de la cabeza del 15/10/2026 no es válida: el archivo fue cambiado.');
    });

    it('el archivo entero, y sin las claves no se puede saber: termina con 2', async () => {
      await rm(archivo());
      await alterada('La cabeza exportada el 14/10/2026 falta en el archivo de cabezas.');
      await rename(path.join(custodia.carpeta, 'claves'), path.join(custodia.carpeta, 'otras'));
      expect(await conLaOrden()).toEqual({ codigo: 2, dicho: expect.stringContaining('No hay claves públicas en') });
    });
  });
});
