import { fileURLToPath } from 'node:url';
import type { RespuestaIdentidad } from '@sgpa/contract/shared/consulta';
import type { consultaOvt } from '@sgpa/contract/v1/consulta-ovt';
import type { consultaSenasir } from '@sgpa/contract/v1/consulta-senasir';
import { unirEscrito } from '@sgpa/domain/shared/documento';
import { type ApiDePrueba, crearApiDePrueba, type Respuesta } from '@sgpa/testing/api';
import { comoTexto as comoJson } from '@sgpa/testing/cable/superficies';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

const SIN_RECIENTE = 'No se encontró registro de la persona como trabajador en los últimos 3 meses.';
const SIN_BDPA = 'No se pudo encontrar información con los datos introducidos.';
const SEGIP_CALLA = 'Hubo un problema con la conexión a Segip, por favor vuelva a intentarlo';
const NO_HAY = 'No se encontró el registro';
const VARIOS = 'Se encontró más de un registro, ingrese el complemento y/o la fecha de nacimiento';

/** A case says what each tab tells of one person; what is left out is what it tells of most people. */
interface Caso {
  numero: string;
  complemento?: string;
  nacimiento?: string;
  identidad?: string;
  certificacion?: string;
  /** Each entry is a month's NIT or else commerce registration. */
  ovt?: string[] | null;
  senasir?: string;
  bdpa?: string;
}

const ALTIPLANO = Array.from({ length: 3 }, () => '1020304050');
const CNS = 'Caja Nacional de Salud';

/** The cases stand in acuerdos §4, person by person. */
const CASOS: Caso[] = [
  { numero: '1000001', identidad: 'QUISPE ARANCIBIA MARTINA ELENA 1985-03-14', ovt: ALTIPLANO },
  { numero: '1000002', ovt: [...ALTIPLANO, '00012345', '00012345', '00012345'] },
  { numero: '1000003', nacimiento: '1952-03-14', senasir: 'RENTA DE VEJEZ' },
  { numero: '1000004' },
  { numero: '1000005' },
  { numero: '1000006', ovt: ['1020310037', '1020310037', '1020310037'], bdpa: 'Caja Petrolera de Salud ACTIVO' },
  { numero: '1000007', identidad: 'La persona figura como fallecida en el SEGIP.' },
  { numero: '1000008', identidad: 'FERREYRA ACOSTA LUCIANA', ovt: ALTIPLANO },
  { numero: '1000009', identidad: NO_HAY, certificacion: NO_HAY },
  { numero: '1000009', complemento: '1A', identidad: '1000009-1A CONDORI NINA TITO AMARU', ovt: ALTIPLANO },
  { numero: '1000010', identidad: 'ZURITA CLAROS SILVIA', certificacion: VARIOS, ovt: ALTIPLANO },
  { numero: '1000011', identidad: 'FLORES CÉSPEDES NORMA 1985-03-15' },
  { numero: '1000012', ovt: [] },
  { numero: '1000404', identidad: NO_HAY, certificacion: NO_HAY },
  { numero: '1000503', identidad: SEGIP_CALLA, certificacion: SEGIP_CALLA, ovt: ALTIPLANO },
  { numero: '1000100', ovt: ALTIPLANO, bdpa: `${CNS} ACTIVO` },
  { numero: '1000101', ovt: ALTIPLANO, bdpa: `${CNS} ACTIVO` },
  { numero: '1000102', ovt: [], bdpa: `${CNS} AMPLIACIÓN` },
  { numero: '1000103', ovt: [], bdpa: `${CNS} CESANTIA` },
  { numero: '1000104', bdpa: `${CNS} INACTIVO` },
  { numero: '1000105', bdpa: `${CNS} INHABILITADO` },
  { numero: '1000106', bdpa: `${CNS} DERECHOHABIENTE` },
  { numero: '1000107', identidad: NO_HAY, certificacion: NO_HAY },
  { numero: '1000108', ovt: ALTIPLANO, bdpa: `${CNS} REVISION` },
  { numero: '1000110', identidad: 'La persona figura como fallecida en el SEGIP.', bdpa: `${CNS} INACTIVO` },
  { numero: '1000120', bdpa: 'ACTIVO' },
  { numero: '1000200', bdpa: `${CNS} ACTIVO` },
  { numero: '1000201', nacimiento: '2015-06-01', identidad: 'ANDRÉS 2015-06-01', bdpa: `${CNS} ACTIVO` },
  { numero: '1000202', bdpa: `${CNS} ACTIVO` },
  { numero: '1000210', bdpa: `${CNS} CESANTIA` },
];

type Ovt = z.infer<typeof consultaOvt.response>;
type Senasir = z.infer<typeof consultaSenasir.response>;

const alRegistro = ({ numero: ci, complemento = '', nacimiento = '1985-03-14' }: Caso) => ({
  ci,
  complemento,
  fechaNacimiento: nacimiento,
});
/** Each tab's request about one person is written here as it is on the wire. */
const PREGUNTAS = {
  findAllEstadoBDPA({ numero, complemento = '', nacimiento = '1985-03-14' }: Caso) {
    return { numero_documento: numero, complemento_documento: complemento, fecha_nacimiento: nacimiento };
  },
  getDatosPersonaSEGIP: alRegistro,
  getOvtService: alRegistro,
  getSenasirService: alRegistro,
  getDatosCertificacionPersonaSEGIP: (caso: Caso) => ({ ...alRegistro(caso), fechaNacimiento: null }),
};
type Camino = keyof typeof PREGUNTAS;
const CAMINOS: readonly Camino[] = [
  'findAllEstadoBDPA',
  'getDatosPersonaSEGIP',
  'getOvtService',
  'getSenasirService',
  'getDatosCertificacionPersonaSEGIP',
];
/** Companies are asked for by NIT, by commerce registration, by both, and by numbers that belong to nobody. */
const EMPRESAS = [
  ['1020304050', ''],
  ['', '00012345'],
  ['1020310037', '00020113'],
  ['1020310037', '00010203'],
  ['9999999999', ''],
].map(([nitEmpresa, matriculaEmpresa]) => ({ nitEmpresa, matriculaEmpresa }));

