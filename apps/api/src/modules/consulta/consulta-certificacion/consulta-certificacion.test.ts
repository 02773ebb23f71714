import type { RespuestaIdentidad } from '@sgpa/contract/shared/consulta';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Segip } from '../../../integrations/segip/port.ts';

const INVALIDA = 'El SEGIP envió una certificación que no es un documento PDF válido. Intente nuevamente.';
const PERSONA = {
  numero: numeroDocumento('1000001'),
  complemento: null,
  nombres: 'MARTINA ELENA',
  primerApellido: 'QUISPE',
  segundoApellido: 'ARANCIBIA',
  fechaNacimiento: fecha('1985-03-14'),
};
const PDF = pdfDePrueba();
const CON_PROGRAMA = Buffer.from(
  PDF.toString('latin1').replace('/Catalog ', '/Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> '),
  'latin1',
);
/** A PDF of this weight is checked in a thread of its own. */
const PESADO = pdfDePrueba(1_000_000);

describe('consulta-certificacion.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let reporte: string | null = null;
  beforeAll(async () => {
    const segip: Segip = {
      consultar: async () => ({ disponible: false, motivo: 'conexion' }),
      certificar: async () => ({ disponible: true, tipo: 'encontrado', persona: PERSONA, reporte, mensaje: 'Hallada' }),
    };
    api = await crearApiDePrueba({ fuentes: { segip } });
    token = await api.ingresar('adm.autoridad');
  });
  afterAll(() => api.cerrar());

  const certificar = async (enviado: Buffer | string | null) => {
    reporte = Buffer.isBuffer(enviado) ? enviado.toString('base64') : enviado;
    const camino = '/api/v1/getDatosCertificacionPersonaSEGIP';
    const { status, body } = await api.pedir<RespuestaIdentidad>(token, 'POST', camino, { ci: '1000001' });
    expect([status, body.esValido, body.datosPersonaEnFormatoJson?.nombres]).toEqual([200, true, 'MARTINA ELENA']);
    return [body.descripcionRespuesta, body.reporteCertificacion];
  };

  it.each([
    ['ligero', PDF],
    ['pesado', PESADO],
  ])('un PDF %s pasa byte por byte', async (_cual, pdf) => {
    expect(await certificar(pdf)).toEqual(['Hallada', pdf.toString('base64')]);
  });

  it('sin informe se dicen los datos, y nada más', async () => {
    expect(await certificar(null)).toEqual(['Hallada', null]);
  });

  it.each([
    ['una página', Buffer.from('<script>alert(1)</script>')],
    ['nada', ''],
    ['un PDF cortado', PDF.subarray(0, 100)],
    ['un PDF con un programa', CON_PROGRAMA],
    ['uno pesado que no es PDF', Buffer.alloc(1_000_000, 'x')],
  ])('%s como informe no llega al navegador: los datos sí, y se dice por qué', async (_que, enviado) => {
    expect(await certificar(enviado)).toEqual([INVALIDA, null]);
  });

  it.each(['', null, undefined])('una fecha de nacimiento %j es ninguna', async (fechaNacimiento) => {
    const camino = '/api/v1/getDatosCertificacionPersonaSEGIP';
    const pedido = { ci: '1000001', fechaNacimiento };
    expect((await api.pedir(await api.ingresar('adm.autoridad'), 'POST', camino, pedido)).status).toBe(200);
  });

  it('quien no puede certificar no llega a preguntar', async () => {
    for (const quien of ['eje.autoridad', 'adm.ente', 'ssu.consulta']) {
      const camino = '/api/v1/getDatosCertificacionPersonaSEGIP';
      const { status } = await api.pedir(await api.ingresar(quien), 'POST', camino, { ci: '1000001' });
      expect([quien, status]).toEqual([quien, 403]);
    }
  });
});
