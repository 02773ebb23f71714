import { estaCubierto, estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { codigosDeEstado, ESTADOS } from '@sgpa/domain/cobertura/estados';
import { type FechaCivil, fecha, sumarDias, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import { azarDe } from '@sgpa/simulators/people/azar';
import { SOL } from '@sgpa/testing/alguien';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { pedidoBeneficiario } from '@sgpa/testing/beneficiario';
import {
  comoHechos,
  correrVencimiento,
  ingresarEl,
  referenciaBeneficiario,
  referenciaTitular,
  revisarContadores,
} from '@sgpa/testing/ciclo';
import { cuantosCasos, esSuTurno } from '@sgpa/testing/cuantos-casos';
import { pdfDePrueba } from '@sgpa/testing/pdf';
import { CNS, pedidoRegistro } from '@sgpa/testing/titular';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { avisarFinesPorEdad } from '../ciclo/aviso-edad.service.ts';
import { aplicarEdades } from '../ciclo/edad-parametro.service.ts';

/** Each register has so many lives, over so many days on which something happens. */
const VIDAS = cuantosCasos(250, 12);
const REGISTROS = cuantosCasos(40, 1);
const DIAS = cuantosCasos(20, 30);
/** A day filters by one state in so many, the last one by each. */
const CADA_FILTRO = cuantosCasos(1, 4);
const SEMILLA = 4100;
const PRIMERO = fecha('2026-10-14');
const EMPLEADORES = ['NIT-1020304050', 'NIT-1020310074', 'NIT-1020310703'] as const;
const PAPEL = pdfDePrueba().toString('base64');

const COSAS = ['registro-titular', 'registro-beneficiario', 'baja-titular', 'cambio-empleador', 'renovacion-condicion'];

interface Fila {
  id: number;
  version: number;
  fecha_afiliacion: FechaCivil;
  fecha_baja: FechaCivil | null;
  fin_cobertura: FechaCivil | null;
  codigo: string;
}
interface Hijo {
  numero: string;
  nacio: FechaCivil;
}
interface Vida {
  titular: string;
  pareja: string;
  hijos: [Hijo, Hijo];
}
type Azar = ReturnType<typeof azarDe>;
type Pedido = [metodo: 'POST' | 'PUT', ruta: string, cuerpo: object, comoAutoridad?: true];

/**
 * Holders and children live in one register through the server, by its own clock (acuerdos §12 'Change of employer',
 * 'Ages').
 */
describe('vidas.al-azar.test.ts', () => {
  let api: ApiDePrueba | undefined;
  afterEach(async () => {
    await api?.cerrar();
    api = undefined;
  });

  const filaDe = async (numero: string, azar: Azar): Promise<Fila | null> => {
    const { rows } = await sql<Fila>`
      select a.id, a.version, a.fecha_afiliacion, a.fecha_baja, a.fin_cobertura, e.codigo from afiliacion a
      join persona p on p.id = a.id_persona join entidad_empleadora e on e.id = a.id_entidad
      where p.numero_documento = ${numero} order by a.id desc limit 3`.execute(dueno());
    const [una, ...otras] = rows;
    return una === undefined ? null : azar.elegir([una, ...otras]);
  };
  const dueno = () => {
    if (api === undefined) throw new Error('There is no register');
    return api.base.owner.db;
  };

  /** Picks what somebody does to one of a family; null where there is nobody to do it to. */
  async function acto(vida: Vida, hoy: FechaCivil, azar: Azar): Promise<Pedido | null> {
    const cerca = (antes: number, despues: number) => sumarDias(hoy, azar.entero(-antes, despues));
    const titular = azar.elegir([vida.titular, vida.titular, vida.titular, vida.pareja]);
    const hijo = azar.elegir(vida.hijos);
    const suya = await filaDe(titular, azar);
    const delHijo = await filaDe(hijo.numero, azar);
    const condicion = () =>
      azar.elegir([
        { condicion: 'ESTUDIANTE', condicion_hasta: cerca(-5, 365), certificado_condicion: PAPEL },
        { condicion: 'INVALIDEZ', certificado_condicion: PAPEL },
      ]);
    const nuevo = suya === null ? 0 : delHijo === null && azar.entero(0, 2) > 0 ? 5 : null;
    switch (nuevo ?? azar.entero(0, 13)) {
      case 0:
      case 1:
      case 2: {
        // The day is near an end that the former job left, or somewhere else.
        const [lugar, ...otros] = [suya?.fecha_baja, suya?.fin_cobertura].filter((dia) => dia != null);
        const junto =
          lugar === undefined ? null : sumarDias(azar.elegir([lugar, ...otros]), azar.elegir([-5, -1, 0, 1, 2, 20]));
        const desde = junto !== null && junto <= hoy ? junto : cerca(40, 0);
        const cuerpo = pedidoRegistro(titular, {
          codigo_entidad: azar.elegir(EMPLEADORES),
          afiliacion: { fecha_inicio: `${desde} 00:00:00` },
          empleador: { fecha_ingreso_trabajo: desde },
        });
        return ['POST', '/api/v2/afiliado/ente-gestor', cuerpo];
      }
      case 3:
      case 4: {
        const clave = referenciaTitular(titular, {
          codigo_entidad: suya?.codigo,
          fecha_inicio: suya?.fecha_afiliacion,
        });
        const tipo_motivo = azar.elegir([600, 600, 600, 600, 602, 604, 604, 601]);
        return suya && ['PUT', '/api/v1/afiliado/ente-gestor', { ...clave, tipo_motivo, fecha_fin: cerca(30, 20) }];
      }
      case 5:
      case 6: {
        const cuerpo = pedidoBeneficiario(hijo.numero, titular, {
          codigo_entidad: suya?.codigo ?? EMPLEADORES[0],
          beneficiario: { fecha_nacimiento: hijo.nacio },
          afiliacion: {
            fecha_inicio: cerca(20, 0),
            parentesco_titular: 'HIJA/HIJO',
            ...(azar.entero(0, 2) === 0 ? (condicion() as object) : {}),
          },
        });
        return ['POST', '/api/v2/beneficiario/ente-gestor', cuerpo];
      }
      case 7: {
        const clave = {
          ...referenciaBeneficiario(hijo.numero, titular),
          fecha_nacimiento: hijo.nacio,
          codigo_entidad: delHijo?.codigo,
        };
        const cuerpo = { ...clave, tipo_motivo: azar.elegir([600, 602]), fecha_fin: cerca(15, 15) };
        return delHijo && ['PUT', '/api/v1/beneficiario/ente-gestor', cuerpo];
      }
      case 8:
      case 9:
        return (
          delHijo && [
            'PUT',
            '/api/v1/beneficiario/condicion',
            { idAfiliadoEnteGestor: delHijo.id, version: delHijo.version, ...condicion() },
          ]
        );
      case 10: {
        const una = azar.elegir([suya, delHijo]);
        const decision = azar.elegir(['ABRIR', 'ABRIR', 'RESTITUIR', 'CERRAR']);
        const cuerpo = una && { idAfiliadoEnteGestor: una.id, version: una.version, motivo: 'Denuncia', decision };
        return cuerpo && ['PUT', '/api/v1/afiliado/revision', cuerpo, true];
      }
      case 11: {
        const ampliacion = { tipo_motivo: 620, fecha_fin_ampliacion: cerca(-10, 120) };
        const clave = referenciaTitular(titular, {
          codigo_entidad: suya?.codigo,
          fecha_inicio: suya?.fecha_afiliacion,
        });
        return suya && ['PUT', '/api/v1/afiliado/ampliacion-fecha', { ...clave, ...ampliacion }];
      }
      case 12: {
        if (suya === null || api === undefined) return null;
        const ruta = `/api/v2/afiliado/findByCodigo/${suya.id}`;
        const { status, body } = await api.inyectar<{ data: Record<string, object> }>(token, 'GET', ruta);
        const afiliacion = {
          ...body.data?.afiliacion,
          fecha_inicio: sumarDias(suya.fecha_afiliacion, azar.entero(-9, 9)),
        };
        return status === 200 ? ['POST', '/api/v2/afiliado/update', { ...body.data, afiliacion }] : null;
      }
      default: {
        if (delHijo === null || api === undefined) return null;
        // The identity service tells another birth date from now on.
        const nacio = sumarDias(hijo.nacio, azar.entero(-40, 40));
        api.simuladores.control.ponerPersonas(hijo.numero, [{ ...SOL, numero: hijo.numero, fechaNacimiento: nacio }]);
        hijo.nacio = nacio;
        return ['PUT', '/api/v1/afiliado/identidad', { idAfiliadoEnteGestor: delHijo.id, fecha_nacimiento: nacio }];
      }
    }
  }
  let token = '';

  /**
   * Whatever was asked for, the register is one: domain, routine, filter and counters say the same, today and on every
   * day.
   */
  async function revisar(hoy: FechaCivil, dia: number): Promise<void> {
    const todosLosDias = dia === DIAS - 1;
    const filas = await dueno().selectFrom('afiliacion').selectAll().orderBy('id').execute();
    const propias = filas.filter(({ fecha_registro }) => fecha_registro >= PRIMERO);
    const dias = new Set<FechaCivil>([hoy]);
    if (todosLosDias)
      for (const f of propias)
        for (const dia of [
          f.fecha_afiliacion,
          f.fecha_baja,
          f.fecha_cesantia,
          f.fecha_ampliacion,
          f.fin_por_edad,
          f.fecha_revision,
          ...(f.revisiones ?? []),
        ])
          if (dia !== null) for (const lado of [-1, 0, 1]) dias.add(sumarDias(dia, lado));
    const { rows } = await sql<{ dia: FechaCivil; ids: number[]; estados: number[] }>`
      select d.dia, array_agg(a.id order by a.id) as ids, array_agg(estado_en(a, d.dia) order by a.id) as estados
      from unnest(${[...dias]}::date[]) d (dia) cross join afiliacion a
      where a.fecha_registro >= ${PRIMERO}::date group by d.dia`.execute(dueno());
    for (const { dia, ids, estados } of rows) {
      expect(ids.map(Number)).toEqual(propias.map(({ id }) => id));
      expect([dia, estados]).toEqual([dia, propias.map((f) => estadoEn(comoHechos(f), dia))]);
    }
    await revisarContadores(dueno());
    for (const [tipo, camino] of [
      ['TITULAR', 'afiliado'],
      ['BENEFICIARIO', 'beneficiario'],
    ] as const)
      for (const [lugar, nombre] of [...new Set(ESTADOS.map((uno) => uno.nombre))].entries()) {
        if (!(todosLosDias || esSuTurno(lugar + dia, CADA_FILTRO))) continue;
        const ruta = `/api/v1/${camino}/ente-gestor-all?limit=10&estado=${encodeURIComponent(nombre)}`;
        const { body } = (await api?.inyectar<{ totalElement?: number; total?: number }>(token, 'GET', ruta)) ?? {};
        const suyas = filas.filter((f) => f.id_ente_gestor === CNS && f.tipo === tipo);
        const esperadas = suyas.filter((f) => codigosDeEstado(nombre)?.includes(estadoEn(comoHechos(f), hoy))).length;
        expect([tipo, nombre, body?.totalElement ?? body?.total]).toEqual([tipo, nombre, esperadas]);
      }
  }

  /**
   * There are never two covers by one job, never a day without one at a change of employer, and nobody goes over who
   * may not.
   */
  async function revisarCambios(): Promise<void> {
    const { rows: dobles } = await sql`
      select a.id, b.id as otra from afiliacion a join afiliacion b on b.id_persona = a.id_persona and b.id > a.id
        and b.tipo = a.tipo and b.id_entidad = a.id_entidad and b.id_ente_gestor = a.id_ente_gestor
        and b.id_titular is not distinct from a.id_titular and b.cobertura && a.cobertura`.execute(dueno());
    expect(dobles).toEqual([]);
    const { rows } = await sql<Record<string, unknown>>`
      select a.id, a.tipo, h.antes, n.fecha_afiliacion as empezo, upper(a.cobertura) as termino,
        a.estado as estado_hoy, (h.antes ->> 'fin_por_edad') as edad
      from afiliacion_historia h
      join afiliacion a on a.id = h.id_afiliacion
      join afiliacion n on n.id_persona = a.id_persona and (n.id = h.id_afiliacion_causa or n.id_titular = h.id_afiliacion_causa
        -- What came over; a later registration under that holder did not.
        and exists (select from afiliacion_historia o where o.id_afiliacion = n.id and o.accion = 'cambio-empleador' and o.estado_antes is null))
      where h.accion = 'cambio-empleador' and h.estado_antes is not null
        and not exists (select from afiliacion_historia d where d.id_afiliacion in (a.id, n.id) and d.id > h.id and d.estado_antes is not null)`.execute(
      dueno(),
    );
    for (const fila of rows) {
      const { antes, empezo, termino, edad } = fila as {
        antes: { estado: number };
        empezo: string;
        termino: string | null;
        edad: string | null;
      };
      // Cover lasts until the new one begins; where age ended it before, nothing is lost at the change.
      expect([fila, termino === null || termino >= empezo || (edad !== null && edad < empezo)]).toEqual([fila, true]);
      expect([106, 108]).not.toContain(antes.estado);
    }
  }

  it.each(Array.from({ length: REGISTROS }, (_, i) => SEMILLA + i))(
    'empleos, nacimientos, estudios, revisiones y muertes, con la semilla %i: dominio, base, filtro y cuentas dicen lo mismo cada día',
    async (semilla) => {
      const azar = azarDe(semilla, 1);
      api = await crearApiDePrueba();
      const { control } = api.simuladores;
      const vidas = Array.from({ length: VIDAS }, (_, i): Vida => {
        const numero = (cual: number) => String(8_000_000 + i * 10 + cual);
        for (const cual of [0, 1]) control.ponerPersonas(numero(cual), [{ ...SOL, numero: numero(cual) }]);
        const hijo = (cual: number): Hijo => {
          // The child is near the age limit, old enough to study, or small.
          const nacio = sumarDias(
            sumarMeses(PRIMERO, -12 * azar.elegir([1, 18, 19, 20, 24, 25])),
            azar.entero(-30, 200),
          );
          const valido = nacio > PRIMERO ? PRIMERO : nacio;
          control.ponerPersonas(numero(cual), [{ ...SOL, numero: numero(cual), fechaNacimiento: valido }]);
          return { numero: numero(cual), nacio: valido };
        };
        return { titular: numero(0), pareja: numero(1), hijos: [hijo(2), hijo(3)] };
      });
      let hoy = PRIMERO;
      let hechos = 0;
      for (let dia = 0; dia < DIAS; dia += 1) {
        hoy = sumarDias(hoy, azar.entero(1, 24));
        const autoridad = await ingresarEl(api, hoy, 'adm.autoridad');
        token = await ingresarEl(api, hoy);
        if (azar.entero(0, 3) > 0) {
          await correrVencimiento(api);
          await aplicarEdades({ db: dueno(), clock: api.reloj });
          await avisarFinesPorEdad({ db: dueno(), clock: api.reloj });
        }
        if (dia % 9 === 4) {
          // The age limit changes by an order that begins in sixty days or later.
          const norma = { codigo: 'HIJA_HIJO', edad: azar.elegir([18, 19, 21]), norma: `Ley ${dia}` };
          const nueva = { ...norma, vigenteDesde: sumarDias(hoy, azar.entero(60, 120)), vigenteHasta: null };
          const { status } = await api.inyectar(autoridad, 'POST', '/api/v1/parametro/EDAD', nueva);
          expect(status).toBe(200);
        }
        for (const vida of vidas) {
          if (azar.entero(0, 3) === 0) continue;
          const pedido = await acto(vida, hoy, azar);
          if (pedido === null) continue;
          const [metodo, ruta, cuerpo, comoAutoridad] = pedido;
          const { status, body } = await api.inyectar<{ codigo_respuesta?: number; data?: unknown }>(
            comoAutoridad ? autoridad : token,
            metodo,
            ruta,
            cuerpo,
          );
          expect([ruta, cuerpo, status < 500]).toEqual([ruta, cuerpo, true]);
          if (status === 200 && /"codigo(_respuesta)?":(100|500|501)\b/.test(JSON.stringify(body))) hechos += 1;
        }
        await revisar(hoy, dia);
        await revisarCambios();
      }
      // Most of what is asked for at random is refused, but something of each kind must be done.
      expect(hechos).toBeGreaterThan(VIDAS);
      const { rows: acciones } = await sql<{ accion: string }>`
        select distinct accion from afiliacion_historia where ocurrido_en >= ${PRIMERO}::date`.execute(dueno());
      expect(acciones.map(({ accion }) => accion)).toEqual(expect.arrayContaining(COSAS));
      const cubiertas = await dueno().selectFrom('afiliacion').selectAll().execute();
      expect(cubiertas.some((f) => f.estado === 105 && f.fin_por_edad !== null)).toBe(true);
      expect(cubiertas.filter((f) => estaCubierto(comoHechos(f), hoy)).length).toBeGreaterThan(0);
    },
  );
});