/** The simulator makes this report anew each time, so that only its beginning is compared. */
const sinInforme = (clave: string, valor: unknown) =>
  clave === 'reporteCertificacion' && typeof valor === 'string' ? `${valor.slice(0, 6)}<PDF>` : valor;
/** The browser's test reads the same file: `apps/web/src/routes/consultas/casos-demo.test.tsx`. */
const GRABADAS = fileURLToPath(new URL('../../../../../docs/api/casos-demo.json', import.meta.url));

describe('casos-demo.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  /** Each question is asked once, by whichever test needs it first. */
  const hechas = new Map<string, Promise<Respuesta<unknown>>>();
  beforeAll(async () => {
    api = await crearApiDePrueba();
    token = await api.ingresar('cons.autoridad');
  });
  afterAll(() => api.cerrar());

  function pedir(camino: string, pedido: object) {
    const clave = JSON.stringify([camino, pedido]);
    const hecha = hechas.get(clave) ?? api.pedir<unknown>(token, 'POST', `/api/v1/${camino}`, pedido);
    hechas.set(clave, hecha);
    return hecha;
  }
  const preguntar = async <T>(camino: Camino, caso: Caso): Promise<T & { mensaje?: string }> =>
    JSON.parse(JSON.stringify((await pedir(camino, PREGUNTAS[camino](caso))).body));
  const comoTexto = ({ datosPersonaEnFormatoJson: p, descripcionRespuesta, mensaje }: RespuestaIdentidad & Falla) => {
    if (!p) return mensaje ?? descripcionRespuesta;
    const documento = [p.numeroDocumento, p.Complemento].filter(Boolean).join('-');
    const nombre = [p.primerApellido, p.segundoApellido, p.nombres].join(' ');
    return `${documento} ${nombre} ${p.fechaNacimiento} ${descripcionRespuesta}`;
  };
  type Falla = { mensaje?: string };
  describe.each(CASOS.map((caso) => [unirEscrito(caso.numero, caso.complemento), caso] as const))(
    '%s',
    (_quien, caso) => {
      const { numero: ci, nacimiento = '1985-03-14' } = caso;

      it('servicio de identidad', async () => {
        const texto = comoTexto(await preguntar<RespuestaIdentidad>('getDatosPersonaSEGIP', caso));
        expect(texto).toContain(caso.identidad ?? `${nacimiento} Se encontró el registro`);
        expect(texto.includes(ci)).toBe(![NO_HAY, SEGIP_CALLA].includes(caso.identidad ?? ''));
      });

      it('certificación, con solo el número y el complemento', async () => {
        const camino = 'getDatosCertificacionPersonaSEGIP';
        const certificada = await preguntar<RespuestaIdentidad>(camino, caso);
        expect(comoTexto(certificada)).toContain(caso.certificacion ?? 'Se encontró el registro');
        expect(certificada.reporteCertificacion?.startsWith('JVBERi0') ?? false).toBe(caso.certificacion === undefined);
      });

      it('portal del empleador', async () => {
        const { finalizado, datos, mensaje } = await preguntar<Ovt>('getOvtService', caso);
        const { ovt = null } = caso;
        expect([finalizado, datos?.empresas.map((e) => e.nit || e.matriculaComercio) ?? null]).toEqual([
          ovt !== null,
          ovt,
        ]);
        expect(mensaje === SIN_RECIENTE).toBe((ovt ?? []).length === 0);
      });

      it('registro de rentistas', async () => {
        const respuesta = await preguntar<Senasir>('getSenasirService', caso);
        const { senasir } = caso;
        expect(respuesta).toMatchObject({
          esValido: senasir !== undefined,
          codigoRespuesta: senasir === undefined ? 1 : 2,
          datosPersonaEnFormatoJson:
            senasir === undefined ? null : { numeroDocumento: ci, fechaNacimiento: nacimiento },
          datosBeneficioEnFormatoJson: senasir === undefined ? null : { beneficio: senasir },
        });
      });

      it('base de datos de población asegurada', async () => {
        type Estado = { data: { ente_gestor: string; estado: string }[] };
        const { data, mensaje } = await preguntar<Estado>('findAllEstadoBDPA', caso);
        const texto = data.map((r) => `${r.ente_gestor} ${r.estado}`).join(', ');
        expect(mensaje ?? texto).toContain(caso.bdpa ?? SIN_BDPA);
      });
    },
  );

  it('lo que se contesta de cada una, campo por campo, está grabado en docs/api/casos-demo.json', async () => {
    const pedidos = CASOS.map((caso) => CAMINOS.map((camino) => ({ camino, pedido: PREGUNTAS[camino](caso) })));
    const deEmpresas = EMPRESAS.map((pedido) => ({ camino: 'getInfoEmpresaOvt', pedido }));
    const grabadas: object[] = [];
    // A few are asked at a time: all at once are more than may wait in an account's queue.
    for (const juntos of [...pedidos, deEmpresas]) {
      const hechos = juntos.map(async ({ camino, pedido }) => {
        const { status: estado, body } = await pedir(camino, pedido);
        return { camino, pedido, estado, respuesta: JSON.parse(JSON.stringify(body, sinInforme)) };
      });
      grabadas.push(...(await Promise.all(hechos)));
    }
    await expect(`${comoJson(grabadas)}\n`).toMatchFileSnapshot(GRABADAS);
  });
});
