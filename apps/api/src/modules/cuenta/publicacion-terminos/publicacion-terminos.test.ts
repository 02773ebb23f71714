import type { Respuesta } from '@sgpa/contract/endpoints';
import { ROLES } from '@sgpa/domain/cuenta/roles';
import { TEXTO_NO_SE_RETIRA, TEXTO_SIN_CAMBIOS, TEXTO_YA_ESPERA } from '@sgpa/domain/cuenta/terminos';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { dosAdministradores } from '@sgpa/testing/usuario';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Terminos = Respuesta<'terminos-vigentes'>;
const NUEVOS = {
  titulo: 'Términos y condiciones, segunda versión',
  texto: `1. OBJETO\n\n${'Nuevo texto. '.repeat(20).trim()}`,
};

describe('publicacion-terminos.test.ts', () => {
  let api: ApiDePrueba;
  let autoridad: string;
  const empezar = async () => {
    api = await crearApiDePrueba();
    autoridad = await api.ingresar('adm.autoridad');
  };

  const publicar = (cuerpo: unknown = NUEVOS, token = autoridad) =>
    api.pedir<Respuesta<'publicacion-terminos'>>(token, 'POST', '/api/v1/terminos/versiones', cuerpo);
  const retirar = (version: string, motivo = 'Tiene un error.', token = autoridad) =>
    api.pedir(token, 'PUT', `/api/v1/terminos/versiones/${version}/retirar`, { motivo });
  const vigentes = async () => (await api.pedir<Terminos>(null, 'GET', '/api/v1/terminos')).body;
  const listar = async () =>
    (await api.pedir<Respuesta<'versiones-terminos'>>(autoridad, 'GET', '/api/v1/terminos/versiones')).body;
  const cambios = async (token: string) =>
    (await api.pedir<Respuesta<'aceptacion-terminos/cambios'>>(token, 'GET', '/api/v1/terminos/cambios')).body;
  const activo = async (token: string) =>
    (await api.pedir<{ activo: boolean }>(token, 'GET', '/api/v1/verificarAceptacion')).body.activo;
  const rastro = (accion: string) =>
    api.base.owner.db.selectFrom('auditoria').select(['id_recurso', 'despues']).where('accion', '=', accion).execute();
  const enLaPaz = (dia: string, hora: string) => new Date(`${dia}T${hora}-04:00`);
  const razon = ({ status, body }: Awaited<ReturnType<typeof retirar>>) => [status, body.mensaje];

  describe('con una por regir', () => {
    beforeAll(async () => {
      await empezar();
      await publicar();
    });
    afterAll(() => api.cerrar());

    it.each(ROLES.filter((rol) => rol !== 'ADM_SGPA'))('%s no publica ni retira', async (rol) => {
      const token = await api.ingresar(usuarioDe(rol));
      const antes = await listar();
      for (const { status, body } of [await publicar(NUEVOS, token), await retirar('2', 'Tiene un error.', token)])
        expect([status, body]).toEqual([403, expect.objectContaining({ codigo: 'SIN_PERMISO' })]);
      expect(await listar()).toEqual(antes);
    });
  });

  describe('sin ninguna por regir', () => {
    beforeEach(empezar);
    afterEach(() => api.cerrar());

    it('el día 9 rige la anterior; el día 10 a las 00:00:00 se pide aceptar la nueva, también en una sesión abierta', async () => {
      const { status, body } = await publicar();
      expect([status, body.version, body.vigenteDesde]).toEqual([200, '2', '2026-10-24']);
      api.reloj.poner(enLaPaz('2026-10-23', '23:59:59'));
      const token = await api.ingresar('ope.afiliaciones');
      expect([await activo(token), (await vigentes()).version]).toEqual([true, '1']);
      expect((await api.pedir(token, 'GET', '/api/v1/enteGestor/findAll')).status).toBe(200);

      api.reloj.poner(enLaPaz('2026-10-24', '00:00:00'));
      expect(await vigentes()).toMatchObject({ version: '2', ...NUEVOS });
      expect(await activo(token)).toBe(false);
      const negada = await api.pedir(token, 'GET', '/api/v1/enteGestor/findAll');
      expect([negada.status, negada.body.codigo]).toEqual([403, 'TERMINOS_PENDIENTES']);
      expect(await cambios(token)).toMatchObject({ version: '2', anterior: '1', vigenteDesde: '2026-10-24' });
      await api.pedir(token, 'GET', '/api/v1/activarUsuario?version=2');
      expect((await api.pedir(token, 'GET', '/api/v1/enteGestor/findAll')).status).toBe(200);
      expect(await cambios(token)).toMatchObject({ anterior: null, parrafos: [] });
    });

    it('a quien nunca aceptó ninguna no se le dice qué cambió', async () => {
      expect(await cambios(await api.ingresar('sin.terminos'))).toMatchObject({ version: '1', anterior: null });
    });

    it('una sola espera: publicada otra, o dos a la vez, la segunda se rechaza', async () => {
      const [uno, otro] = await dosAdministradores(api);
      const respuestas = await Promise.all([publicar(NUEVOS, uno.token), publicar(NUEVOS, otro.token)]);
      expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const segunda = await api.pedir(autoridad, 'POST', '/api/v1/terminos/versiones', NUEVOS);
      expect([segunda.status, segunda.body.mensaje]).toEqual([409, TEXTO_YA_ESPERA]);
      expect((await listar()).versiones.map(({ version, estado }) => [version, estado])).toEqual([
        ['2', 'POR REGIR'],
        ['1', 'VIGENTE'],
      ]);
    });

    it('retirada antes de regir no rige nunca, su número no vuelve, y queda quién, cuándo y por qué', async () => {
      await publicar();
      expect((await retirar('2', '  Tiene un error.  ')).status).toBe(200);
      expect(razon(await retirar('2'))).toEqual([409, TEXTO_NO_SE_RETIRA]);
      expect((await publicar()).body.version).toBe('3');
      api.reloj.poner(enLaPaz('2026-10-24', '00:00:00'));
      autoridad = await api.ingresar('adm.autoridad');
      await api.pedir(autoridad, 'GET', '/api/v1/activarUsuario');
      expect(razon(await retirar('3'))).toEqual([409, TEXTO_NO_SE_RETIRA]);
      const { versiones } = await listar();
      expect(versiones.map(({ version, estado }) => [version, estado])).toEqual([
        ['3', 'VIGENTE'],
        ['2', 'RETIRADA'],
        ['1', 'ANTERIOR'],
      ]);
      expect(versiones[1]).toMatchObject({
        publicadoPor: 'adm.autoridad',
        retiradoPor: 'adm.autoridad',
        retiradoEl: '2026-10-14 10:00:00',
        motivoRetiro: 'Tiene un error.',
      });
      expect(await rastro('retiro-terminos')).toEqual([{ id_recurso: '2', despues: { motivo: 'Tiene un error.' } }]);
      expect((await rastro('publicacion-terminos')).map(({ id_recurso }) => id_recurso)).toEqual(['2', '3']);
    });

    it('se guarda como texto, sin nada que no se vea; lo que ya rige no se publica otra vez', async () => {
      const sucio = {
        titulo: ' Título\u0007 ',
        texto: `<script>alert(1)</script>\r\n\r\n\r\n${'a '.repeat(80)}\u202E`,
      };
      expect((await publicar(sucio)).status).toBe(200);
      const { body } = await api.pedir<Respuesta<'versiones-terminos/texto'>>(
        autoridad,
        'GET',
        '/api/v1/terminos/versiones/2',
      );
      expect(body).toMatchObject({ titulo: 'Título', anterior: '1' });
      expect(body.texto).toBe(`<script>alert(1)</script>\n\n${'a '.repeat(80).trim()}`);
      await retirar('2');
      const { titulo, texto } = await vigentes();
      expect(razon(await api.pedir(autoridad, 'POST', '/api/v1/terminos/versiones', { titulo, texto }))).toEqual([
        409,
        TEXTO_SIN_CAMBIOS,
      ]);
    });

    it('quién aceptó cada una y cuándo, por ente gestor, con cuántos faltan', async () => {
      await publicar();
      api.reloj.poner(enLaPaz('2026-10-24', '09:00:00'));
      for (const username of ['adm.autoridad', 'ope.afiliaciones', 'ope.petrolera']) {
        const token = await api.ingresar(username);
        await api.pedir(token, 'GET', '/api/v1/activarUsuario?version=2');
        if (username === 'adm.autoridad') autoridad = token;
      }
      const [nueva] = (await listar()).versiones;
      const activas = await api.base.owner.db
        .selectFrom('usuario')
        .select('id')
        .where('estado', '=', 'ACTIVO')
        .execute();
      expect(nueva).toMatchObject({ version: '2', aceptaron: 3, faltan: activas.length - 3 });
      const pagina = async (consulta: string) =>
        (
          await api.pedir<Respuesta<'versiones-terminos/aceptaciones'>>(
            autoridad,
            'GET',
            `/api/v1/terminos/versiones/2/aceptaciones?${consulta}`,
          )
        ).body;
      const deCns = await pagina('situacion=ACEPTARON&idEnteGestor=1');
      expect(deCns.content.map(({ usuario, aceptadoEl }) => [usuario, aceptadoEl])).toEqual([
        ['ope.afiliaciones', '2026-10-24 09:00:00'],
      ]);
      const faltan = await pagina('situacion=FALTAN&limit=100');
      expect([faltan.totalElement, faltan.content.length]).toEqual([activas.length - 3, activas.length - 3]);
      expect(new Set(faltan.content.map(({ aceptadoEl }) => aceptadoEl))).toEqual(new Set([null]));
      const juntas = await Promise.all(['page=0&limit=5', 'page=1&limit=5'].map(pagina));
      expect(new Set(juntas.flatMap(({ content }) => content.map(({ usuario }) => usuario))).size).toBe(10);
    });

    it('falta quien tiene que aceptar la que rige o la que va a regir, y nadie a la que se retiró', async () => {
      await publicar();
      const aceptaciones = (version: string) =>
        api.pedir<Respuesta<'versiones-terminos/aceptaciones'>>(
          autoridad,
          'GET',
          `/api/v1/terminos/versiones/${version}/aceptaciones?situacion=FALTAN`,
        );
      const activas = await api.base.owner.db
        .selectFrom('usuario')
        .select('id')
        .where('estado', '=', 'ACTIVO')
        .execute();
      expect((await aceptaciones('1')).body.totalElement).toBeGreaterThan(0);
      expect((await aceptaciones('2')).body.totalElement).toBe(activas.length);
      await retirar('2');
      expect((await aceptaciones('2')).body.totalElement).toBe(0);
      expect((await aceptaciones('99')).status).toBe(404);
    });
  });
});
