import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/banco-de-pruebas/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const PERSONA = { ci: '1000001', complemento: '', fechaNacimiento: '1985-03-14' };
const SEGIP_CALLA = 'Hubo un problema con la conexión a Segip, por favor vuelva a intentarlo';
const calla = (fuente: string) => `No se pudo consultar a ${fuente}. Intente nuevamente en un momento.`;

/** Path, what is asked, of whom or what, the source and what is told where it does not answer. */
const CONSULTAS = [
  ['consulta-identidad', 'getDatosPersonaSEGIP', PERSONA, '1000001', 'segip', SEGIP_CALLA],
  ['consulta-certificacion', 'getDatosCertificacionPersonaSEGIP', { ci: '1000001' }, '1000001', 'segip', SEGIP_CALLA],
  ['consulta-ovt', 'getOvtService', PERSONA, '1000001', 'ovt', calla('OVT')],
  ['consulta-senasir', 'getSenasirService', PERSONA, '1000001', 'senasir', calla('SENASIR')],
  ['consulta-empresa', 'getInfoEmpresaOvt', { nitEmpresa: '1020304050' }, '1020304050', 'ovt', calla('OVT')],
] as const;

describe('consulta-fuera.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('cons.autoridad');
  });
  afterEach(() => api.simuladores.control.sanar());
  afterAll(() => api.cerrar());

  const preguntar = (camino: string, cuerpo: object) => api.pedir<object>(token, 'POST', `/api/v1/${camino}`, cuerpo);
  const huellas = (accion: string) =>
    api.base.owner.db
      .selectFrom('auditoria as a')
      .innerJoin('usuario as u', 'u.id', 'a.id_usuario')
      .select(['u.username', 'a.recurso', 'a.id_recurso', 'a.despues'])
      .where('a.accion', '=', accion)
      .orderBy('a.id')
      .execute();

  it.each(CONSULTAS)(
    '%s: quién preguntó, por quién y si hubo respuesta queda en la auditoría, sin los datos',
    async (accion, camino, cuerpo, id, fuente, mensaje) => {
      const antes = (await huellas(accion)).length;
      expect((await preguntar(camino, cuerpo)).status).toBe(200);
      api.simuladores.control.fallar(fuente, { modo: 'corte' });
      const caida = await preguntar(camino, cuerpo);
      expect([caida.status, caida.body]).toMatchObject([503, { mensaje }]);
      const comun = {
        username: 'cons.autoridad',
        recurso: accion === 'consulta-empresa' ? 'empresa' : 'persona',
        id_recurso: id,
      };
      const nombre = fuente.toUpperCase();
      const hallado = accion === 'consulta-senasir' ? 'NO_ENCONTRADO' : 'ENCONTRADO';
      expect((await huellas(accion)).slice(antes)).toEqual([
        { ...comun, despues: { fuente: nombre, resultado: hallado } },
        { ...comun, despues: { fuente: nombre, resultado: 'NO_DISPONIBLE' } },
      ]);
    },
  );

  it('una fuente que calla no estorba a las otras', async () => {
    api.simuladores.control.fallar('segip', { modo: 'error' });
    expect((await preguntar('getOvtService', PERSONA)).status).toBe(200);
    expect((await preguntar('getSenasirService', PERSONA)).status).toBe(200);
  });

  it.each([
    ['getDatosPersonaSEGIP', { ci: '1000001' }, 'fechaNacimiento'],
    ['getOvtService', { fechaNacimiento: '1985-03-14' }, 'ci'],
    ['getSenasirService', { ...PERSONA, ci: '1234' }, 'ci'],
    ['getDatosCertificacionPersonaSEGIP', { ci: '-12345' }, 'ci'],
    ['getInfoEmpresaOvt', { nitEmpresa: '', matriculaEmpresa: ' ' }, 'nitEmpresa'],
  ])('%s con %j: falta o no vale %s, y a nadie se pregunta', async (camino, cuerpo, campo) => {
    api.simuladores.control.olvidarLlamadas();
    const { status, body } = await api.pedir<CuerpoError>(token, 'POST', `/api/v1/${camino}`, cuerpo);
    expect([status, body.detalle?.map((uno) => uno.campo)]).toEqual([400, [campo]]);
    expect(api.simuladores.control.llamadas()).toEqual({ segip: 0, ovt: 0, senasir: 0, gestora: 0 });
  });
});
