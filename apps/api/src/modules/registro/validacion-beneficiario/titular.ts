import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { esElTitular, revisarParentescoJunto, TEXTO_DE_SI_MISMO } from '@sgpa/domain/beneficiario/quien-puede';
import { impideBeneficiarios } from '@sgpa/domain/beneficiario/titular';
import { coberturaBajoTitular } from '@sgpa/domain/cobertura/afiliacion-previa';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe, leerCodigoEstado } from '@sgpa/domain/cobertura/estados';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { separarDocumento } from '@sgpa/domain/shared/documento';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { IdEnteGestor, IdPersona } from '@sgpa/domain/shared/ids';
import type { Trx } from '../../../db/pool.ts';
import { beneficiariosDeUnoSoloPorDocumento, type ConyugeDeTitular } from '../../afiliacion/conyuge.queries.ts';
import type { RegistroPersona } from '../../afiliacion/registros-de-persona.queries.ts';
import { afiliacionesPorDocumento, type FilaTitular } from '../registro.queries.ts';

/** Presents a holder on whom a beneficiary may hang, with the state of `hoy`. */
function presentarTitular(fila: FilaTitular, hoy: FechaCivil): TitularEncontrado {
  const estado = leerCodigoEstado(estadoEn(fila, hoy));
  return {
    idAfiliadoEnteGestor: fila.id,
    codigo_entidad: fila.codigo_entidad,
    nombre_entidad: fila.nombre_entidad,
    ente_gestor: fila.ente_gestor,
    tipo_asegurado: fila.tipo_asegurado,
    nombres: fila.nombres,
    primer_apellido: fila.primer_apellido,
    segundo_apellido: fila.segundo_apellido,
    numero_documento: fila.numero_documento,
    complemento_documento: fila.complemento,
    fecha_nacimiento: fila.fecha_nacimiento,
    estado: { codigo: estado, descripcion: estadoDe(estado).nombre, fecha_afiliacion: fila.fecha_afiliacion },
  };
}

export type TitularBuscado = Pick<
  Cuerpo<'validacion-beneficiario/titular'>['data'][number],
  'numero_documento_titular' | 'fecha_nacimiento_titular'
>;

/** A holder's affiliations may be narrowed down; null stands for any. */
export interface Donde {
  codigoEntidad: string | null;
  idEnteGestor: IdEnteGestor | null;
}

export interface TitularHallado {
  /** Only affiliations that may have a beneficiary today are possible. */
  posibles: readonly FilaTitular[];
  detalle: TitularEncontrado[];
  /** The text says why no affiliation is possible; null too where nobody answers to it. */
  impide: string | null;
  idPersona: IdPersona | null;
}

export const NADIE: TitularHallado = { posibles: [], detalle: [], impide: null, idPersona: null };
const NO_ES_TITULAR = 'La persona está registrada como beneficiaria, no como titular.';

export const delDocumento = (
  trx: Trx,
  { numero_documento_titular, fecha_nacimiento_titular: fechaNacimiento = null }: TitularBuscado,
  donde: Donde,
) => afiliacionesPorDocumento(trx, { ...separarDocumento(numero_documento_titular), ...donde, fechaNacimiento });

/** Reads who is, or was, the spouse of whoever has that document. */
export const conyugesDelDocumento = (trx: Trx, { numero_documento_titular }: TitularBuscado) => {
  const { numero, complemento } = separarDocumento(numero_documento_titular);
  return beneficiariosDeUnoSoloPorDocumento(trx, numero, complemento);
};

/** Picks the holder, judged as saving judges. Two people who share the number are told apart or not at all. */
export function elegirTitular(filas: readonly FilaTitular[], hoy: FechaCivil): TitularHallado {
  const juzgadas = filas
    .filter(({ tipo }) => tipo === 'TITULAR')
    .map((fila) => ({ fila, impide: impideBeneficiarios(fila, hoy) }));
  const posibles = juzgadas.filter(({ impide }) => impide === null).map(({ fila }) => fila);
  const de = posibles.length > 0 ? posibles : filas;
  const [primera] = de;
  if (primera === undefined || de.some(({ id_persona }) => id_persona !== primera.id_persona)) return NADIE;
  return {
    posibles,
    detalle: posibles.map((fila) => presentarTitular(fila, hoy)),
    impide: posibles.length > 0 ? null : (juzgadas[0]?.impide ?? NO_ES_TITULAR),
    idPersona: primera.id_persona,
  };
}

type Quien = Pick<PersonaValidada, 'numero_documento' | 'complemento_documento'> &
  Pick<Cuerpo<'validacion-beneficiario'>['data'][number], 'parentesco_titular'> & {
    fecha_nacimiento: FechaCivil | null;
  };

/** Says what saving would refuse of that person beside that holder, and names the holder's present spouse's kin. */
export function juzgarBeneficiario(
  { posibles, detalle, impide, idPersona }: TitularHallado,
  conyuges: readonly ConyugeDeTitular[],
  registros: readonly RegistroPersona[],
  quien: Quien,
  hoy: FechaCivil,
): { impedimento: string | null; conyuge: string | null } {
  const [titular] = detalle;
  if (titular === undefined || idPersona === null) return { impedimento: impide, conyuge: null };
  if (esElTitular(quien, titular)) return { impedimento: TEXTO_DE_SI_MISMO, conyuge: null };
  const cubre = coberturaBajoTitular(registros, posibles, hoy);
  if (cubre !== null) {
    const { message } = new Rechazo('BENEFICIARIO_VIGENTE', { desde: mostrarFecha(cubre.fecha_afiliacion) });
    return { impedimento: message, conyuge: null };
  }
  const suyos = conyuges.filter((c) => c.id_persona_titular === idPersona);
  const otro = suyos.find((c) => !esElTitular(quien, { ...c, complemento_documento: c.complemento }));
  const conyuge = otro?.parentesco ?? null;
  const junto = { fecha_nacimiento: titular.fecha_nacimiento, conyuge };
  const problema = revisarParentescoJunto(quien.parentesco_titular, quien.fecha_nacimiento, junto);
  return { impedimento: problema?.texto ?? null, conyuge };
}
