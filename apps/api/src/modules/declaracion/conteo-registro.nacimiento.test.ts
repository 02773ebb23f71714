import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdPersona } from '@sgpa/domain/shared/ids';
import { type Base, crearBase } from '@sgpa/testing/base';
import { afiliacionDe, alDia } from '@sgpa/testing/ciclo';
import { sinCambiosDeHoy, sinDeclaraciones } from '@sgpa/testing/declaracion';
import { relojFijo } from '@sgpa/testing/reloj';
import { CNS } from '@sgpa/testing/titular';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contarRegistro, revisarConteos } from './conteo-registro.service.ts';

describe('conteo-registro.nacimiento.test.ts', () => {
  let base: Base;
  const reloj = relojFijo();
  beforeEach(async () => {
    base = await crearBase({ demo: true });
    await sinDeclaraciones(base.owner.db);
    await sinCambiosDeHoy(base.owner.db);
  });
  afterEach(() => base.cerrar());

  const turno = () => ({ db: base.owner.db, clock: reloj });
  const nacio = (dia: string, id: IdPersona) =>
    base.owner.db
      .updateTable('persona')
      .set({ fecha_nacimiento: fecha(dia) })
      .where('id', '=', id)
      .execute();
  const recienNacidos = async () => {
    const filas = await base.owner.db
      .selectFrom('conteo_registro_departamento')
      .select('recien_nacidos')
      .where('id_ente_gestor', '=', CNS)
      .where('fecha', '=', fecha('2026-09-30'))
      .execute();
    return filas.reduce((suma, fila) => suma + fila.recien_nacidos, 0);
  };

  it.each([
    ['2026-09-10', '2026-08-10', -1, 1],
    ['2026-08-10', '2026-09-10', 1, 1],
    ['2026-08-10', '2026-07-10', 0, 0],
  ])('%s, que se corrige a %s: ese mes se recuenta si entra o sale de él', async (era, es, mas, recontados) => {
    const { db } = base.owner;
    const { id, id_persona, estado } = await afiliacionDe(db, '1000201');
    await nacio(era, id_persona);
    await db
      .updateTable('afiliacion')
      .set({ fecha_afiliacion: fecha('2026-09-12') })
      .where('id', '=', id)
      .execute();
    reloj.poner(alDia('2026-10-14'));
    await contarRegistro(turno());
    const contados = await recienNacidos();
    reloj.poner(alDia('2026-10-20'));
    await nacio(es, id_persona);
    await db
      .insertInto('afiliacion_historia')
      .values({
        id_afiliacion: id,
        id_ente_gestor: CNS,
        accion: 'correccion-identidad',
        estado_antes: estado,
        estado_despues: estado,
        antes: JSON.stringify({ fecha_nacimiento: era }),
        despues: JSON.stringify({ fecha_nacimiento: es }),
        ocurrido_en: reloj.ahora(),
      })
      .execute();
    reloj.poner(alDia('2026-10-21'));
    await revisarConteos(turno());
    expect(await contarRegistro(turno())).toBe(recontados);
    expect(await recienNacidos()).toBe(contados + mas);
  });
});
