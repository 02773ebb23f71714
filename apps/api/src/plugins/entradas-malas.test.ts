import { CATALOGO } from '@sgpa/domain/errors/catalogo';
import { type ApiDePrueba, type CuerpoError, crearApiDePrueba, type Respuesta } from '@sgpa/testing/api';
import { cuantosCasos } from '@sgpa/testing/cuantos-casos';
import { usuarioQuePuede } from '@sgpa/testing/cuentas';
import {
  aSuTurno,
  CUERPOS,
  con,
  type EnHoja,
  enHoja,
  esNumero,
  extremos,
  FILTROS_MALOS,
  type Hoja,
  hojasDe,
  inaceptables,
  puestosEn,
  rutasDeTurno,
  VENENOS,
} from '@sgpa/testing/malos';
import { direccion, muestra, type Pedible, pediblesDe } from '@sgpa/testing/pedidos';
import { dicho, type Puesto, porTurnos, resumen, senalados } from '@sgpa/testing/por-turnos';
import { type Cuentas, contarRegistro, pedidoRegistro, registrar, resultado } from '@sgpa/testing/titular';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { esDeServicio } from './servicios.ts';

/** Thousands of requests take longer than the usual limit on a busy machine. */
const LENTA = { timeout: 300_000 };
/** Words of the libraries underneath are English; what a person reads is Spanish. */
const INGLES =
  /invalid(?!ez|[ao])|expected|received|required|must|should|too (big|small|long)|unexpected|error:|syntax/i;

/** Any character may come; the library's own unit would first make a table of all Unicode, which takes two seconds. */
const CARACTER = fc.nat(0x10_f7ff).map((n) => String.fromCodePoint(n < 0xd800 ? n : n + 0x800));

const SE_BUSCAN = new Set<string | number | undefined>([
  'tipo_motivo',
  'id_afiliacion_ente_gestor',
  'idAfiliadoEnteGestor',
  'id_novedad_ente_gestor',
  'idEntidad',
  'idPoblacionDeclarada',
  'afiliaciones',
  'vigenteHasta',
]);

