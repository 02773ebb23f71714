import type { PersonaValidada, validacionTitular } from '@sgpa/contract/v2/validacion-titular';
import { TEXTO_RESPUESTA } from '@sgpa/domain/titular/textos';
import { ALTIPLANO, ILLIMANI } from '@sgpa/simulators/people/empleadores';
import type { PersonaDescrita } from '@sgpa/simulators/people/persona';
import { iniciarSimuladores, type Simuladores } from '@sgpa/simulators/simulators';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { puertoLibre } from '@sgpa/testing/puerto-libre';
import { contarRegistro, NACIMIENTO, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { crearGestora } from '../../../integrations/gestora/http.ts';
import { crearOvt } from '../../../integrations/ovt/http.ts';
import { crearSegip } from '../../../integrations/segip/http.ts';
import { crearSenasir } from '../../../integrations/senasir/http.ts';
import type { Tiempos } from '../../../integrations/shared/tiempos.ts';

type Cuerpo = z.infer<typeof validacionTitular.response>;
type Fuente = 'segip' | 'ovt' | 'senasir' | 'gestora';

const CREAR = { segip: crearSegip, ovt: crearOvt, senasir: crearSenasir, gestora: crearGestora };
const APURADO: Partial<Tiempos> = {
  conexion: 1000,
  respuesta: 500,
  total: 1000,
  pausa: 4,
  minimo: 1,
  volumen: 1_000_000,
};
const SEIS_SEGUNDOS = 6000;
const SIN_SERVICIO = 503;
const NUMERO = '1000777';
/** All three payment sources know this person. */
const CON_TODO: PersonaDescrita = {
  numero: NUMERO,
  fechaNacimiento: NACIMIENTO,
  nombres: 'ADELA',
  primerApellido: 'MAMANI',
  segundoApellido: 'RUA',
  sexo: 'F',
  estadoCivil: 'SOLTERO',
  departamento: 'LP',
  municipio: '020101',
  beneficio: 'RENTA DE VIUDEDAD',
  empleos: [{ empleador: ALTIPLANO, mesesAtras: [1] }],
  aportes: [{ empleador: ILLIMANI, tipoEntidad: 'EMPRESA PRIVADA', mesesAtras: [1] }],
};

/** The source that fails has simulators of its own, at a port that can be closed and opened again. */
async function montar(api: ApiDePrueba, token: string, victima: Fuente, tiempos?: Partial<Tiempos>) {
  const { reloj, deps } = api;
  const puerto = await puertoLibre();
  const fuente = CREAR[victima]({ url: `http://127.0.0.1:${puerto}`, tiempos });
  const { [victima]: deAntes } = deps;
  Object.assign(deps, { [victima]: fuente });
  let abierta: Simuladores | null = null;

  return {
    api,
    token,
    async abrir(): Promise<Simuladores> {
      abierta ??= await iniciarSimuladores({ reloj, puertos: { [victima]: puerto } });
      abierta.control.ponerPersonas(NUMERO, [CON_TODO]);
      return abierta;
    },
    async cerrarFuente() {
      await abierta?.cerrar();
      abierta = null;
    },
    async validar(): Promise<PersonaValidada> {
      const item = { tipo_documento: 'CI', numero_documento: NUMERO, fecha_nacimiento: NACIMIENTO };
      const ruta = '/api/v2/contrastacion/afiliado';
      const { status, body } = await api.pedir<Cuerpo>(token, 'POST', ruta, { data: [item] });
      const [persona] = body.data;
      if (status !== 200 || !persona) throw new Error(`Step 1 was answered ${status}`);
      return persona;
    },
    async desmontar() {
      Object.assign(deps, { [victima]: deAntes });
      await fuente.cerrar();
      await abierta?.cerrar();
    },
  };
}
type Montaje = Awaited<ReturnType<typeof montar>>;

const MODOS = ['caida', 'lento', 'error', 'basura', 'corte'] as const;
type Modo = (typeof MODOS)[number];

async function estropear({ abrir, cerrarFuente }: Montaje, victima: Fuente, modo: Modo): Promise<void> {
  if (modo === 'caida') return cerrarFuente();
  (await abrir()).control.fallar(victima, { modo, demora_ms: 60_000 });
}

async function arreglar({ abrir }: Montaje): Promise<void> {
  (await abrir()).control.sanar();
}

/** The rest of the product asks these: each screen's frame, the list, a detail, the charts, the code lists. */
const OTRAS_PANTALLAS = [
  '/api/v1/findMenuPrincipalByRol',
  '/api/v1/findUsuario',
  '/api/v1/operacionByUsuario',
  '/api/v1/afiliado/ente-gestor-all?page=0&limit=10&estado=TODOS',
  '/api/v1/parametricas/getByGrupo/TIPO_ASEGURADO',
];

const disponibles = (persona: PersonaValidada): Record<string, boolean> =>
  Object.fromEntries(persona.estado_fuente_pago.detalle.map(({ tipo, disponible }) => [tipo, disponible]));
const TODAS = { OVT: true, SENASIR: true, GESTORA: true };

/** Gives six seconds, or more if the machine is slow just now: several times what the other screens take. */
async function plazo({ api, token }: Montaje): Promise<number> {
  const inicio = performance.now();
  for (const ruta of OTRAS_PANTALLAS) expect((await api.pedir(token, 'GET', ruta)).status).toBe(200);
  return SEIS_SEGUNDOS + 3 * (performance.now() - inicio);
}

describe('fuentes-caidas.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    api.simuladores.control.ponerPersonas(NUMERO, [CON_TODO]);
    token = await api.ingresar('ope.afiliaciones');
  });
  afterAll(() => api.cerrar());

  describe('el servicio de identidad, con los límites del producto', () => {
    // Each test has a client of its own, since the breaker remembers the last outage for some seconds.
    let montaje: Montaje;
    beforeEach(async () => {
      montaje = await montar(api, token, 'segip');
    });
    afterEach(() => montaje.desmontar());

    it.each(MODOS)(
      '%s: el paso 1 lo dice en 6 s mientras todas las demás pantallas funcionan, y el siguiente intento sirve',
      async (modo) => {
        const { validar } = montaje;
        await estropear(montaje, 'segip', modo);
        const inicio = performance.now();
        let contestada = Number.NaN;
        const paso1 = validar().finally(() => {
          contestada = performance.now() - inicio;
        });
        const hasta = await plazo(montaje);
        // Only who asked the identity service waited for it.
        if (modo === 'lento') expect(contestada).toBeNaN();
        const persona = await paso1;
        expect(contestada).toBeLessThan(hasta);
        expect(persona.estado_respuesta).toMatchObject({
          codigo: SIN_SERVICIO,
          mensaje: TEXTO_RESPUESTA[SIN_SERVICIO],
        });

        await arreglar(montaje);
        const despues = await validar();
        expect(despues.estado_respuesta.codigo).toBe(100);
        expect(disponibles(despues)).toEqual(TODAS);
      },
    );

    it.each(['caida', 'lento'] as const)(
      '%s: nada se guarda; la misma intención se guarda cuando vuelve',
      async (modo) => {
        await estropear(montaje, 'segip', modo);
        const numero = modo === 'caida' ? '1000001' : '1000002';
        const clave = `clave-${modo}`;
        const pedido = pedidoRegistro(numero);
        const antes = await contarRegistro(api.base.owner.db);
        const inicio = performance.now();
        expect(resultado(await registrar(api, token, pedido, clave))).toEqual({ codigo: SIN_SERVICIO, id: null });
        const tardo = performance.now() - inicio;
        expect(tardo).toBeLessThan(await plazo(montaje));
        expect(await contarRegistro(api.base.owner.db)).toEqual(antes);

        await arreglar(montaje);
        expect(resultado(await registrar(api, token, pedido, clave))).toMatchObject({ codigo: 500 });
      },
    );

    it('caído para toda una oficina: a todos se les dice enseguida, y un momento después de su vuelta todo sigue', async () => {
      const { validar } = montaje;
      await estropear(montaje, 'segip', 'caida');
      const oficina = await Promise.all(Array.from({ length: 24 }, validar));
      expect(new Set(oficina.map((p) => p.estado_respuesta.codigo))).toEqual(new Set([SIN_SERVICIO]));
      const inicio = performance.now();
      expect((await validar()).estado_respuesta.codigo).toBe(SIN_SERVICIO);
      // The breaker is open by now, so that nothing is retried or waited for.
      const tardo = performance.now() - inicio;
      expect(tardo).toBeLessThan((await plazo(montaje)) / 2);

      await arreglar(montaje);
      const codigo = async () => (await validar()).estado_respuesta.codigo;
      await vi.waitFor(async () => expect(await codigo()).toBe(100), { timeout: 60_000, interval: 100 });
    });
  });

  describe.each([
    ['ovt', 'OVT'],
    ['senasir', 'SENASIR'],
    ['gestora', 'GESTORA'],
  ] as const)('la fuente de pago %s', (victima, tipo) => {
    let montaje: Montaje;
    beforeAll(async () => {
      montaje = await montar(api, token, victima, APURADO);
    });
    afterAll(() => montaje.desmontar());

    it.each(MODOS)(
      '%s: el paso 1 dice a cuál no se pudo preguntar, las otras responden, y el siguiente intento sirve',
      async (modo) => {
        const { validar } = montaje;
        await estropear(montaje, victima, modo);
        const [persona, ...otras] = await Promise.all([
          validar(),
          ...OTRAS_PANTALLAS.map((ruta) => api.pedir(token, 'GET', ruta)),
        ]);
        expect(otras.map(({ status }) => status)).toEqual(OTRAS_PANTALLAS.map(() => 200));
        expect(persona.estado_respuesta.codigo).toBe(100);
        expect(disponibles(persona)).toEqual({ ...TODAS, [tipo]: false });
        const suya = persona.estado_fuente_pago.detalle.find((fuente) => fuente.tipo === tipo);
        expect(suya).toEqual({ tipo, disponible: false, mensaje: expect.stringContaining(tipo) });

        await arreglar(montaje);
        expect(disponibles(await validar())).toEqual(TODAS);
      },
    );
  });
});
