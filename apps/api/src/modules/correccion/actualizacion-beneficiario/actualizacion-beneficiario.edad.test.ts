import { fecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { formularioDe } from '@sgpa/testing/actualizacion';
import { genteNueva } from '@sgpa/testing/alguien';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAPEL = pdfDePrueba().toString('base64');
const INVALIDA = { condicion: 'INVALIDEZ', certificado_condicion: PAPEL };

/** The day is 14 October 2026, and the beneficiary is 41. */
describe('actualizacion-beneficiario.edad.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let form: ReturnType<typeof formularioDe<'beneficiario'>>;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
    form = formularioDe(api, 'beneficiario');
  });
  afterAll(() => api.cerrar());
  const persona = genteNueva(() => api, 7_350_000);
  const db = () => api.base.owner.db;

  async function registrado() {
    const { id } = resultado(await registrarBeneficiario(api, token, pedidoBeneficiario(persona(), '1000100')));
    if (id === null) throw new Error('not registered');
    return id;
  }
  async function guardar(id: number, afiliacion: object) {
    const { version, version_ficha, persona: suya, afiliacion: antes } = (await form.leer(token, id)).body.data;
    const pedido = { version, version_ficha, persona: suya, afiliacion: { ...antes, ...afiliacion } };
    return (await form.guardar(token, pedido as never)).body;
  }
  const filaDe = (id: IdAfiliacion) =>
    db()
      .selectFrom('afiliacion')
      .select(['estado', 'fin_por_edad', 'fin_cobertura', 'condicion'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('corregido a un parentesco con edad termina en treinta días, avisado; con una condición sigue, y su papel queda', async () => {
    const id = await registrado();
    expect(await guardar(id, { parentesco_titular: 'HERMANO/HERMANA' })).toMatchObject({ codigo_respuesta: 100 });
    const fin = '2026-11-13';
    expect(await filaDe(id)).toMatchObject({ estado: 100, fin_por_edad: fin, fin_cobertura: fin, condicion: null });
    const novedades = await db().selectFrom('novedad').select('codigo').where('id_afiliacion', '=', id).execute();
    expect(novedades).toEqual([{ codigo: 'EDAD' }]);
    expect(await guardar(id, INVALIDA)).toMatchObject({ codigo_respuesta: 100 });
    expect(await filaDe(id)).toMatchObject({ fin_por_edad: null, fin_cobertura: null, condicion: 'INVALIDEZ' });
    const papeles = await db()
      .selectFrom('documento_persona as d')
      .innerJoin('afiliacion as a', 'a.id_persona', 'd.id_persona')
      .select('d.clase')
      .where('a.id', '=', id)
      .execute();
    expect(papeles).toEqual([{ clase: 'CONDICION_DE_EDAD' }]);
    // A correction of anything else leaves the condition.
    expect(await guardar(id, { matricula: 'M-1' })).toMatchObject({ codigo_respuesta: 100 });
    expect(await filaDe(id)).toMatchObject({ fin_por_edad: null, condicion: 'INVALIDEZ' });
  });

  it('de quien está exenta se guarda, y sigue sin fin', async () => {
    const id = await registrado();
    await db()
      .updateTable('afiliacion')
      .set(({ selectFrom }) => ({
        exenta_de_edad: true,
        id_parentesco: selectFrom('parametrica').select('id').where('codigo', '=', 'HERMANO_HERMANA'),
      }))
      .where('id', '=', id)
      .execute();
    const estudia = { condicion: 'ESTUDIANTE', condicion_hasta: '2027-06-30', certificado_condicion: PAPEL };
    expect(await guardar(id, estudia)).toMatchObject({ codigo_respuesta: 100 });
    expect(await filaDe(id)).toMatchObject({ fin_por_edad: null, fin_cobertura: null, condicion: 'ESTUDIANTE' });
  });

  it('de quien ya terminó se rechaza con la razón, y otro parentesco no le abre la cobertura', async () => {
    const id = await registrado();
    const ayer = fecha('2026-10-13');
    await db()
      .updateTable('afiliacion')
      .set({ estado: 105, fin_por_edad: ayer, fin_cobertura: ayer })
      .where('id', '=', id)
      .execute();
    expect(await guardar(id, INVALIDA)).toMatchObject({
      codigo: 'SOLICITUD_INVALIDA',
      detalle: [{ campo: 'condicion', mensaje: expect.stringContaining('registre la condición') }],
    });
    const { parentesco_titular } = (await form.leer(token, id)).body.data.afiliacion;
    // An error in the form is told first; otherwise nothing of the two is corrected.
    expect(await guardar(id, { parentesco_titular: 'NIETO/NIETA' })).toEqual({
      codigo_respuesta: 409,
      mensaje: 'La actualización solo se puede registrar con la cobertura vigente. Estado actual: INHABILITADO.',
    });
    expect((await form.leer(token, id)).body.data.afiliacion).toMatchObject({ parentesco_titular, condicion: null });
    expect(await filaDe(id)).toMatchObject({ estado: 105, fin_por_edad: ayer, fin_cobertura: ayer });
  });
});
