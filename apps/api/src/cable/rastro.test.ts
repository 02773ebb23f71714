import type { ClaveRuta } from '@sgpa/contract/endpoints';
import { slugDe } from '@sgpa/contract/ruta';
import { RUTAS } from '@sgpa/contract/rutas.generated';
import { esPublico, puede } from '@sgpa/domain/cuenta/permisos';
import { ROLES } from '@sgpa/domain/cuenta/roles';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { type Caso, conIdentificadores, OPERADORA } from '@sgpa/testing/cable/caso';
import { ESCRIBEN, LEEN, PROPIAS } from '@sgpa/testing/cable/casos/todos';
import { rastroDe, ultimaAnotada } from '@sgpa/testing/cable/rastro';
import { cuantosCasos, esSuTurno } from '@sgpa/testing/cuantos-casos';
import { usuarioDe } from '@sgpa/testing/cuentas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const LISTA = '/api/v1/afiliado/ente-gestor-all';
const BENEFICIARIOS = '/api/v1/beneficiario/ente-gestor-all';
const EXPORTACION = '/api/v1/asegurado/exportacion';
const AUDITORIA = '/api/v1/auditoria';

/** Every registry and the register know this person. */
const AFILIADA = { ci: '1000101', complemento: '', fechaNacimiento: '1985-03-14' };
const consulta = (ruta: string): Caso => ({ caso: 'de una asegurada', metodo: 'POST', ruta, cuerpo: AFILIADA });

/** No recorded request asks in these ways. */
const OTRAS_FORMAS: readonly Caso[] = [
  { caso: 'por nombre', ruta: `${LISTA}?nombre=mamani` },
  { caso: 'por identificadores', ruta: `${LISTA}?afiliaciones=<id de 1000100>,<id de 1000102>` },
  { caso: 'una de muchas', ruta: `${LISTA}?limit=1&page=3` },
  { caso: 'veinte de muchas', ruta: `${LISTA}?limit=20` },
  { caso: 'una de muchas', ruta: `${BENEFICIARIOS}?limit=1` },
  { caso: 'pocas, sin nombrar a nadie', ruta: `${LISTA}?estado=CESANTIA&venceEn=60` },
  { caso: 'archivo por nombre', ruta: `${EXPORTACION}?formato=csv&nombre=mamani` },
  { caso: 'archivo de todos', ruta: `${EXPORTACION}?formato=csv` },
  { caso: 'archivo de beneficiarios', ruta: `${EXPORTACION}?formato=csv&tipoAfiliado=BENEFICIARIO` },
  consulta('/api/v1/getDatosPersonaSEGIP'),
  consulta('/api/v1/getDatosCertificacionPersonaSEGIP'),
  consulta('/api/v1/getOvtService'),
  consulta('/api/v1/getSenasirService'),
  { caso: 'archivo de la auditoría', ruta: `${AUDITORIA}/exportacion?accion=detalle-asegurado` },
  { caso: 'auditoría de pocas', ruta: `${AUDITORIA}?accion=historia-asegurado&limit=5` },
];

/**
 * Answers of these paths tell of somebody, beside those that only a recorded write lets tell. A path that comes to do
 * so is added here once it leaves its audit row.
 */
const MUESTRAN: readonly ClaveRuta[] = [
  'actualizacion-beneficiario/registro',
  'actualizacion-titular/registro',
  'auditoria',
  'auditoria/exportacion',
  'certificado/busqueda',
  'consulta-certificacion',
  'consulta-identidad',
  'detalle-asegurado',
  'detalle-asegurado/ente',
  'detalle-novedad',
  'estado-asegurado',
  'exportacion-asegurados',
  'lista-asegurados/beneficiarios',
  'lista-asegurados/titulares',
  'novedades',
  'personas-declaracion',
  'quien-consulto',
  'registro-titular/familia',
  'revision-afiliacion/propuesta',
  'revision-fallecimiento/propuesta',
  'validacion-beneficiario',
  'validacion-beneficiario/titular',
  'validacion-titular',
];

/** A path with a fixed word comes before one with a parameter in the same place. */
const CLAVES = (Object.keys(RUTAS) as ClaveRuta[]).toSorted((una, otra) =>
  RUTAS[una].path < RUTAS[otra].path ? 1 : -1,
);
const claveDe = ({ metodo = 'GET', ruta }: Caso) =>
  CLAVES.find((clave) => {
    const { method, path } = RUTAS[clave];
    const forma = new RegExp(`^/(api|monitoreo)${path.replace(/:\w+/g, '[^/?]+')}(\\?.*)?$`);
    return method === metodo && forma.test(ruta);
  });

/**
 * Only readings of others are asked: one's own account is no person of the register, and respuestas.test.ts covers
 * writes.
 */
const lecturas = [...Object.values({ ...LEEN, ...ESCRIBEN }).flat(), ...OTRAS_FORMAS].flatMap((caso) => {
  const clave = claveDe(caso);
  if (clave === undefined || 'idempotente' in RUTAS[clave]) return [];
  const slug = slugDe(clave);
  return esPublico(slug) || PROPIAS.includes(slug) ? [] : [{ caso, clave, slug }];
});

// The requests keep their written order, since what some prepare others see.
describe('rastro.test.ts', { shuffle: false }, () => {
  let api: ApiDePrueba;
  const sesiones = new Map<string, string>();
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const sesionDe = async (username: string) => {
    const token = sesiones.get(username) ?? (await api.ingresar(username));
    sesiones.set(username, token);
    return token;
  };

  it.each(Object.entries(Object.groupBy(lecturas, ({ clave }) => clave)))(
    '%s: a quien muestre, quien sea y como lo pregunte, le queda el rastro',
    async (clave, suyas = []) => {
      const sinRastro: string[] = [];
      let muestra = false;
      for (const [i, { caso, slug }] of suyas.entries()) {
        const { como = OPERADORA, metodo = 'GET' } = caso;
        await caso.antes?.(api);
        const roles = ROLES.filter((rol) => puede(rol, slug)).map(usuarioDe);
        // Each role asks each path in one of its recorded ways.
        const cada = OTRAS_FORMAS.includes(caso) ? 1 : cuantosCasos(1, suyas.length);
        const aSuTurno = roles.filter((_rol, j) => esSuTurno(i + j, cada));
        for (const username of new Set(como === null ? aSuTurno : [como, ...aSuTurno])) {
          const token = await sesionDe(username);
          const ruta = await conIdentificadores(api, caso.ruta);
          const cuerpo = caso.cuerpo && JSON.parse(await conIdentificadores(api, JSON.stringify(caso.cuerpo)));
          const desde = await ultimaAnotada(api);
          const { status, body } = await api.pedir<unknown>(token, metodo, ruta, cuerpo);
          expect(status).not.toBe(401);
          api.simuladores.control.sanar();
          const { mostradas, faltan } = await rastroDe(api, desde, `${ruta} ${JSON.stringify(cuerpo)}`, body);
          muestra ||= mostradas > 0;
          if (faltan.length > 0) sinRastro.push(`${username}, ${caso.caso}: ${faltan.join(', ')}`);
        }
      }
      expect(sinRastro).toEqual([]);
      expect([clave, muestra]).toEqual([clave, MUESTRAN.some((una) => una === clave)]);
    },
  );
});
