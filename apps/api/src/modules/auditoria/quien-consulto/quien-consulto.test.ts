import type { Respuesta } from '@sgpa/contract/endpoints';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afiliacionDe } from '@sgpa/testing/ciclo';
import { abrirNovedad } from '@sgpa/testing/novedad';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const NACIMIENTO = '1985-03-14';
const TITULAR = '1000101';

describe('quien-consulto.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  let id: number;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('adm.autoridad');
    id = (await afiliacionDe(api.base.owner.db, TITULAR)).id;
  });
  afterAll(() => api.cerrar());

  const quien = async (afiliacion = id, mas = '') => {
    const ruta = `/api/v1/auditoria/persona/${afiliacion}${mas}`;
    const { status, body } = await api.pedir<Respuesta<'quien-consulto'>>(token, 'GET', ruta);
    expect(status).toBe(200);
    return body;
  };
  const vistos = async () => (await quien()).datos.map(({ usuario, accion }) => `${usuario} ${accion}`);

  it.each([
    [
      'estado-asegurado',
      'ssu.consulta',
      'POST',
      '/api/v1/findAllEstadoBDPA',
      { numero_documento: TITULAR, fecha_nacimiento: NACIMIENTO },
    ],
    [
      'consulta-identidad',
      'ope.petrolera',
      'POST',
      '/api/v1/getDatosPersonaSEGIP',
      { ci: TITULAR, fechaNacimiento: NACIMIENTO },
    ],
    ['consulta-ovt', 'ope.petrolera', 'POST', '/api/v1/getOvtService', { ci: TITULAR, fechaNacimiento: NACIMIENTO }],
    [
      'consulta-senasir',
      'ope.petrolera',
      'POST',
      '/api/v1/getSenasirService',
      { ci: TITULAR, fechaNacimiento: NACIMIENTO },
    ],
    [
      'consulta-certificacion',
      'cons.autoridad',
      'POST',
      '/api/v1/getDatosCertificacionPersonaSEGIP',
      { ci: TITULAR, fechaNacimiento: NACIMIENTO },
    ],
    ['historia-asegurado', 'ope.vigencia', 'GET', '/api/v1/asegurado/historia/<id>', undefined],
    ['lectura-actualizacion-titular', 'ope.afiliaciones', 'GET', '/api/v2/afiliado/findByCodigo/<id>', undefined],
    ['lectura-revision-afiliacion', 'adm.autoridad', 'GET', '/api/v1/afiliado/revision/<id>', undefined],
    [
      'lectura-revision-fallecimiento',
      'adm.autoridad',
      'GET',
      '/api/v1/afiliado/revision-fallecimiento/<id>',
      undefined,
    ],
    [
      'certificado',
      'cons.autoridad',
      'POST',
      '/api/v1/certificacion/getCertificacion',
      { numero_documento: TITULAR, fecha_nacimiento: NACIMIENTO },
    ],
    [
      'validacion-titular',
      'ope.petrolera',
      'POST',
      '/api/v2/contrastacion/afiliado',
      { data: [{ tipo_documento: 'CI', numero_documento: TITULAR, fecha_nacimiento: NACIMIENTO }] },
    ],
  ] as const)('%s: se sabe quién, y desde qué ente gestor', async (accion, username, metodo, ruta, cuerpo) => {
    const suyo = await api.ingresar(username);
    const { status } = await api.pedir(suyo, metodo, ruta.replace('<id>', String(id)), cuerpo);
    expect(status).toBeLessThan(300);
    const [ultima] = (await quien()).datos;
    expect(ultima).toMatchObject({ accion, usuario: username, enteUsuario: expect.any(String), ip: '127.0.0.1' });
  });

  it('quien leyó esto es uno de ellos, desde entonces', async () => {
    await quien();
    expect((await vistos())[0]).toBe('adm.autoridad quien-consulto');
  });

  it('una novedad que se consultó cuenta, y lo de otra persona no', async () => {
    const novedad = await abrirNovedad(api.base.owner.db, TITULAR);
    const ajena = await abrirNovedad(api.base.owner.db, '1000102');
    const suyo = await api.ingresar('adm.ente');
    for (const una of [ajena, novedad]) await api.pedir(suyo, 'GET', `/api/v1/novedades/findDetalleNovedades/${una}`);
    expect((await vistos()).filter((visto) => visto === 'adm.ente detalle-novedad')).toHaveLength(1);
  });

  it('el número de documento de alguien no se confunde con el identificador de otra persona', async () => {
    const { id_persona } = await afiliacionDe(api.base.owner.db, TITULAR);
    await api.base.owner.db
      .insertInto('auditoria')
      .values([
        {
          ocurrido_en: api.reloj.ahora(),
          accion: 'estado-asegurado',
          recurso: 'persona',
          id_recurso: String(id_persona),
        },
        { ocurrido_en: api.reloj.ahora(), accion: 'revision-fallecimiento', recurso: 'persona', id_recurso: TITULAR },
      ])
      .execute();
    const sinUsuario = (await quien()).datos.filter(({ usuario }) => usuario === null);
    expect(sinUsuario).toEqual([]);
  });

  it('por páginas, cada fila una vez', async () => {
    const { datos: juntas } = await quien(id, '?limit=100');
    const sueltas: number[] = [];
    for (let tras: string | null = ''; tras !== null; ) {
      const pagina: Respuesta<'quien-consulto'> = await quien(id, `?limit=3&tras=${encodeURIComponent(tras)}`);
      sueltas.push(...pagina.datos.map(({ idFila }) => idFila));
      tras = pagina.siguiente;
    }
    expect(new Set(sueltas).size).toBe(sueltas.length);
    expect(sueltas).toEqual(expect.arrayContaining(juntas.map(({ idFila }) => idFila)));
  });

  it.each(['cons.autoridad', 'eje.autoridad', 'adm.ente', 'ope.afiliaciones'])('%s no lo ve', async (username) => {
    const { status } = await api.pedir(await api.ingresar(username), 'GET', `/api/v1/auditoria/persona/${id}`);
    expect(status).toBe(403);
  });

  it('de una afiliación que no hay no hay nada', async () => {
    expect((await api.pedir(token, 'GET', '/api/v1/auditoria/persona/999999999')).status).toBe(404);
  });
});