describe('entradas-malas.test.ts', () => {
  let api: ApiDePrueba;
  let token: string;
  /** Each use case has somebody who may do it. */
  let tokens: Map<string, string>;
  let pedibles: Pedible[];
  let antes: Cuentas;
  beforeAll(async () => {
    api = await crearApiDePrueba();
    // Signing out would end the session of the others, and takes nothing that could be bad.
    pedibles = pediblesDe(api.app).filter(({ slug, ruta }) => slug !== 'cierre-sesion' && esDeServicio(ruta));
    const usuarios = new Map(pedibles.map(({ slug }) => [slug, usuarioQuePuede(slug)]));
    const suyos = new Map<string, string>();
    // Each user has one session: one of the requests ends a user's other sessions.
    for (const usuario of new Set([...usuarios.values(), 'ope.afiliaciones']))
      suyos.set(usuario, await api.ingresar(usuario));
    tokens = new Map([...usuarios].map(([slug, usuario]) => [slug, suyos.get(usuario) ?? '']));
    token = suyos.get('ope.afiliaciones') ?? '';
    antes = await contarRegistro(api.base.owner.db);
  });
  afterAll(async () => {
    const despues = await contarRegistro(api.base.owner.db);
    const { persona, ficha, afiliacion, historia, novedad, idempotencia } = antes;
    await api.cerrar();
    expect(despues).toMatchObject({ persona, ficha, afiliacion, historia, novedad, idempotencia });
  });

  const conCuerpo = () =>
    pedibles.flatMap((p) => (p.cuerpo ? [{ p, cuerpo: p.cuerpo, hojas: hojasDe(p.cuerpo) }] : []));
  const conLugares = () => pedibles.filter(({ parametros }) => parametros.some((p) => p.in !== 'header'));
  const tokenPara = ({ slug }: Pedible) => tokens.get(slug) ?? '';
  const enviar = (p: Pedible, cuerpo: unknown) => api.inyectar(tokenPara(p), p.metodo, direccion(p), cuerpo);

  /** Every answer is a result or a refusal that a person can read, never a breakdown. */
  function juzgar({ status, body }: Pick<Respuesta<CuerpoError>, 'status' | 'body'>, donde: string): void {
    expect([donde, status, status < 500]).toEqual([donde, status, true]);
    if (status < 400) return;
    expect([donde, body]).toEqual([donde, expect.objectContaining({ mensaje: expect.stringMatching(/\p{L}{3}/u) })]);
    expect([donde, body.codigo in CATALOGO, body.codigo]).toEqual([donde, true, body.codigo]);
    const textos = [body.mensaje, ...(body.detalle ?? []).map(({ mensaje }) => mensaje)].join(' · ');
    expect([donde, textos]).toEqual([donde, expect.not.stringMatching(INGLES)]);
  }
  const estaEn = (cuerpo: unknown, ruta: readonly (string | number)[]): boolean =>
    ruta.reduce<unknown>((parte, paso) => (parte as Record<string | number, unknown> | undefined)?.[paso], cuerpo) !==
    undefined;

  /** Errors in the path are found first, and hide those of the query. */
  async function enLugares(
    p: Pedible,
    valores: (parametro: Pedible['parametros'][number], lugar: number) => string[],
    ver: (respuesta: Respuesta<CuerpoError>, unos: readonly Puesto[]) => void,
  ): Promise<void> {
    const cuerpo = p.cuerpo && muestra(p.cuerpo);
    for (const donde of ['path', 'query'])
      await porTurnos(
        p.parametros
          .filter((parametro) => parametro.in === donde)
          .map((uno, lugar) => valores(uno, lugar).map((valor) => ({ nombre: uno.name, valor }))),
        (unos) => {
          const cambios = Object.fromEntries(unos.map(({ nombre, valor }) => [nombre, valor]));
          return api.inyectar(tokenPara(p), p.metodo, direccion(p, cambios), cuerpo);
        },
        ver,
      );
  }

  it('cada campo de cada cuerpo con cada valor inaceptable: 400 en español, con el campo señalado', LENTA, async () => {
    let probados = 0;
    for (const { p, cuerpo, hojas } of rutasDeTurno(conCuerpo())) {
      const sano = muestra(cuerpo);
      const ver = (respuesta: Respuesta<CuerpoError>, unos: readonly EnHoja[]) => {
        const donde = `${p.ruta} ${dicho(unos)}`;
        juzgar(respuesta, donde);
        const campos = senalados(respuesta);
        probados += unos.length;
        const [{ hoja, nombre }, ...mas] = unos as [EnHoja, ...EnHoja[]];
        if (mas.length > 0 && respuesta.status !== 400) return;
        // A text in a reason's place is a name, nobody has the largest id, an authority may choose none, and a value of
        // a list may have no last day: these are answered otherwise.
        if (mas.length === 0 && SE_BUSCAN.has(hoja.ruta.at(-1)) && respuesta.status === 404) return;
        expect([donde, respuesta.status, campos]).toEqual([donde, 400, expect.arrayContaining([expect.anything()])]);
        if (mas.length === 0 && !esNumero(hoja.esquema)) return;
        if (mas.length === 0) expect([donde, campos]).toEqual([donde, expect.arrayContaining([nombre])]);
        // Of a part that the sample leaves out, what is missing beside it is told as well, and what of it goes
        // together.
        const pedidos = campos.filter(
          (campo) =>
            estaEn(sano, campo.split('.').slice(0, -1)) && !unos.some((uno) => uno.nombre.startsWith(`${campo}.`)),
        );
        expect([donde, unos.map((uno) => uno.nombre)]).toEqual([donde, expect.arrayContaining(pedidos)]);
      };
      const simples = hojas.filter(({ esquema: { properties, items } }) => !properties && !items);
      const pedir = (unos: readonly EnHoja[]) => enviar(p, puestosEn(sano, unos));
      await porTurnos(
        simples.map((hoja) => enHoja(hoja, inaceptables(hoja))),
        pedir,
        ver,
      );
      // An error of a whole hides those of its parts. A number is always named alone, even when it is the only field.
      for (const hoja of hojas)
        if (!simples.includes(hoja) || esNumero(hoja.esquema))
          for (const uno of enHoja(hoja, inaceptables(hoja).slice(0, esNumero(hoja.esquema) ? 1 : undefined)))
            ver(await pedir([uno]), [uno]);
    }
    expect(probados).toBeGreaterThan(250);
  });

  it(
    'cada campo y cada lugar con lo más extremo que su esquema admite: una respuesta, nunca un fallo',
    LENTA,
    async () => {
      let probados = 0;
      const ver = (respuesta: Respuesta<CuerpoError>, p: Pedible, unos: readonly Puesto[]) => {
        juzgar(respuesta, `${p.ruta} ${dicho(unos)}`);
        probados += unos.length;
      };
      for (const { p, cuerpo, hojas } of rutasDeTurno(conCuerpo()))
        await porTurnos(
          hojas.map((hoja, lugar) => enHoja(hoja, extremos(hoja.esquema, lugar))),
          (unos) => enviar(p, puestosEn(muestra(cuerpo), unos)),
          (respuesta, unos) => ver(respuesta, p, unos),
        );
      for (const p of rutasDeTurno(conLugares()))
        await enLugares(
          p,
          ({ schema }, lugar) => extremos(schema, lugar).map(String),
          (respuesta, unos) => ver(respuesta, p, unos),
        );
      expect(probados).toBeGreaterThan(500);
    },
  );

  it('campos de más se ignoran y no cambian nada', async () => {
    for (const { p, cuerpo } of conCuerpo()) {
      const sano = {
        ...(muestra(cuerpo) as object),
        estado: undefined,
        es_admin: true,
        rol: 'ADM_SGPA',
        constructor: { prototype: 1 },
      };
      juzgar(await enviar(p, sano), p.ruta);
    }
  });

  it.each(Object.entries(CUERPOS))('cuerpo «%s»: 400', async (nombre, texto) => {
    // A path whose fields are all optional takes an empty object, and nothing at all.
    const vacios = ['BOM', 'vacío'];
    for (const { p } of conCuerpo().filter(({ p }) => !p.slug.startsWith('resumen-') || !vacios.includes(nombre))) {
      const respuesta = await enviar(p, texto);
      juzgar(respuesta, `${p.ruta} ${nombre}`);
      expect([p.ruta, respuesta.status]).toEqual([p.ruta, 400]);
    }
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'x',
    'application/json; charset=latin9',
  ])('tipo de contenido «%s»: 4xx en español', async (tipo) => {
    for (const { p } of conCuerpo()) {
      const respuesta = await api.pedir(tokenPara(p), p.metodo, direccion(p), '<a>1</a>', { 'content-type': tipo });
      juzgar(respuesta, `${p.ruta} ${tipo}`);
      expect([p.ruta, respuesta.status]).toEqual([p.ruta, expect.toBeOneOf([400, 415])]);
    }
  });

  it('un cuerpo de 40 MB, más que el mayor que se admite: 413', async () => {
    // The body is bytes: a text would be encoded, and counted, again for each path.
    const payload = Buffer.from(JSON.stringify({ data: 'x'.repeat(40 * 1024 * 1024) }));
    for (const { p } of conCuerpo()) {
      const headers = { authorization: `Bearer ${tokenPara(p)}`, 'content-type': 'application/json' };
      const respuesta = await api.app.inject({ method: p.metodo, url: direccion(p), headers, payload });
      expect([p.ruta, respuesta.statusCode, respuesta.json().codigo]).toEqual([p.ruta, 413, 'CUERPO_MUY_GRANDE']);
    }
  });

  it('cada lugar de cada dirección con cada veneno: una respuesta, nunca un fallo', LENTA, async () => {
    for (const [cual, p] of rutasDeTurno(conLugares()).entries()) {
      const valores = (_: unknown, lugar: number) => aSuTurno(VENENOS, cual + lugar).map((uno) => uno.toWellFormed());
      await enLugares(p, valores, (respuesta, unos) => juzgar(respuesta, `${p.ruta} ${dicho(unos)}`));
    }
  });

  it.each(['%', '%zz', '%e0%a4%a', '%c0%80', '%ff'])(
    'dirección mal codificada (%s): 400 o 404 en español',
    async (trozo) => {
      for (const ruta of [
        `parametricas/getByGrupo/${trozo}`,
        `entidad/find/${trozo}/3100`,
        trozo,
        `afiliado/ente-gestor-all?estado=${trozo}`,
      ]) {
        const respuesta = await api.pedir(token, 'GET', `/api/v1/${ruta}`);
        expect([ruta, respuesta.status]).toEqual([ruta, expect.toBeOneOf([400, 404])]);
        juzgar(respuesta, ruta);
        expect(JSON.stringify(respuesta.body)).not.toContain(trozo.length > 1 ? trozo : 'getByGrupo');
      }
    },
  );

  it.each([101, 400, 9000])(
    'una dirección con un lugar de %i letras: 400 en español, sin repetirlo',
    async (letras) => {
      const respuesta = await api.pedir(token, 'GET', `/api/v1/parametricas/getByGrupo/${'x'.repeat(letras)}`);
      juzgar(respuesta, String(letras));
      expect([respuesta.status, respuesta.body.codigo]).toEqual([400, 'SOLICITUD_INVALIDA']);
      expect(JSON.stringify(respuesta.body)).not.toContain('xxx');
    },
  );

  it('direcciones que no existen y métodos que no hay', async () => {
    const casos = [
      ...(['GET', 'POST', 'PUT', 'DELETE'] as const).map((metodo) => [metodo, '/api/v1/no-existe'] as const),
      ...(['PUT', 'DELETE'] as const).map((metodo) => [metodo, '/api/v2/afiliado/ente-gestor'] as const),
      ['GET', '/api/v1/afiliado/ente-gestor-all/'] as const,
      ['GET', '/api//v1/findUsuario'] as const,
    ];
    for (const [metodo, ruta] of casos) {
      const respuesta = await api.pedir(token, metodo, ruta);
      juzgar(respuesta, ruta);
      expect([ruta.slice(0, 60), respuesta.status]).toEqual([ruta.slice(0, 60), 404]);
    }
  });

  it('filtros de la lista que no valen: 400', async () => {
    for (const lista of ['afiliado', 'beneficiario']) {
      for (const filtro of FILTROS_MALOS) {
        const respuesta = await api.pedir(token, 'GET', `/api/v1/${lista}/ente-gestor-all?${filtro}`);
        juzgar(respuesta, filtro);
        expect([filtro, respuesta.status]).toEqual([filtro, 400]);
      }
    }
  });

  const cualquiera = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...VENENOS) },
    { weight: 2, arbitrary: fc.string({ unit: CARACTER, maxLength: 40 }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, null, 1e300, -1, 2 ** 31, Number.MAX_SAFE_INTEGER) },
  );

  it('cualquier mezcla de cambios en cualquier cuerpo: una respuesta legible, nunca un fallo', LENTA, async () => {
    const cambios = fc.array(fc.tuple(fc.nat(), cualquiera), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.nat(), cambios, async (cual, lista) => {
        const todos = conCuerpo();
        const { p, cuerpo, hojas } = todos[cual % todos.length] ?? {};
        if (!p || !cuerpo || !hojas) throw new Error('no path takes a body');
        const malo = lista.reduce<unknown>(
          (c, [i, valor]) => con(c, (hojas[i % hojas.length] as Hoja).ruta, valor),
          muestra(cuerpo),
        );
        // Random bodies may be good: this one would ask a whole role for a second factor, and shut out who asks next.
        fc.pre(p.slug !== 'exigencia-segundo-factor' || !JSON.stringify(malo)?.includes('"exige":true'));
        juzgar(await enviar(p, malo), `${p.ruta} ${resumen(malo)}`);
      }),
      { numRuns: cuantosCasos(300, 100) },
    );
  });

  it('cualquier texto en cualquier lugar de una dirección: una respuesta legible, nunca un fallo', LENTA, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.array(fc.string({ unit: CARACTER, minLength: 1, maxLength: 30 }), { minLength: 6, maxLength: 6 }),
        async (cual, textos) => {
          const todos = conLugares();
          const p = todos[cual % todos.length];
          if (!p) throw new Error('no path takes parameters');
          const cambios = Object.fromEntries(
            p.parametros.slice(0, 6).map(({ name }, i) => [name, (textos[i] ?? 'x').toWellFormed()]),
          );
          juzgar(
            await api.pedir(tokenPara(p), p.metodo, direccion(p, cambios), p.cuerpo && muestra(p.cuerpo)),
            `${p.ruta} ${resumen(cambios)}`,
          );
        },
      ),
      { numRuns: cuantosCasos(200, 70) },
    );
  });
});

describe('entradas-malas.test.ts', () => {
  it('lo que parece un ataque y es un texto se guarda tal cual y se devuelve tal cual', async () => {
    const api = await crearApiDePrueba();
    try {
      const token = await api.ingresar('ope.afiliaciones');
      const direccionRara = `'; drop table afiliacion; -- <script>alert("1")</script> ñandú 😀`;
      const pedido = pedidoRegistro('1000001', { persona: { direccion: direccionRara } });
      expect(resultado(await registrar(api, token, pedido)).codigo).toBe(500);
      const ruta = '/api/v1/asegurado/buscar/titular/CI/1000001/1985-03-14/NIT-1020304050/2026-10-01';
      const { body } = await api.pedir<{ resultado_persona: { direccion: string } }>(token, 'GET', ruta);
      expect(body.resultado_persona.direccion).toBe(direccionRara);
    } finally {
      await api.cerrar();
    }
  });
});
