import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import {
  actuar,
  afiliacionDe,
  auditoriaDe,
  BENEFICIARIOS,
  correrVencimiento,
  EMPLEADOR,
  historiaDe,
  ingresarEl,
  type RespuestaAccion,
  referenciaBeneficiario,
  referenciaTitular,
  revisarAfiliacion,
  revisarContadores,
  TITULAR,
} from '@sgpa/testing/ciclo';
import { type Copiar, copiador } from '@sgpa/testing/copias';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const HOY = '2026-10-14';
const RUTA = '/api/v1/beneficiario/condicion';
const PAPEL = pdfDePrueba().toString('base64');
const ESTUDIA = { condicion: 'ESTUDIANTE', condicion_hasta: '2027-06-30', certificado_condicion: PAPEL };
const INVALIDA = { condicion: 'INVALIDEZ', certificado_condicion: PAPEL };
/** The child's right ends on this day, the eve of turning 19. */
const FIN = fecha('2026-11-30');

describe('renovacion-condicion.test.ts', () => {
  let api: ApiDePrueba;
  let copiar: Copiar;
  let token: string;
  let titular: string;
  let esposa: string;
  let hija: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    copiar = await copiador(api);
  });
  // Each test has a family of its own, and signs in anew: others move the clock.
  beforeEach(async () => {
    token = await ingresarEl(api, HOY);
    [titular, esposa, hija] = await copiar(TITULAR, ...BENEFICIARIOS);
    await db()
      .updateTable('persona')
      .set({ fecha_nacimiento: fecha('2007-12-01') })
      .where('numero_documento', '=', numeroDocumento(hija))
      .execute();
    await db()
      .updateTable('afiliacion')
      .set({ fin_por_edad: FIN, fin_cobertura: FIN })
      .where('id', '=', (await afiliacionDe(db(), hija)).id)
      .execute();
  });
  afterAll(() => api.cerrar());
  const db = () => api.base.owner.db;

  const renovar = async (cambios: object, quien = hija, conToken = token, clave?: string) => {
    const { id, version } = await afiliacionDe(db(), quien);
    const cuerpo = { idAfiliadoEnteGestor: id, version, ...cambios };
    const cabeceras: Record<string, string> = clave === undefined ? {} : { 'idempotency-key': clave };
    return api.pedir<RespuestaAccion & CuerpoError>(conToken, 'PUT', RUTA, cuerpo, cabeceras);
  };
  const mensaje = async (cambios: object, quien = hija) => (await renovar(cambios, quien)).body.mensaje;
  const el = async (dia: FechaCivil) => {
    token = await ingresarEl(api, dia);
    await correrVencimiento(api);
  };

  it('estudia: sigue hasta el fin del certificado, que queda guardado, con una historia y un rastro', async () => {
    const { body } = await renovar(ESTUDIA);
    expect(body).toEqual({
      codigo_respuesta: 100,
      mensaje: 'Condición registrada: el derecho por edad termina el 30/06/2027.',
    });
    const fila = await revisarAfiliacion(db(), hija, HOY);
    expect(fila).toMatchObject({
      estado: 100,
      fin_por_edad: '2027-06-30',
      fin_cobertura: '2027-06-30',
      condicion: 'ESTUDIANTE',
    });
    expect((await historiaDe(db(), fila.id)).at(-1)).toMatchObject({
      accion: 'renovacion-condicion',
      antes: { fin_por_edad: FIN, condicion: null },
      despues: { fin_por_edad: '2027-06-30', condicion: 'ESTUDIANTE', condicion_hasta: '2027-06-30' },
    });
    expect((await auditoriaDe(db(), fila.id)).map(({ accion }) => accion)).toEqual(['renovacion-condicion']);
    const papeles = await db()
      .selectFrom('documento_persona')
      .select(['clase', 'numero'])
      .where('id_persona', '=', fila.id_persona)
      .execute();
    expect(papeles).toEqual([{ clase: 'CONDICION_DE_EDAD', numero: 'ESTUDIANTE' }]);
  });

  it('inválida: sin fin por edad; la misma clave otra vez, la misma respuesta y una sola historia', async () => {
    const primera = await renovar(INVALIDA, hija, token, 'condicion-0001');
    const { version } = await afiliacionDe(db(), hija);
    const segunda = await renovar({ ...INVALIDA, version: version - 1 }, hija, token, 'condicion-0001');
    expect(segunda.body).toEqual(primera.body);
    expect(await afiliacionDe(db(), hija)).toMatchObject({ version, fin_por_edad: null, fin_cobertura: null });
  });

  it('al día siguiente de los 19 está INHABILITADA; con un certificado vuelve sin un día sin cobertura, y la cuenta cuadra', async () => {
    await el(fecha('2026-12-01'));
    expect(await revisarAfiliacion(db(), hija, '2026-12-01')).toMatchObject({ estado: 105, fin_cobertura: FIN });
    await revisarContadores(db());
    expect((await renovar(ESTUDIA)).body.codigo_respuesta).toBe(100);
    const fila = await revisarAfiliacion(db(), hija, '2026-12-01');
    expect(fila).toMatchObject({ estado: 100, fecha_baja: null, fin_cobertura: '2027-06-30' });
    await revisarContadores(db());
    await el(fecha('2027-07-01'));
    expect(await revisarAfiliacion(db(), hija, '2027-07-01')).toMatchObject({ estado: 105 });
  });

  it('pasados 90 días, no; del titular que ya no deja cobertura vuelven los días que dejó', async () => {
    await el(fecha('2027-03-01'));
    expect(await mensaje(ESTUDIA)).toMatch(/terminó por edad el 30\/11\/2026 y se renovaba hasta el 28\/02\/2027/);
    await el(fecha('2027-02-28'));
    const baja = { ...referenciaTitular(titular), tipo_motivo: 603, fecha_fin: '2027-02-28' };
    expect((await actuar(api, token, 'baja-titular', baja)).body.codigo_respuesta).toBe(100);
    expect(await mensaje(ESTUDIA)).toBe('Condición registrada. Su cobertura terminó el 27/02/2027.');
    expect(await revisarAfiliacion(db(), hija, '2027-02-28')).toMatchObject({
      estado: 105,
      fin_cobertura: '2027-02-27',
    });
    await revisarContadores(db());
  });

  it('inválida, terminó por edad y después el titular: la registra aún, y así se habilita', async () => {
    await el(fecha('2027-05-01'));
    const baja = { ...referenciaTitular(titular), tipo_motivo: 603, fecha_fin: '2027-05-01' };
    expect((await actuar(api, token, 'baja-titular', baja)).body.codigo_respuesta).toBe(100);
    await el(fecha('2027-07-02'));
    expect(await mensaje(INVALIDA)).toBe('Condición registrada. Su cobertura terminó el 30/11/2026.');
    expect(await revisarAfiliacion(db(), hija, '2027-07-02')).toMatchObject({ estado: 105, condicion: 'INVALIDEZ' });
    const { codigo_entidad: _, ...clave } = referenciaBeneficiario(hija, titular, { fecha_nacimiento: '2007-12-01' });
    const propio = {
      ...clave,
      codigo_entidad_titular: EMPLEADOR,
      codigo_entidad: 'SIST_RENT-0001',
      descripcion_motivo: 'Resolución de renta de orfandad',
      fecha_inicio: '2027-07-02',
    };
    expect((await actuar(api, token, 'habilitacion-derechohabiente', propio)).body).toMatchObject({
      codigo_respuesta: 100,
    });
    expect(await revisarAfiliacion(db(), hija, '2027-07-02')).toMatchObject({ estado: 106 });
  });

  it('mientras el titular está en revisión, no', async () => {
    await el(fecha('2026-12-01'));
    const { id } = await afiliacionDe(db(), titular);
    await db().updateTable('afiliacion').set({ estado: 108 }).where('id', '=', id).execute();
    expect(await mensaje(ESTUDIA)).toMatch(/^Su titular está en revisión/);
  });

  it('la misma clave contesta lo mismo cuando el certificado ya no se aceptaría', async () => {
    const primera = await renovar(ESTUDIA, hija, token, 'condicion-0002');
    const { version } = await afiliacionDe(db(), hija);
    await el(fecha('2027-06-30'));
    const segunda = await renovar({ ...ESTUDIA, version: version - 1 }, hija, token, 'condicion-0002');
    expect(segunda.body).toEqual(primera.body);
  });

  it('lo que no corresponde se rechaza y no escribe nada', async () => {
    const antes = await db().selectFrom('afiliacion').selectAll().orderBy('id').execute();
    const malo = await renovar({ ...ESTUDIA, condicion_hasta: '2027-10-15', certificado_condicion: '' });
    expect([malo.status, malo.body.detalle?.map(({ campo }) => campo)]).toEqual([
      400,
      ['condicion_hasta', 'certificado_condicion'],
    ]);
    expect((await renovar({ condicion: null })).body.detalle?.[0]?.campo).toBe('condicion');
    expect((await renovar({ ...INVALIDA, certificado_condicion: 'bm8gZXMgdW4gcGRm' })).status).toBe(422);
    expect(await mensaje(INVALIDA, esposa)).toMatch(/no termina por edad/);
    expect(await mensaje(INVALIDA, titular)).toMatch(/lista de titulares/);
    expect(await mensaje({ ...INVALIDA, version: 9 })).toBe(CATALOGO.REGISTRO_CAMBIADO.mensaje);
    expect((await renovar(INVALIDA, hija, await api.ingresar('ope.petrolera'))).status).toBe(404);
    for (const usuario of ['caja.sus', 'cons.autoridad', 'cons.poblacion'])
      expect([usuario, (await renovar(INVALIDA, hija, await api.ingresar(usuario))).status]).toEqual([usuario, 403]);
    expect(await db().selectFrom('afiliacion').selectAll().orderBy('id').execute()).toEqual(antes);
  });
});
