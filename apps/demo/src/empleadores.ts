import { armarCodigoEntidad, CODIGO_FIJO, TIPO_CODIGO, type TipoCodigo } from '@sgpa/domain/shared/codigo-entidad';
import { EMPLEADORES } from '@sgpa/simulators/people/empleadores';
import type { Empleador } from '@sgpa/simulators/people/persona';

/** The employer portal says that an employer contributes to a fund; this gives the fund's sigla. */
const ENTE_DE_CAJA: Readonly<Record<string, string>> = {
  'CAJA NACIONAL DE SALUD': 'CNS',
  'CAJA PETROLERA DE SALUD': 'CPS',
  'CAJA DE SALUD CORDES': 'CORDES',
  'CAJA DE SALUD DE LA BANCA PRIVADA': 'CSBP',
};

export interface Puesto {
  ente: string;
  entidad: string;
}

/** Makes the code of the NIT or, without one, of the commerce registration. */
const codigoDe = ({
  nit,
  matriculaComercio,
}: Empleador): { tipo_codigo: TipoCodigo; numero: string; codigo: string } => {
  const [tipo_codigo, numero] = nit === '' ? [TIPO_CODIGO.RCM, matriculaComercio] : [TIPO_CODIGO.NIT, nit];
  return { tipo_codigo, numero, codigo: armarCodigoEntidad(tipo_codigo, numero) };
};

export const puestoEn = (empleador: Empleador): Puesto => ({
  ente: ENTE_DE_CAJA[empleador.caja] ?? 'CNS',
  entidad: codigoDe(empleador).codigo,
});

/**
 * Each row is [fund, type, prefix, number, name]: fictional employers of the funds that the portal's simulator lacks.
 */
const OTROS = [
  ['CBES', 3101, 'GOB', '0101', 'BANCO ESTATAL SEMILLA NUEVA'],
  ['CBES', 3101, 'GOB', '0102', 'ENTIDAD ESTATAL DE AHORRO LAGO AZUL'],
  ['CDC', 3101, 'GOB', '0201', 'SERVICIO DE CAMINOS DEL ALTIPLANO'],
  ['CDC', 3101, 'GOB', '0202', 'ADMINISTRADORA DE RUTAS DEL SUR'],
  ['SINEC', 3102, 'SUP', '0301', 'COOPERATIVA LA ABEJA DEL VALLE'],
  ['SINEC', 3103, 'RCM', '00030302', 'EDITORIAL LLUVIA DE NOVIEMBRE S.R.L.'],
  ['COSSMIL', 3101, 'GOB', '0401', 'COMANDO GUARNICIÓN LOS CÓNDORES'],
  ['COSSMIL', 3101, 'GOB', '0402', 'ASTILLEROS RÍO MANSO'],
  ['CNS', 3103, 'RCM', '00010399', 'TALLERES UNIDOS SAN LORENZO S.R.L.'],
  ['CNS', 3102, 'SUP', '0055', 'ASOCIACIÓN DE RIEGO PAMPA GRANDE'],
] as const;

export const PUESTOS_DE_OTROS_ENTES: readonly [Puesto, ...Puesto[]] = [
  { ente: 'COSSMIL', entidad: 'GOB-0401' },
  ...OTROS.map(([ente, , prefijo, numero]) => ({ ente, entidad: `${prefijo}-${numero}` })),
];

/** These employers become rows of entidad_empleadora, besides those of the catalogue. */
export const ENTIDADES_DEMO: readonly { codigo: string; tipo_codigo: number; numero: string; nombre: string }[] = [
  ...EMPLEADORES.map((empleador) => ({ ...codigoDe(empleador), nombre: empleador.razonSocial })),
  ...OTROS.map(([, tipo_codigo, prefijo, numero, nombre]) => ({
    codigo: `${prefijo}-${numero}`,
    tipo_codigo,
    numero,
    nombre,
  })),
];

/** A derechohabiente gets this employer and type: the right is a pensioner's from then on. */
export const COMO_RENTISTA = { entidad: CODIGO_FIJO.RENTISTA, tipoAsegurado: 'RENTISTA' } as const;
