import { TEXTO_UNIDOS } from '@sgpa/domain/identidad/textos-decision';
import { type FechaCivil, fecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';
import { type IdEnteGestor, idPersona } from '@sgpa/domain/shared/ids';
import { type Azar, azarDe } from '@sgpa/simulators/people/azar';
import { type ParAlAzar, paresAlAzar } from '@sgpa/testing/archivos-al-azar';
import { pedidoBeneficiario, registrarBeneficiario } from '@sgpa/testing/beneficiario';
import { actuar, revisarContadores } from '@sgpa/testing/ciclo';
import { cuantosCasos } from '@sgpa/testing/cuantos-casos';
import { identidadesDe } from '@sgpa/testing/identidades';
import { pedidoRegistro, registrar } from '@sgpa/testing/titular';
import { deLaVista, type Foto, unionesDe } from '@sgpa/testing/union';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SEMILLA = 164;
const PARES = cuantosCasos(500, 50);
const TANDA = 50;
/** So many pairs run at a time: the authority's account has no more connections. */
const A_LA_VEZ = 2;
const MS = 10;

const delPar =
  ({ numero }: ParAlAzar) =>
  (cause: unknown): never => {
    throw new Error(`Of ${numero}`, { cause });
  };

/** An answer with one of these codes says that something was written or issued. */
const HECHO = /"codigo(_respuesta)?":(100|200|500|501)\b/;

type Fila = Foto['afiliaciones'][number];
type Union = ReturnType<typeof deLaVista>;

const SIN_FIN = fecha('2200-12-31');
const fin = ({ fin_cobertura }: Fila): FechaCivil => fin_cobertura ?? SIN_FIN;
const cubre = (una: Fila, cual: FechaCivil) => una.fecha_afiliacion <= cual && cual <= fin(una);
/** A row covers by an employer of an entity, or by a holder. */
const deQuien = (una: Fila) => `${una.id_persona} ${una.id_ente_gestor} ${una.id_titular ?? `de ${una.id_entidad}`}`;
/** Lists the days on which anything begins or ends, and their neighbours: between them nothing changes. */
const diasDe = (filas: readonly Fila[]) => [
  ...new Set(
    filas.flatMap((una) => [una.fecha_afiliacion, fin(una)].flatMap((d) => [sumarDias(d, -1), d, sumarDias(d, 1)])),
  ),
];

/** Turns the former rows into what they should read afterwards: under the file and the holder that stay. */
function deAhora(antes: Foto, union: Union): Fila[] {
  const queda = (id: unknown) => union.solapes.find(({ repetidas }) => repetidas.includes(Number(id)))?.queda ?? id;
  return antes.afiliaciones.map((una) => ({
    ...una,
    id_persona: una.id_persona === union.id_registro_sale ? union.id_registro_queda : una.id_persona,
    id_titular: queda(una.id_titular),
  }));
}

function revisarCoberturas(antes: Foto, despues: Foto, union: Union): void {
  const deAntes = deAhora(antes, union);
  const repetidas = new Set(union.solapes.flatMap((grupo) => grupo.repetidas));
  const esperadas = deAntes
    .filter(({ id }) => !repetidas.has(id))
    .map((una) => {
      const grupo = union.solapes.find(({ queda }) => queda === una.id);
      const suyas = grupo ? deAntes.filter(({ id }) => id === una.id || grupo.repetidas.includes(id)) : [una];
      const [comienzo = una.fecha_afiliacion] = suyas.map((x) => x.fecha_afiliacion).toSorted();
      return { ...una, fecha_afiliacion: comienzo };
    });
  const sinRango = (filas: readonly Fila[]) => filas.map(({ cobertura: _, ...resto }) => resto);
  expect(sinRango(despues.afiliaciones)).toEqual(sinRango(esperadas));

  // Days are compared one by one, without the rule that says what an overlap is.
  const porQuien = Map.groupBy(deAntes, deQuien);
  for (const [quien, filas] of porQuien) {
    const quedan = despues.afiliaciones.filter((una) => deQuien(una) === quien);
    for (const cual of diasDe(filas)) {
      const cubren = quedan.filter((una) => cubre(una, cual)).length;
      const cubrian = filas.filter((una) => cubre(una, cual));
      const dichas = cubrian.map(({ id }) => {
        const elegida = union.solapes.find(({ queda, repetidas: suyas }) => queda === id || suyas.includes(id))?.queda;
        const dicha = despues.afiliaciones.find((una) => una.id === (elegida ?? id));
        return dicha !== undefined && fin(dicha) >= cual;
      });
      expect([quien, cual, cubren]).toEqual([quien, cual, dichas.some(Boolean) ? 1 : 0]);
    }
  }
}

/** Each entity keeps its newer contact data, and each paper once, under the file that stays. */
function revisarContacto(
  antes: Foto,
  despues: Foto,
  { id_registro_queda: queda }: Union,
  masNueva: Map<number, string>,
) {
  const telefonos = new Map(
    despues.fichas
      .filter(({ id_persona }) => id_persona === queda)
      .map(({ id_ente_gestor, telefono_movil }) => [id_ente_gestor, telefono_movil]),
  );
  expect(telefonos).toEqual(masNueva);
  const papeles = (foto: Foto, deQuienes: (id: unknown) => boolean) =>
    [
      ...new Set(foto.documentos.filter((d) => deQuienes(d.id_persona)).map((d) => `${d.id_ente_gestor} ${d.sha256}`)),
    ].toSorted();
  expect(papeles(despues, (id) => id === queda)).toEqual(papeles(antes, () => true));
}

const deLaFicha = ({ id_persona, id_ente_gestor }: Foto['fichas'][number]) => `${id_persona} ${id_ente_gestor}`;

function cambiadas<T>(antes: readonly T[], despues: readonly T[], clave: (una: T) => unknown): Set<unknown> {
  const textos = new Map(antes.map((una) => [clave(una), JSON.stringify(una)]));
  const otras = despues.filter((una) => textos.get(clave(una)) !== JSON.stringify(una)).map(clave);
  const hay = new Set(despues.map(clave));
  return new Set([...otras, ...[...textos.keys()].filter((una) => !hay.has(una))]);
}

describe('union.al-azar.test.ts', () => {
  let de: Awaited<ReturnType<typeof identidadesDe>>;
  let uniones: ReturnType<typeof unionesDe>;
  let pares: ParAlAzar[];
  beforeAll(async () => {
    de = await identidadesDe(9_700_000);
    uniones = unionesDe(de);
    pares = await paresAlAzar(de.db(), SEMILLA, PARES);
    await revisarContadores(de.db());
  });
  afterAll(() => de.api.cerrar());

  const masNuevas = async ({ personas }: ParAlAzar) => {
    const { rows } = await sql<{ ente: IdEnteGestor; telefono: string }>`
      select distinct on (id_ente_gestor) id_ente_gestor as ente, telefono_movil as telefono from ficha_persona
      where id_persona = any (${personas.map(({ id }) => id)}) order by id_ente_gestor, modificado_en desc`.execute(
      de.db(),
    );
    return new Map(rows.map(({ ente, telefono }) => [ente, telefono]));
  };

  /** The words that lists search by must be those of the file. */
  async function revisarNombres({ afiliaciones }: Foto) {
    const { rows: otrosNombres } = await sql`
      select n.id_afiliacion from afiliacion a
      join persona p on p.id = a.id_persona
      left join afiliacion_nombre n on n.id_afiliacion = a.id
      where a.id = any (${afiliaciones.map(({ id }) => id)}) and (n.palabras, n.nombre, n.documento, n.fecha_registro) is distinct from (
        claves_de_persona(a.id_ente_gestor, a.tipo, palabras_de_persona(p.nombres, p.primer_apellido, p.segundo_apellido)),
        nombre_en_orden(p.primer_apellido, p.segundo_apellido, p.nombres), documento_en_orden(p.numero_documento, p.complemento),
        a.fecha_registro)`.execute(de.db());
    expect(otrosNombres).toEqual([]);
  }

  /** Whatever either of the two said before must find the person. */
  async function revisarAnteriores(numero: string, { anteriores }: Foto, queda: number) {
    const senas = JSON.stringify(anteriores);
    const { rows: halladas } = await sql<{ hallada: number }>`
      select h as hallada from jsonb_to_recordset(${senas}::jsonb) i (complemento text, fecha_nacimiento date)
      left join lateral personas_con_documento(${numero}, i.complemento, i.fecha_nacimiento) h on true`.execute(
      de.db(),
    );
    expect(new Set(halladas.map(({ hallada }) => Number(hallada)))).toEqual(new Set([queda]));
  }

  async function unirAlAzar(par: ParAlAzar, azar: Azar) {
    const { numero, novedad } = par;
    const antes = await uniones.foto(numero);
    const masNueva = await masNuevas(par);
    const union = deLaVista(await uniones.ver(novedad), azar.elegir(['SUYO', 'OTRO']), (grupo) =>
      azar.elegir(grupo as [number, ...number[]]),
    );
    const { status, body } = await uniones.unir(novedad, union);
    expect([status, body]).toEqual([200, { codigo_respuesta: 100, mensaje: TEXTO_UNIDOS }]);
    const despues = await uniones.foto(numero);
    const { id_registro_queda: queda, id_registro_sale: sale } = union;
    expect(despues.personas.filter((p) => p.numero_documento === numero).map(({ id }) => id)).toEqual([queda]);
    for (const que of ['afiliaciones', 'novedades', 'anteriores'] as const)
      expect(despues[que].filter(({ id_persona }) => id_persona === sale)).toEqual([]);
    revisarCoberturas(antes, despues, union);
    revisarContacto(antes, despues, union, masNueva);
    await revisarNombres(despues);
    await revisarAnteriores(numero, despues, queda);
    return { antes, union };
  }

  /** Does what may happen to a person between the decision and its undo; some of it may be refused. */
  async function vivir({ numero, hijos, personas }: ParAlAzar, { id_registro_queda: queda }: Union, azar: Azar) {
    const { api, cns, cps, consulta } = de;
    const como = personas.find(({ id }) => id === queda)?.dicho ?? {};
    const nacional = !('extranjero' in como && como.extranjero);
    const persona = { ...de.dicho(numero, como), tipo_doc: nacional ? 1 : 2 } as const;
    const clave = { tipo_documento: 'CI', ...de.dicho(numero, como), codigo_entidad: 'NIT-1020304050' };
    const token = azar.elegir([cns, cns, cps]);
    const actos = {
      registro: () => {
        de.segipDice(numero, como);
        return registrar(
          api,
          token,
          pedidoRegistro('', {
            codigo_entidad: azar.elegir(['NIT-1020310037', 'NIT-1020310074', 'NIT-1020304050']),
            persona,
          }),
        );
      },
      baja: () => actuar(api, token, 'baja-titular', { ...clave, tipo_motivo: 600, fecha_fin: '2026-10-12' }),
      certificado: () =>
        api.pedir(consulta, 'POST', '/api/v1/certificacion/getCertificacion', {
          numero_documento: numero,
          complemento_documento: '',
          fecha_nacimiento: persona.fecha_nacimiento,
        }),
      reporte: () =>
        api.pedir(token, 'POST', '/api/v1/novedades/reportar', {
          data: [{ ...clave, codigo_novedad: 'EMPLEADOR_DISTINTO', detalle: 'Según la planilla.' }],
        }),
      beneficiario: () => {
        const [hijo = ''] = azar.elegir([[hijos[0]], [hijos[1]], [`6${numero}`]]);
        de.segipDice(hijo, { nombres: 'NINA' });
        const titular = {
          numero_documento_titular: persona.numero_documento,
          fecha_nacimiento_titular: persona.fecha_nacimiento,
        };
        return registrarBeneficiario(
          api,
          cns,
          pedidoBeneficiario('', '', { beneficiario: de.dicho(hijo, {}), titular }),
        );
      },
    };
    for (let n = azar.entero(0, 3); n > 0; n -= 1) {
      const cual = azar.elegir(['registro', 'baja', 'certificado', 'reporte', 'beneficiario'] as const);
      const { status, body } = await actos[cual]();
      expect(status, `${cual}: ${JSON.stringify(body)}`).toBeLessThan(500);
      if (HECHO.test(JSON.stringify(body))) actuado.add(cual);
    }
  }
  const actuado = new Set<string>();

  /** Undoes the join with random destinations for later affiliations. */
  async function deshacerAlAzar(
    { numero, novedad }: ParAlAzar,
    antes: Foto,
    union: Union,
    vivida: [Foto, Foto],
    azar: Azar,
  ) {
    const { id_registro_queda: queda, id_registro_sale: sale } = union;
    const { body: vista } = await uniones.verDecidida(novedad);
    const destinos = vista.desde_entonces
      .filter(() => azar.fraccion() < 0.7)
      .map(({ idAfiliadoEnteGestor }) => ({ idAfiliadoEnteGestor, id_registro: azar.elegir([queda, sale]) }));
    let { body, status } = await uniones.deshacer(novedad, destinos);
    // The undo is refused where an affiliation would overlap what comes back: it needs a destination, or has to end
    // first.
    if (body.codigo_respuesta !== 100) {
      expect([status, body.codigo_respuesta]).toEqual([200, 409]);
      expect(await uniones.foto(numero)).toEqual(vivida[1]);
      return;
    }
    const otraVez = await uniones.foto(numero);
    compararConAntes(antes, otraVez, vivida);
    const dichos = new Map(destinos.map(({ idAfiliadoEnteGestor: id, id_registro }) => [id, id_registro]));
    for (const nueva of otraVez.afiliaciones) {
      const dicho = dichos.get(nueva.id);
      if (dicho === undefined) continue;
      const titular = otraVez.afiliaciones.find(({ id }) => id === nueva.id_titular);
      expect([queda, sale].includes(Number(nueva.id_persona)) ? nueva.id_persona : titular?.id_persona).toBe(dicho);
    }
    await revisarNombres(otraVez);
    ({ body, status } = await uniones.deshacer(novedad));
    expect(status).toBe(404);
  }
  function compararConAntes(antes: Foto, otraVez: Foto, [unida, vivida]: [Foto, Foto]) {
    const filas = cambiadas(unida.afiliaciones, vivida.afiliaciones, ({ id }) => id);
    const novedades = cambiadas(unida.novedades, vivida.novedades, ({ id }) => id);
    const fichas = cambiadas(unida.fichas, vivida.fichas, deLaFicha);
    const historia = new Set(
      vivida.historia.map(([id]) => id).filter((id) => !antes.historia.some(([otro]) => otro === id)),
    );
    const sinLoDeEntonces = (foto: Foto): Foto => ({
      ...foto,
      afiliaciones: foto.afiliaciones.filter(({ id }) => !filas.has(id)),
      nombres: foto.nombres.filter(({ id_afiliacion: id }) => antes.nombres.some((n) => n.id_afiliacion === id)),
      novedades: foto.novedades.filter(({ id }) => !novedades.has(id)),
      // What somebody wrote later in an entity is kept, whoever's it is then.
      fichas: foto.fichas.filter(
        (f) => !foto.personas.some(({ id }) => fichas.has(deLaFicha({ ...f, id_persona: idPersona(Number(id)) }))),
      ),
      historia: foto.historia.filter(([id]) => !historia.has(id)),
    });
    expect(sinLoDeEntonces(otraVez)).toEqual(sinLoDeEntonces(antes));
    // Later affiliations may get another start, file and holder; everything else is as it was left.
    const suyo = ({ fecha_afiliacion: _, id_persona: __, id_titular: ___, cobertura: ____, ...resto }: Fila) => resto;
    const tocadas = (foto: Foto) => foto.afiliaciones.filter(({ id }) => filas.has(id)).map(suyo);
    expect(tocadas(otraVez)).toEqual(tocadas(vivida));
    for (const una of otraVez.afiliaciones) {
      const entonces = antes.afiliaciones.find(({ id }) => id === una.id);
      if (entonces === undefined) continue;
      expect([una.id, una.id_persona, una.id_titular]).toEqual([una.id, entonces.id_persona, entonces.id_titular]);
    }
  }

  const tandas = Array.from({ length: PARES / TANDA }, (_, i) => i);
  it.each(tandas)(`unidos y separados al azar, todo está como antes (tanda %i, semilla ${SEMILLA})`, async (tanda) => {
    const suyos = pares.slice(tanda * TANDA, (tanda + 1) * TANDA);
    const uno = async (par: ParAlAzar) => {
      const azar = azarDe(SEMILLA, Number(par.numero));
      const { antes, union } = await unirAlAzar(par, azar);
      const unida = await uniones.foto(par.numero);
      de.api.reloj.avanzar(MS);
      await vivir(par, union, azar);
      de.api.reloj.avanzar(MS);
      await deshacerAlAzar(par, antes, union, [unida, await uniones.foto(par.numero)], azar);
    };
    const fila = suyos.values();
    const hechos = await Promise.allSettled(
      Array.from({ length: A_LA_VEZ }, async () => {
        for (const par of fila) await uno(par).catch(delPar(par));
      }),
    );
    // No action may be under way any more when one has failed.
    for (const hecho of hechos) if (hecho.status === 'rejected') throw hecho.reason;
    await revisarContadores(de.db());
  });
});
