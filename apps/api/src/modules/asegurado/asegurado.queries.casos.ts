import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, fecha } from '@sgpa/domain/shared/fecha-civil';
import { idAfiliacion, idEnteGestor, idUsuario } from '@sgpa/domain/shared/ids';
import { caso } from '@sgpa/testing/db/caso-de-sentencia';
import { sql } from 'kysely';
import * as asegurado from './asegurado.queries.ts';
import { porDia, porMes, porOffset } from './comienzo.queries.ts';
import type { FiltroLista } from './filtro.ts';
import { enteDe, historiaDe } from './historia-asegurado/historia-asegurado.queries.ts';
import * as deLista from './lista.queries.ts';
import { tras } from './lista.queries.ts';
import { afiliacionesPorNombre } from './nombre.queries.ts';
import * as deOrden from './orden.queries.ts';

const DOCUMENTO = { numero: numeroDocumento('1000100'), complemento: '', fechaNacimiento: fecha('1985-03-14') };
const DIA = fecha('2026-10-14');
const CLAVE_DETALLE = { ...DOCUMENTO, codigoEntidad: 'NIT-1020304050', fechaAfiliacion: DIA };
const FILTRO: FiltroLista & { empleador: null; hoy: FechaCivil } = {
  tipo: 'TITULAR',
  entes: [idEnteGestor(1)],
  estados: [100],
  entidades: [],
  fechas: null,
  numeroDocumento: null,
  afiliaciones: null,
  venceEn: null,
  porEdad: null,
  orden: 'REGISTRO',
  idCreador: null,
  pagina: 0,
  limite: 10,
  empleador: null,
  hoy: fecha('2026-10-14'),
};
const FECHAS = { tipo: 'REGISTRO', desde: DIA, hasta: DIA } as const;
const FILTRO_LLENO = { ...FILTRO, entidades: [1], fechas: FECHAS, numeroDocumento: '1000100', idCreador: idUsuario(1) };
const TRAS = tras({ id: idAfiliacion(1), fecha_registro: DIA });
const COMUN = { ids: [], comun: "'1T mamani'" };
const TRAS_FIN = { ...porOffset(0), tras: { fin: DIA, id: 1 } };

/** Each case gives one statement such arguments as a request might; sentencias.test.ts describes and plans it. */
export const CASOS = [
  caso(asegurado.filasDeLista, sql`select 1::bigint as id`, 'TITULAR'),
  caso(asegurado.filasDeLista, sql`select 1::bigint as id`, 'BENEFICIARIO'),
  caso(asegurado.afiliacionesDelTitular, { ...CLAVE_DETALLE, siglaEnteGestor: null }),
  caso(asegurado.afiliacionesDelTitular, { ...CLAVE_DETALLE, siglaEnteGestor: 'CNS' }),
  caso(asegurado.beneficiariosDelTitular, { ...CLAVE_DETALLE, siglaEnteGestor: null }),
  caso(asegurado.fichaDelTitular, { ...CLAVE_DETALLE, siglaEnteGestor: 'CNS' }),
  caso(historiaDe, 1),
  caso(enteDe, 1),
  ...(['estado', 'autor', 'entidad', 'dia'] as const).map((clase) =>
    caso(deLista.totalDelContador, FILTRO_LLENO, clase),
  ),
  caso(deLista.contarFilas, FILTRO_LLENO),
  // Days move rows out of the first state, and into the second one.
  ...[[101], [103]].flatMap((estados) => [
    caso(deLista.totalDelContador, { ...FILTRO_LLENO, estados }, 'estado'),
    caso(deLista.contarFilas, { ...FILTRO_LLENO, estados }),
    caso(deLista.idsPorEstado, { ...FILTRO, estados }, porDia({ ...FILTRO, estados }, 2000)),
    caso(deLista.idsPorEntidad, { ...FILTRO_LLENO, estados }, porOffset(0)),
    caso(deLista.idsFiltrados, { ...FILTRO_LLENO, estados }, porMes({ ...FILTRO_LLENO, estados }, 2000)),
  ]),
  caso(deLista.idsPorEstado, FILTRO, porOffset(0)),
  caso(deLista.idsPorEstado, FILTRO, porDia(FILTRO, 2000)),
  caso(deLista.idsPorEntidad, FILTRO_LLENO, porOffset(0)),
  caso(deLista.idsPorEntidad, FILTRO_LLENO, TRAS),
  caso(deLista.idsPorEstado, FILTRO, TRAS),
  ...[true, false].flatMap((recorre) => [
    caso(deOrden.idsPorAfiliacion, FILTRO_LLENO, { clave: 'AFILIACION', alReves: true }, recorre),
    caso(deOrden.idsPorPersona, FILTRO_LLENO, { clave: 'NOMBRE', alReves: false }, recorre),
    caso(deOrden.idsPorPersona, { ...FILTRO, hallado: COMUN }, { clave: 'DOCUMENTO', alReves: false }, recorre),
  ]),
  caso(deLista.idsFiltrados, FILTRO_LLENO, porOffset(0)),
  caso(deLista.contarFilas, { ...FILTRO_LLENO, venceEn: 15 }),
  caso(deLista.idsPorVencimiento, { ...FILTRO_LLENO, estados: [103], venceEn: 15 }, porOffset(0)),
  caso(deLista.idsPorVencimiento, { ...FILTRO_LLENO, estados: [103], venceEn: 15 }, TRAS_FIN),
  ...[null, 60 as const].flatMap((porEdad) => {
    const f = { ...FILTRO_LLENO, tipo: 'BENEFICIARIO' as const, estados: [100, 103], venceEn: 15, porEdad };
    return [
      caso(deLista.contarFilas, f),
      porEdad === null ? caso(deLista.idsPorVencimiento, f, TRAS_FIN) : caso(deLista.idsPorEdad, f, TRAS_FIN),
    ];
  }),
  caso(
    deLista.idsFiltrados,
    { ...FILTRO_LLENO, fechas: { ...FECHAS, tipo: 'AFILIACION' } },
    porMes(FILTRO_LLENO, 2000),
  ),
  caso(afiliacionesPorNombre, 'mamani', FILTRO, 10),
  ...[null, COMUN.comun].flatMap((comun) => {
    const hallado = { ids: [1], comun };
    return [
      caso(deLista.contarFilas, { ...FILTRO_LLENO, hallado }),
      caso(deLista.idsPorEstado, { ...FILTRO, hallado }, porOffset(0)),
      caso(deLista.idsPorEntidad, { ...FILTRO_LLENO, hallado }, porOffset(0)),
    ];
  }),
  caso(deLista.contarFilas, { ...FILTRO, afiliaciones: [idAfiliacion(1)] }),
  caso(deLista.contarHasta, { ...FILTRO_LLENO, venceEn: 15 }, 10),
];
