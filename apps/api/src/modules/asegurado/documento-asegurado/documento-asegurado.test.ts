import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import { type IdAfiliacion, idAfiliacion } from '@sgpa/domain/shared/ids';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { pdfDeBytes, pdfDePrueba } from '@sgpa/testing/pdf';
import { revisar } from '@sgpa/testing/revision';
import { CNS, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The paper takes more than two pieces. */
const PAPEL = pdfDeBytes(1_200_000);

describe('documento-asegurado.test.ts', () => {
  let api: ApiDePrueba;
  let cns: string;
  let documentado: IdAfiliacion;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    cns = await api.ingresar('ope.afiliaciones');
    const persona = {
      genero: 'M',
      fallecido: true,
      fecha_defuncion: '2026-10-05',
      numero_certificado_defuncion: '77"; x=\u00f1',
      certificado_defuncion: PAPEL.toString('base64'),
    };
    documentado = resultado(await registrar(api, cns, pedidoRegistro('1000007', { persona }))).id ?? idAfiliacion(0);
  });
  afterAll(() => api.cerrar());

  const documentos = async (quien: string, id = documentado) =>
    (await api.pedir<{ documentos: DocumentoGuardado[] }>(quien, 'GET', `/api/v1/asegurado/historia/${id}`)).body
      .documentos;
  const abrir = async (quien: string, idDocumento: number, id = documentado) => {
    const respuesta = await fetch(`${api.url}/api/v1/asegurado/documento/${id}/${idDocumento}`, {
      headers: { Authorization: `Bearer ${quien}` },
    });
    return { status: respuesta.status, headers: respuesta.headers, cuerpo: Buffer.from(await respuesta.arrayBuffer()) };
  };
  const elSuyo = async () => {
    const [documento] = await documentos(cns);
    if (documento === undefined) throw new Error('The paper is not named');
    return documento;
  };

  it('la historia lo nombra, y se abre entero, como archivo que nadie muestra por su cuenta', async () => {
    const documento = await elSuyo();
    expect(documento).toEqual({
      id: expect.any(Number),
      clase: 'CERTIFICADO_DEFUNCION',
      numero: '77"; x=\u00f1',
      fecha: '2026-10-05',
      guardado_en: api.reloj.ahora().toISOString(),
      bytes: PAPEL.length,
    });
    const { status, headers, cuerpo } = await abrir(cns, documento.id);
    expect([status, cuerpo.equals(PAPEL)]).toEqual([200, true]);
    expect(headers.get('content-type')).toBe('application/pdf');
    // No header holds a text that a user typed.
    expect(headers.get('content-disposition')).toBe(`attachment; filename="certificado-defuncion-${documento.id}.pdf"`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('cada vez que se abre queda en la auditoría, con su huella y sin su contenido', async () => {
    const { id } = await elSuyo();
    const filas = () =>
      api.base.owner.db
        .selectFrom('auditoria')
        .select(['recurso', 'id_recurso', 'id_ente_gestor', 'despues'])
        .where('accion', '=', 'documento-asegurado')
        .execute();
    const antes = (await filas()).length;
    await abrir(cns, id);
    const despues = await filas();
    expect(despues).toHaveLength(antes + 1);
    expect(despues.at(-1)).toEqual({
      recurso: 'documento_persona',
      id_recurso: String(id),
      id_ente_gestor: CNS,
      despues: { clase: 'CERTIFICADO_DEFUNCION', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  it('otro ente no lo halla, ni por una afiliación suya; quien consulta para un empleador no lo pide', async () => {
    const { id } = await elSuyo();
    const cps = await api.ingresar('ope.petrolera');
    const ajena = await afiliacionDe(api.base.owner.db, '1000006');
    expect((await abrir(cps, id)).status).toBe(404);
    expect((await abrir(cps, id, ajena.id)).status).toBe(404);
    // Another person's affiliation of the same entity does not open it either.
    expect((await abrir(cns, id, (await afiliacionDe(api.base.owner.db, '1000100')).id)).status).toBe(404);
    const empleador = await api.ingresar('empleador.consulta');
    expect((await abrir(empleador, id)).status).toBe(403);
    const suya = await api.base.owner.db
      .selectFrom('afiliacion as a')
      .innerJoin('usuario as u', 'u.id_entidad', 'a.id_entidad')
      .select('a.id')
      .where('u.username', '=', 'empleador.consulta')
      .executeTakeFirstOrThrow();
    expect(await documentos(empleador, suya.id)).toEqual([]);
  });

  it('la autoridad que revisa lee el respaldo de quien abrió la revisión, y el ente también', async () => {
    const { id } = await afiliacionDe(api.base.owner.db, '1000100');
    const autoridad = await api.ingresar('adm.autoridad');
    const respaldo = pdfDePrueba(300);
    const { body } = await revisar(api, autoridad, '1000100', {
      decision: 'ABRIR',
      evidencia: respaldo.toString('base64'),
    });
    expect(body.codigo_respuesta).toBe(100);
    for (const quien of [autoridad, cns, await api.ingresar('cons.autoridad')]) {
      const [documento] = await documentos(quien, id);
      expect(documento).toMatchObject({ clase: 'EVIDENCIA_REVISION', numero: null, bytes: respaldo.length });
      const { status, cuerpo } = await abrir(quien, documento?.id ?? 0, id);
      expect([status, cuerpo.equals(respaldo)]).toEqual([200, true]);
    }
  });
});
