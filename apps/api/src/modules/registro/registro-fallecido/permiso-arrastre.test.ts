import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { contarEscrito } from '@sgpa/testing/ciclo';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { contarRegistro, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const TRABAJADORA = '1000005';
const HIJA = '1000010';
const RUTA = '/api/v2/afiliado/ente-gestor';
const VOLUNTARIO = { codigo_entidad: 'PER_VOL-0002', afiliacion: { tipo_asegurado: 'VOLUNTARIO' } };
const DEFUNCION = {
  fallecido: true,
  fecha_defuncion: '2026-10-05',
  numero_certificado_defuncion: '1',
  certificado_defuncion: pdfDePrueba().toString('base64'),
};

describe('permiso-arrastre.test.ts', () => {
  let api: ApiDePrueba;
  let operador: string;
  let sus: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    operador = await api.ingresar('ope.afiliaciones');
    sus = await api.ingresar('caja.sus');
    expect(resultado(await registrar(api, operador, pedidoRegistro(TRABAJADORA))).codigo).toBe(500);
    const hija = pedidoBeneficiario(HIJA, TRABAJADORA, { codigo_entidad: 'NIT-1020304050' });
    expect(resultado(await registrarBeneficiario(api, operador, hija)).codigo).toBe(500);
  });
  afterAll(() => api.cerrar());

  const cuenta = async () => [await contarEscrito(api.base.owner.db), await contarRegistro(api.base.owner.db)];
  const fallecida = pedidoRegistro(TRABAJADORA, { ...VOLUNTARIO, persona: DEFUNCION });

  it('CAJA_WEB_SUS no termina a un TRABAJADOR ni a su familia registrando la muerte de un VOLUNTARIO', async () => {
    const antes = await cuenta();
    const { status, body } = await api.pedir(sus, 'POST', RUTA, fallecida);
    expect([status, body.codigo, body.mensaje]).toEqual([
      403,
      'ARRASTRE_SIN_PERMISO',
      CATALOGO.ARRASTRE_SIN_PERMISO.mensaje,
    ]);
    expect(await cuenta()).toEqual(antes);
    // Whoever may end all of them records the death, and ends them.
    expect(resultado(await registrar(api, operador, fallecida)).codigo).toBe(500);
    const filas = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('persona as p', 'p.id', 'a.id_persona')
      .select(['p.numero_documento', 'a.estado'])
      .where('p.numero_documento', 'in', [TRABAJADORA, HIJA].map(numeroDocumento))
      .orderBy('a.id')
      .execute();
    expect(filas.map(({ estado }) => estado)).toEqual([104, 103, 104]);
  });
});
