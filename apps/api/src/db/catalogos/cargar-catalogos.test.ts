import { ROLES } from '@sgpa/domain/cuenta/roles';
import { esEntidadEspecial, leerCodigoEntidad } from '@sgpa/domain/shared/codigo-entidad';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { TIPOS_ASEGURADO } from '@sgpa/domain/titular/tipo-asegurado';
import { crearBase } from '@sgpa/testing/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cargarCatalogos } from './cargar-catalogos.ts';

const HOY = fecha('2026-10-14');

describe('cargar-catalogos.test.ts', () => {
  let base: Awaited<ReturnType<typeof crearBase>>;
  beforeAll(async () => {
    base = await crearBase();
    await cargarCatalogos(base.owner.db, HOY);
  });
  afterAll(() => base.cerrar());

  const grupo = (nombre: string) =>
    base.owner.db
      .selectFrom('parametrica')
      .select(['id', 'codigo', 'nombre', 'sigla'])
      .where('grupo', '=', nombre)
      .orderBy('orden')
      .execute();

  it('no escribe nada cuando nada cambió, y repone una fila cambiada', async () => {
    const { db } = base.owner;
    expect(await cargarCatalogos(db, HOY)).toBe(0);
    await db.updateTable('rol').set({ nombre: 'otro' }).where('codigo', '=', 'OPE_AFILIACION').execute();
    expect(await cargarCatalogos(db, HOY)).toBe(1);
    const rol = await db.selectFrom('rol').select('nombre').where('codigo', '=', 'OPE_AFILIACION').execute();
    expect(rol).toEqual([{ nombre: 'Operador de Afiliaciones' }]);
    expect(await cargarCatalogos(db, HOY)).toBe(0);
  });

  it('nunca reescribe una versión publicada de los términos', async () => {
    const { db } = base.owner;
    const leer = () =>
      db.selectFrom('terminos_version').select(['texto', 'publicado_el', 'vigente_desde']).where('version', '=', '1');
    const [publicada] = await leer().execute();
    expect(publicada).toMatchObject({ publicado_el: '2023-01-15', vigente_desde: '2023-01-25' });
    expect(publicada?.texto).toContain('10 días después de su publicación');
    await db.updateTable('terminos_version').set({ texto: 'aceptado así' }).where('version', '=', '1').execute();
    await cargarCatalogos(db, HOY);
    expect(await leer().execute()).toMatchObject([{ texto: 'aceptado así' }]);
    await db
      .updateTable('terminos_version')
      .set({ texto: publicada?.texto ?? '' })
      .where('version', '=', '1')
      .execute();
  });

  it('tiene cada municipio de 2024, cada uno en el departamento que su código del INE nombra', async () => {
    const municipios = await base.owner.db
      .selectFrom('municipio as m')
      .innerJoin('departamento as d', 'd.id', 'm.id_departamento')
      .select(['m.codigo_ine', 'm.nombre', 'd.codigo', 'd.sigla'])
      .execute();
    expect(municipios).toHaveLength(343);
    expect(municipios.filter((m) => m.codigo_ine.slice(0, 2) !== m.codigo)).toEqual([]);
    expect(municipios).toContainEqual({ codigo_ine: '051102', nombre: 'Caiza "D"', codigo: '05', sigla: 'PT' });
  });

  it('no trae establecimiento alguno: los verdaderos los importa la autoridad', async () => {
    const filas = await base.owner.db.selectFrom('establecimiento_salud').select('id').execute();
    expect(filas).toEqual([]);
  });

  it('nombra los motivos de baja a la letra (acuerdos §5)', async () => {
    const motivos = await grupo('MOTIVO_BAJA');
    expect(motivos.map((m) => [m.id, m.codigo])).toEqual([
      [600, 'BAJA_SOLICITUD'],
      [601, 'BAJA_DEFUNCION'],
      [602, 'BAJA_EXCEPCIONAL'],
      [603, 'BAJA_DEFINITIVA'],
      [604, 'OTROS'],
      [605, 'RECTIFICACION'],
      [606, 'BAJA_NOVEDAD'],
    ]);
    const nombreDe = (id: number) => motivos.find((m) => m.id === id)?.nombre;
    expect(nombreDe(600)).toBe('BAJA POR SOLICITUD');
    expect(nombreDe(601)).toBe('BAJA POR DEFUNCIÓN');
    expect(nombreDe(606)).toBe('BAJA POR NOVEDAD');
  });

  it.each([
    ['TIPO_EMPRESA', ['NIT', 'GOB', 'SUP', 'RCM', 'NIT-SIS']],
    ['TIPO_CODIGO', ['NIT', 'MATRICULA_COMERCIO']],
    [
      'PARENTESCO',
      [
        'ESPOSA/ESPOSO',
        'PADRE/MADRE',
        'HERMANO/HERMANA',
        'NIETO/NIETA',
        'CONVIVIENTE',
        'HIJA/HIJO',
        'HIJASTRO/HIJASTRA',
        'OTROS',
      ],
    ],
    ['MOTIVO_AMPLIACION', ['Ampliación Médica', 'Otras causas']],
  ])('nombra las opciones de %s a la letra', async (nombre, esperados) => {
    expect((await grupo(nombre)).map((p) => p.nombre)).toEqual(esperados);
  });

  it('da a los tipos de empleador los identificadores del documento 2', async () => {
    expect((await grupo('TIPO_EMPRESA')).map((p) => p.id)).toEqual([3100, 3101, 3102, 3103, 3105]);
  });

  it('coincide con el dominio en tipos de asegurado, roles y códigos de empleador', async () => {
    const { db } = base.owner;
    const tipos = (await grupo('TIPO_ASEGURADO')).map(({ codigo, nombre }) => ({ codigo, nombre }));
    expect(tipos).toEqual(TIPOS_ASEGURADO.map(({ codigo, nombre }) => ({ codigo, nombre })));
    const roles = await db.selectFrom('rol').select('codigo').execute();
    expect(roles.map((r) => r.codigo).sort()).toEqual([...ROLES].sort());
    const entidades = await db.selectFrom('entidad_empleadora').select(['codigo', 'tipo_codigo', 'numero']).execute();
    for (const { codigo, tipo_codigo, numero } of entidades) {
      expect(leerCodigoEntidad(codigo)).toEqual({ tipo: tipo_codigo, numero });
    }
    expect(entidades.filter((e) => esEntidadEspecial(e.codigo))).toHaveLength(2);
  });

  it('cada arranque añade los feriados hasta diez años adelante, y deja el que se declaró antes', async () => {
    const { db } = base.owner;
    const ultimo = async () =>
      (await db.selectFrom('feriado').select('fecha').orderBy('fecha', 'desc').executeTakeFirst())?.fecha;
    expect(await ultimo()).toBe('2036-12-25');
    const declarado = { fecha: fecha('2037-01-01'), nombre: 'Declarado', norma: 'Decreto Supremo 1' };
    await db.insertInto('feriado').values(declarado).execute();
    expect(await cargarCatalogos(db, fecha('2027-01-01'))).toBeGreaterThan(0);
    expect(await ultimo()).toBe('2037-12-25');
    const dia = db.selectFrom('feriado').select(['nombre', 'norma']).where('fecha', '=', declarado.fecha);
    expect(await dia.executeTakeFirst()).toEqual({ nombre: 'Declarado', norma: 'Decreto Supremo 1' });
  });
});
