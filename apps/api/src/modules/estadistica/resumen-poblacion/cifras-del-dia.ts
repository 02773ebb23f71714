import type { Cuerpo } from '@sgpa/contract/endpoints';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { ultimosCierres } from '@sgpa/domain/declaracion/remision-declaracion';
import { CODIGOS_CON_COBERTURA, DIAS_POR_TERMINAR } from '@sgpa/domain/estadistica/cifras-del-dia';
import { type FechaCivil, hoyEnLaPaz, sumarDias, ULTIMO_DIA } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { contarHasta } from '../../asegurado/lista.queries.ts';
import { cubiertosEn } from '../../declaracion/conteo-registro.queries.ts';
import { cuantasDifieren } from '../../declaracion/diferencias.ts';
import { totalDeNovedades } from '../../novedad/novedad.queries.ts';
import { ambitoDe } from '../ambito.ts';
import { type Ambito, totalesPorEstado } from '../estadistica.queries.ts';
import { type Parte, suma } from '../tabla.ts';
import { type Rango, totalesPorPeriodo } from './por-periodo.queries.ts';

/** The cap holds for each type: no counter knows when cover ends, and so many rows are read in some 7 ms. */
const TOPE = 5000;

const porTipo = (partes: readonly Parte[]) => ({
  titulares: suma(partes, 'TITULAR'),
  beneficiarios: suma(partes, 'BENEFICIARIO'),
});

const porTerminar = (tipo: 'TITULAR' | 'BENEFICIARIO', { entes, entidad, hoy }: Ambito) =>
  ({
    tipo,
    entes,
    estados: CODIGOS_CON_COBERTURA,
    entidades: entidad === null ? [] : [entidad],
    fechas: null,
    numeroDocumento: null,
    afiliaciones: null,
    venceEn: DIAS_POR_TERMINAR,
    porEdad: null,
    orden: 'REGISTRO',
    idCreador: null,
    pagina: 0,
    limite: 1,
    empleador: null,
    hoy,
  }) as const;

/** The list is asked with the same range: it has what came in after the month-end, of which the change is a part. */
const desdeElCierre = (cierre: FechaCivil): Rango => ({
  clase: 'AFILIACION',
  desde: sumarDias(cierre, 1),
  hasta: ULTIMO_DIA,
  paso: 'DIA',
  estados: CODIGOS_CON_COBERTURA,
});

/** Reads what a director asks first. A list counts each of these figures by the same statement or counters. */
export async function leerCifras(op: Operacion, { idEnteGestor, idEnteEmpleador }: Cuerpo<'resumen-poblacion/cifras'>) {
  const { trx, hoy, contexto } = op;
  const { rol, idEnteGestor: suyo } = contexto.usuario;
  const ambito = ambitoDe(op, idEnteGestor, idEnteEmpleador);
  const suyas = { idEnteGestor: esRolAutoridad(rol) ? null : suyo, numeroDocumento: null, departamento: null };
  const cierres = ultimosCierres(hoy);
  const [fecha] = cierres;
  const conCierre = ambito.entidad === null;
  const [porEstado, contado, nuevas, titulares, beneficiarios, novedades] = await Promise.all([
    totalesPorEstado(trx, ambito),
    conCierre ? cubiertosEn(trx, ambito.entes, fecha) : undefined,
    conCierre ? totalesPorPeriodo(trx, ambito, desdeElCierre(fecha)) : [],
    contarHasta(trx, porTerminar('TITULAR', ambito), TOPE + 1),
    contarHasta(trx, porTerminar('BENEFICIARIO', ambito), TOPE + 1),
    puede(rol, 'novedades') ? totalDeNovedades(trx, suyas) : null,
  ]);
  const cuando = contado?.faltan === 0 && contado.con_registro > 0 ? contado.contado_en : null;
  const cierre =
    contado && cuando
      ? {
          fecha,
          contadoEl: hoyEnLaPaz(cuando),
          titulares: contado.titulares,
          beneficiarios: contado.beneficiarios,
          nuevas: porTipo(nuevas),
        }
      : null;
  return {
    conCobertura: porTipo(porEstado.filter(({ estado }) => CODIGOS_CON_COBERTURA.includes(estado))),
    cierre: contexto.alcance.idEmpleador === null ? cierre : undefined,
    porTerminar: {
      dias: DIAS_POR_TERMINAR,
      tope: TOPE,
      titulares,
      beneficiarios,
    },
    novedades,
    declaraciones: puede(rol, 'declaraciones') ? { difieren: await cuantasDifieren(trx, cierres), cierres } : null,
  };
}
