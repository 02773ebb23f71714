import { azarDe } from '@sgpa/simulators/people/azar';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { actuar, referenciaTitular, revisarContadores } from '@sgpa/testing/ciclo';
import { cortando } from '@sgpa/testing/cortar';
import { cuantosCasos, esSuTurno } from '@sgpa/testing/cuantos-casos';
import { identidadesDe } from '@sgpa/testing/identidades';
import { pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { deLaVista, type Foto, OTRA, unionesDe } from '@sgpa/testing/union';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const ESPERA = { timeout: 50_000, interval: 5 };
const CAIDAS = cuantosCasos(30, 6);
const SEMILLA = 164;
/** Once she has another surname, the identity service tells of her like this. */
const CASADA = { ...OTRA, segundoApellido: 'POMA' };

interface Escena {
  numero: string;
  una: number;
  otra: number;
  novedad: number;
  union: ReturnType<typeof deLaVista>;
}
type Acto = (escena: Escena) => Promise<{ status: number; body: unknown }>;

/** The answer was written, or says that it was. */
const HECHO = /"codigo(_respuesta)?":(100|500|501)\b/;

/** Replaces ids by places, so that what stands under one number can be compared with another's. */
function sinIds({ personas, afiliaciones, novedades, anteriores }: Foto, numero: string) {
  const lugar = (id: unknown) => personas.findIndex((p) => p.id === id);
  const texto = (una: object) =>
    JSON.stringify(una, (_, valor) =>
      typeof valor === 'string' ? valor.replace(numero, 'N').replace(/^#\d+$/, '#') : valor,
    );
  return {
    personas: personas.map((p) =>
      texto([p.numero_documento, p.fecha_nacimiento, p.segundo_apellido, lugar(p.id_unida)]),
    ),
    afiliaciones: afiliaciones
      .map((a) => texto([lugar(a.id_persona), a.id_ente_gestor, a.id_entidad, a.estado, a.fecha_afiliacion, a.tipo]))
      .toSorted(),
    novedades: novedades.map((n) => texto([lugar(n.id_persona), n.codigo, n.id_ente_gestor])).toSorted(),
    anteriores: anteriores.map((i) => texto([lugar(i.id_persona), i.fecha_nacimiento, i.segundo_apellido])).toSorted(),
  };
}

function ordenes<T>(de: readonly T[]): T[][] {
  return [
    [],
    ...de.flatMap((primero) => ordenes(de.filter((otro) => otro !== primero)).map((resto) => [primero, ...resto])),
  ];
}

describe('union.a-la-vez.test.ts', () => {
  let de: Awaited<ReturnType<typeof identidadesDe>>;
  let uniones: ReturnType<typeof unionesDe>;
  let otraCuenta: string;
  beforeAll(async () => {
    de = await identidadesDe(9_800_000);
    uniones = unionesDe(de);
    otraCuenta = await de.api.ingresar('adm.autoridad');
  });
  afterAll(() => de.api.cerrar());

  async function escena(queda: 'SUYO' | 'OTRO', segip = {}): Promise<Escena> {
    const dudosa = await uniones.dudosa(de.cns, { afiliacion: { fecha_inicio: '2026-10-04 00:00:00' } });
    const union = deLaVista(await uniones.ver(dudosa.novedad), queda);
    de.segipDice(dudosa.numero, { ...OTRA, ...segip });
    return { ...dudosa, union };
  }
  const persona = (numero: string) => ({ ...de.dicho(numero, OTRA), tipo_doc: 2 }) as const;
  const actos = {
    union: ({ novedad, union }) => uniones.unir(novedad, union),
    separacion: ({ novedad }) => uniones.apartar(novedad),
    registro: ({ numero }) =>
      registrar(de.api, de.cps, pedidoRegistro('', { codigo_entidad: 'NIT-1020310074', persona: persona(numero) })),
    correccion: ({ otra }) =>
      de.api.pedir(otraCuenta, 'PUT', '/api/v1/afiliado/identidad', { idAfiliadoEnteGestor: otra }),
    reporte: ({ numero }) =>
      de.api.pedir(de.cns, 'POST', '/api/v1/novedades/reportar', {
        data: [
          {
            ...de.dicho(numero, OTRA),
            codigo_entidad: 'NIT-1020304050',
            codigo_novedad: 'EMPLEADOR_DISTINTO',
            detalle: 'Según la planilla.',
          },
        ],
      }),
    baja: ({ numero }) =>
      actuar(de.api, de.cns, 'baja-titular', {
        ...referenciaTitular(numero, { fecha_nacimiento: OTRA.fechaNacimiento }),
        tipo_motivo: 600,
        fecha_fin: '2026-10-12',
      }),
    beneficiario: ({ numero }) => {
      de.segipDice(`6${numero}`, { nombres: 'NINA' });
      const { numero_documento, fecha_nacimiento } = de.dicho(numero, OTRA);
      const titular = { numero_documento_titular: numero_documento, fecha_nacimiento_titular: fecha_nacimiento };
      const afiliacion = { fecha_inicio: '2026-10-05' };
      const beneficiario = de.dicho(`6${numero}`, {});
      return registrarBeneficiario(de.api, de.cns, pedidoBeneficiario('', '', { beneficiario, titular, afiliacion }));
    },
  } satisfies Record<string, Acto>;
  type Nombre = keyof typeof actos;

  const esperando = async () =>
    (
      await sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(
        de.db(),
      )
    ).rows.length;

  /** Sends all at once; each waits for the file's lock before the next one comes, and they get it in that order. */
  async function aLaVez(donde: Escena, nombres: readonly Nombre[]) {
    const otra = await de.api.base.owner.pool.connect();
    try {
      await otra.query('begin');
      await otra.query('select from persona where numero_documento = $1 for update', [donde.numero]);
      const pedidos = [];
      for (const nombre of nombres) {
        const hay = await esperando();
        let listo = false;
        const pedido = actos[nombre](donde);
        pedidos.push(pedido);
        const alFin = () => {
          listo = true;
        };
        pedido.then(alFin, alFin);
        await vi.waitFor(async () => expect(listo || (await esperando()) > hay).toBe(true), ESPERA);
      }
      await otra.query('commit');
      return await Promise.all(pedidos);
    } finally {
      otra.release(true);
    }
  }

  const resultadoDe = async ({ numero }: Escena, hechos: Iterable<Nombre>) =>
    JSON.stringify({ hechos: [...hechos].toSorted(), ...sinIds(await uniones.foto(numero), numero) });
  const hechosDe = (nombres: readonly Nombre[], respuestas: readonly { body: unknown }[]) =>
    nombres.filter((_, i) => HECHO.test(JSON.stringify(respuestas[i]?.body)));

  /** The orders without a third act are the same for each of them: they are played once. */
  const jugadas = new Map<string, string>();
  async function unaTrasOtra(orden: readonly Nombre[], queda: 'SUYO' | 'OTRO', segip: object): Promise<string> {
    const llave = JSON.stringify([orden, queda, segip]);
    const jugada = jugadas.get(llave);
    if (jugada !== undefined) return jugada;
    const donde = await escena(queda, segip);
    const respuestas = [];
    for (const nombre of orden) respuestas.push(await actos[nombre](donde));
    const resultado = await resultadoDe(donde, hechosDe(orden, respuestas));
    jugadas.set(llave, resultado);
    return resultado;
  }

  it.each(['SUYO', 'OTRO'] as const)(
    'dos decisiones a la vez (queda el %s): una vale y la otra se rechaza',
    async (queda) => {
      for (const par of [
        ['union', 'union'],
        ['union', 'separacion'],
        ['separacion', 'union'],
      ] as const) {
        const donde = await escena(queda);
        const antes = await uniones.foto(donde.numero);
        const [primera, segunda] = await aLaVez(donde, par);
        const codigos = [primera, segunda].map((una) => HECHO.test(JSON.stringify(una?.body)));
        expect([par, codigos.filter(Boolean).length]).toEqual([par, 1]);
        expect((await uniones.deshacer(donde.novedad)).body).toMatchObject({ codigo_respuesta: 100 });
        expect(await uniones.foto(donde.numero)).toEqual(antes);
      }
      await revisarContadores(de.db());
    },
  );

  it('dos que la deshacen a la vez: una vale, y todo está como antes', async () => {
    const donde = await escena('SUYO');
    const antes = await uniones.foto(donde.numero);
    await uniones.unir(donde.novedad, donde.union);
    const respuestas = await Promise.all([1, 2, 3].map(() => uniones.deshacer(donde.novedad)));
    expect(respuestas.filter(({ body }) => body.codigo_respuesta === 100)).toHaveLength(1);
    expect(await uniones.foto(donde.numero)).toEqual(antes);
  });

  it.each([
    ['correccion', 'SUYO', CASADA],
    ['correccion', 'OTRO', CASADA],
    ['registro', 'SUYO', OTRA],
    ['registro', 'OTRO', OTRA],
    ['reporte', 'SUYO', OTRA],
    ['reporte', 'OTRO', OTRA],
    ['baja', 'SUYO', OTRA],
    ['baja', 'OTRO', OTRA],
    ['beneficiario', 'SUYO', OTRA],
    ['beneficiario', 'OTRO', OTRA],
  ] as const)('unión, registro y %s a la vez (queda el %s): como una tras otra', async (tercero, queda, segip) => {
    const nombres = [...new Set<Nombre>(['union', 'registro', tercero])];
    const deUnaEnUna = new Set<string>();
    const series = ordenes(nombres);
    const enteras = series.filter(({ length }) => length === nombres.length);
    const cada = cuantosCasos(1, enteras.length / 2);
    for (const orden of enteras.filter((_, i) => esSuTurno(i, cada))) {
      const donde = await escena(queda, segip);
      const hechos = hechosDe(orden, await aLaVez(donde, orden));
      const resultado = await resultadoDe(donde, hechos);
      // As a rule what was done came in the order of its sending: others are played where that does not explain it.
      for (const serie of [hechos, ...series])
        if (!deUnaEnUna.has(resultado)) deUnaEnUna.add(await unaTrasOtra(serie, queda, segip));
      expect([...deUnaEnUna], orden.join()).toContain(resultado);
    }
    await revisarContadores(de.db());
  });

  it.each(['unión', 'separación'] as const)('cortada en cualquier momento, la %s es toda o nada', async (que) => {
    const azar = azarDe(SEMILLA, que.length);
    const cortadas = { antes: 0, despues: 0 };
    for (let i = 0; i < CAIDAS; i += 1) {
      const donde = await escena(azar.elegir(['SUYO', 'OTRO']));
      const { numero, novedad } = donde;
      const separados = await uniones.foto(numero);
      const unir = () => uniones.unir(novedad, donde.union);
      const deshacer = () => uniones.deshacer(novedad);
      if (que === 'separación') await unir();
      const antes = await uniones.foto(numero);
      const hecho = await cortando(de.api.base.owner.pool, azar.entero(0, 40), que === 'unión' ? unir : deshacer);
      const despues = await uniones.foto(numero);
      const nada = JSON.stringify(despues) === JSON.stringify(antes);
      // What was answered must be written.
      expect([hecho, nada]).not.toEqual([true, true]);
      if (!hecho) cortadas[nada ? 'antes' : 'despues'] += 1;
      const falta = que === 'unión' && nada;
      // A join that was cut can be done, and undone, as if nothing had been cut.
      if (falta) await vi.waitFor(async () => expect((await unir()).body.codigo_respuesta).toBe(100), ESPERA);
      if (que === 'unión' || nada)
        await vi.waitFor(async () => expect((await deshacer()).body.codigo_respuesta).toBe(100), ESPERA);
      expect(await uniones.foto(numero)).toEqual(separados);
    }
    expect(cortadas.antes).toBeGreaterThan(0);
    await revisarContadores(de.db());
  });
});
