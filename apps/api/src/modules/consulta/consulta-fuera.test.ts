import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const PERSONA = { ci: '1000001', complemento: '', fechaNacimiento: '1985-03-14' };
const SEGIP_CALLA = 'Hubo un problema con la conexión a Segip, por favor vuelva a intentarlo';
const calla = (fuente: string) => `No se pudo consultar a ${fuente}. Intente nuevamente en un momento.`;

/** Each row has the path, the request, whom or what it is about, the source, and the text when the source is down. */
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

  const huellasDe = async (documento: string) => {
    const filas = await api.base.owner.db
      .selectFrom('auditoria')
      .select('accion')
      .where('id_recurso', '=', documento)
      .orderBy('id')
      .execute();
    return filas.map(({ accion }) => accion);
  };

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

  it.each([
    ['1000001', 'a quien nadie afilió', true],
    ['1000100', 'cubierta', false],
    ['1000103', 'en cesantía, aún cubierta', false],
    ['1000104', 'cesada', true],
    ['1000108', 'en revisión', false],
    ['1000110', 'fallecida', false],
  ])(
    '%s, %s: registrable %s, también con otra fecha de nacimiento, y una sola huella',
    async (ci, _quien, registrable) => {
      const antes = (await huellasDe(ci)).length;
      const escritas = ['1985-03-14', '1985-03-15'];
      for (const fechaNacimiento of escritas) {
        const { status, body } = await preguntar('getDatosPersonaSEGIP', { ci, fechaNacimiento });
        expect([status, body]).toMatchObject([200, { esValido: true, registrable }]);
      }
      expect((await huellasDe(ci)).slice(antes)).toEqual(escritas.map(() => 'consulta-identidad'));
    },
  );

  it.each([
    ['getOvtService', '1000001', '1985-03-14', true],
    ['getOvtService', '1000100', '1985-03-14', false],
    ['getOvtService', '1000108', '1985-03-14', false],
    // Nobody was found whom one could register.
    ['getOvtService', '1000005', '1985-03-14', false],
    ['getSenasirService', '1000003', '1952-03-14', true],
    ['getSenasirService', '1000001', '1985-03-14', false],
  ])('%s de %s, nacida el %s: registrable %s, y una sola huella', async (camino, ci, fechaNacimiento, registrable) => {
    const antes = (await huellasDe(ci)).length;
    expect((await preguntar(camino, { ci, fechaNacimiento })).body).toMatchObject({ registrable });
    expect((await huellasDe(ci)).length - antes).toBe(1);
  });

  it.each([
    ['1000001', 'a quien nadie afilió', null, null],
    ['1000404', 'desconocida', null, null],
    ['1000100', 'titular en la CNS', 'TITULAR', 'TITULAR'],
    ['1000200', 'beneficiaria en la CNS', 'BENEFICIARIO', 'BENEFICIARIO'],
    ['1000006', 'titular en la Petrolera', 'TITULAR', null],
  ])('%s, %s: lado %s de la lista de la autoridad, y %s de la lista de la CNS', async (ci, _quien, ...lados) => {
    const ente = await api.ingresar('ope.afiliaciones');
    const persona = { ci, fechaNacimiento: '1985-03-14' };
    for (const camino of ['getDatosPersonaSEGIP', 'getOvtService', 'getSenasirService'])
      for (const [quien, lista] of [
        [token, lados[0]],
        [ente, lados[1]],
      ] as const)
        expect((await api.pedir(quien, 'POST', `/api/v1/${camino}`, persona)).body).toMatchObject({ lista });
    const certificada = await preguntar('getDatosCertificacionPersonaSEGIP', { ci });
    expect(certificada.body).toMatchObject({ lista: lados[0] });
  });

  it('de dos con el mismo número cuenta quien nació ese día; si nadie, ambas; y la muerte que conoce el registro', async () => {
    const personas = api.base.owner.db.updateTable('persona');
    const preguntadas = async () => {
      const nacidas = ['1985-03-14', '1990-06-30', '1985-03-15'];
      const dichas = nacidas.map((fechaNacimiento) =>
        preguntar('getDatosPersonaSEGIP', { ci: '1000105', fechaNacimiento }),
      );
      return (await Promise.all(dichas)).map(({ body }) => body);
    };
    const otra = { numero_documento: numeroDocumento('1000105'), fecha_nacimiento: fecha('1990-06-30') };
    await personas.set(otra).where('numero_documento', '=', numeroDocumento('1000101')).execute();
    expect(await preguntadas()).toMatchObject([{ registrable: true }, { registrable: false }, { registrable: false }]);
    const muerta = { fallecido: true, fecha_defuncion: fecha('2026-01-31') };
    await personas.set(muerta).where('numero_documento', '=', numeroDocumento('1000105')).execute();
    expect(await preguntadas()).toMatchObject([{ registrable: false }, { registrable: false }, { registrable: false }]);
  });

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
