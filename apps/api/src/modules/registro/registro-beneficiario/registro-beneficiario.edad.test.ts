import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import { SOL } from '@sgpa/testing/alguien';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PAPEL = pdfDePrueba().toString('base64');
const ESTUDIA = {
  condicion: 'ESTUDIANTE',
  condicion_hasta: fecha('2027-06-30'),
  certificado_condicion: PAPEL,
} as const;

/** The day is 14 October 2026. */
describe('registro-beneficiario.edad.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let siguiente = 7_700_000;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());
  const db = () => api.base.owner.db;

  async function registrar(fechaNacimiento: FechaCivil, afiliacion: object = {}) {
    siguiente += 1;
    const numero = String(siguiente);
    api.simuladores.control.ponerPersonas(numero, [{ numero, ...SOL, fechaNacimiento }]);
    const pedido = pedidoBeneficiario(numero, '1000100', {
      beneficiario: { fecha_nacimiento: fechaNacimiento },
      afiliacion: { parentesco_titular: 'HIJA/HIJO', ...afiliacion },
    });
    const respuesta = await registrarBeneficiario(api, token, pedido);
    return { ...resultado(respuesta), detalle: respuesta.body.data?.[0]?.estado_almacenamiento.detalle, numero };
  }
  const filaDe = (numero: string) =>
    db()
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .leftJoin('novedad as n', 'n.id_afiliacion', 'a.id')
      .select(['a.fin_por_edad', 'a.fin_cobertura', 'a.condicion', 'a.condicion_hasta', 'n.codigo as novedad'])
      .where('p.numero_documento', '=', numeroDocumento(numero))
      .executeTakeFirst();

  it.each<[string, string, object, object]>([
    ['una niña, hasta la víspera de los 19', '2015-06-01', {}, { fin_por_edad: '2034-05-31', novedad: null }],
    [
      'quien cumple en diez días, 30 más y con su novedad',
      '2007-10-24',
      {},
      { fin_por_edad: '2026-11-13', novedad: 'EDAD' },
    ],
    [
      'una estudiante de 20, hasta el fin del certificado',
      '2006-01-01',
      ESTUDIA,
      { fin_por_edad: '2027-06-30', condicion: 'ESTUDIANTE' },
    ],
    [
      'un inválido de 30, sin fin',
      '1996-01-01',
      { condicion: 'INVALIDEZ', certificado_condicion: PAPEL },
      { fin_por_edad: null, condicion: 'INVALIDEZ' },
    ],
  ])('%s', async (_caso, nacio, afiliacion, esperado) => {
    const { codigo, numero } = await registrar(fecha(nacio), afiliacion);
    expect(codigo).toBe(500);
    const fila = await filaDe(numero);
    expect(fila).toMatchObject(esperado);
    expect(fila?.fin_cobertura).toBe(fila?.fin_por_edad);
  });

  it.each<[string, string, object, RegExp]>([
    ['de 19 cumplidos hoy', '2007-10-14', {}, /Cumplió 19 años el 14\/10\/2026: solo puede registrarse/],
    ['un estudiante de 25', '2001-10-14', ESTUDIA, /como estudiante no puede registrarse/],
  ])('%s: se rechaza con la razón y no escribe nada', async (_caso, nacio, afiliacion, razon) => {
    const { codigo, detalle, numero } = await registrar(fecha(nacio), afiliacion);
    expect([codigo, detalle]).toEqual([0, expect.stringMatching(razon)]);
    expect(await filaDe(numero)).toBeUndefined();
  });
});
