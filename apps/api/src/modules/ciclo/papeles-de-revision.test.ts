import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pdfDeBytes } from '@sgpa/testing/pdf';
import { propuestaDe, propuestaFallecimiento, revisar } from '@sgpa/testing/revision';
import { pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MUERTO = '1000007';
const [DE_LA_CNS, DE_LA_CPS, RESPALDO] = [20_000, 30_000, 10_000].map(pdfDeBytes);

/** Both entities registered the death, each with its own certificate. */
describe('papeles-de-revision.test.ts', () => {
  let api: ApiDePrueba;
  let adm: string;
  let enCns: number;
  let enCps: IdAfiliacion;
  // Each test has a new database, since a later review shows what an earlier one kept.
  beforeEach(async () => {
    api = await crearApiDePrueba();
    adm = await api.ingresar('adm.autoridad');
    enCns = await morir('ope.afiliaciones', 'NIT-1020304050', 'CNS-1', DE_LA_CNS);
    enCps = await morir('ope.petrolera', 'RCM-00012345', 'CPS-2', DE_LA_CPS);
  });
  afterEach(() => api.cerrar());

  async function morir(quien: string, codigo_entidad: string, numero_certificado_defuncion: string, papel?: Buffer) {
    const persona = {
      genero: 'M',
      fallecido: true,
      fecha_defuncion: '2026-10-05',
      numero_certificado_defuncion,
      certificado_defuncion: papel?.toString('base64') ?? '',
    };
    const pedido = pedidoRegistro(MUERTO, { codigo_entidad, persona });
    return resultado(await registrar(api, await api.ingresar(quien), pedido)).id ?? idAfiliacion(0);
  }
  const abrir = async (id: IdAfiliacion, idDocumento: number) => {
    const ruta = `${api.url}/api/v1/asegurado/documento/${id}/${idDocumento}`;
    const respuesta = await fetch(ruta, { headers: { Authorization: `Bearer ${adm}` } });
    return Buffer.from(await respuesta.arrayBuffer());
  };

  it('la revisión de una muerte nombra el papel de cada ente, y por dónde se abre', async () => {
    const { documentos } = (await propuestaFallecimiento(api, adm, MUERTO)).body;
    expect(documentos).toEqual([
      {
        id: expect.any(Number),
        clase: 'CERTIFICADO_DEFUNCION',
        numero: 'CNS-1',
        fecha: '2026-10-05',
        guardado_en: api.reloj.ahora().toISOString(),
        bytes: DE_LA_CNS?.length,
        idAfiliadoEnteGestor: enCns,
        ente_gestor: 'Caja Nacional de Salud',
      },
      expect.objectContaining({
        numero: 'CPS-2',
        bytes: DE_LA_CPS?.length,
        idAfiliadoEnteGestor: enCps,
        ente_gestor: 'Caja Petrolera de Salud',
      }),
    ]);
    const leidos = await Promise.all(
      documentos.map(({ idAfiliadoEnteGestor, id }) => abrir(idAfiliacion(idAfiliadoEnteGestor), id)),
    );
    expect(leidos.map((leido, i) => leido.equals([DE_LA_CNS, DE_LA_CPS][i] ?? Buffer.of()))).toEqual([true, true]);
  });

  it('la de una afiliación (la última), los de su ente: también el respaldo con que se abrió', async () => {
    const suyos = async () => (await propuestaDe(api, adm, MUERTO)).body.documentos;
    const [certificado, ...otros] = await suyos();
    expect([certificado?.numero, otros]).toEqual(['CPS-2', []]);
    await revisar(api, adm, MUERTO, { decision: 'ABRIR', evidencia: RESPALDO?.toString('base64') });
    const [, respaldo] = await suyos();
    expect(respaldo).toMatchObject({ clase: 'EVIDENCIA_REVISION', numero: null, bytes: RESPALDO?.length });
    expect((await abrir(enCps, respaldo?.id ?? 0)).equals(RESPALDO ?? Buffer.of())).toBe(true);
  });

  it('de quien no se guardó ninguno no hay', async () => {
    expect((await propuestaDe(api, adm, '1000100')).body.documentos).toEqual([]);
    expect((await propuestaFallecimiento(api, adm, '1000100')).body.documentos).toEqual([]);
  });
});
