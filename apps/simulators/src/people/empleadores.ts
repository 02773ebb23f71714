import type { Empleador } from './persona.ts';

const CNS = 'CAJA NACIONAL DE SALUD';
const PETROLERA = 'CAJA PETROLERA DE SALUD';
const CORDES = 'CAJA DE SALUD CORDES';
const BANCA = 'CAJA DE SALUD DE LA BANCA PRIVADA';

function ficticio(orden: number, razonSocial: string, caja: string): Empleador {
  return {
    nit: String(1020310000 + orden * 37),
    matriculaComercio: String(20000 + orden * 113).padStart(8, '0'),
    razonSocial,
    caja,
    fechaInscripcion: `${1990 + (orden % 30)}-${String((orden % 12) + 1).padStart(2, '0')}-15`,
  };
}

/** NIT 1020304050 is the employer of most fixed persons. */
export const ALTIPLANO: Empleador = {
  nit: '1020304050',
  matriculaComercio: '00010203',
  razonSocial: 'INDUSTRIAS ALTIPLANO S.A.',
  caja: CNS,
  fechaInscripcion: '1998-05-11',
};
/** The second employer of 1000002 is known by its commerce registration only (it declares without NIT). */
export const ILLIMANI: Empleador = {
  nit: '',
  matriculaComercio: '00012345',
  razonSocial: 'COMERCIAL ILLIMANI S.R.L.',
  caja: CNS,
  fechaInscripcion: '2004-09-20',
};
export const ENERGIA_CHACO: Empleador = ficticio(1, 'ENERGÍA DEL GRAN CHACO S.A.', PETROLERA);

/** None of these forty employers exists. */
export const EMPLEADORES: readonly [Empleador, ...Empleador[]] = [
  ALTIPLANO,
  ILLIMANI,
  ENERGIA_CHACO,
  ficticio(2, 'DUCTOS ANDINOS DEL SUR S.A.', PETROLERA),
  ficticio(3, 'REFINADORA RÍO BERMEJO S.A.', PETROLERA),
  ficticio(4, 'SERVICIOS PETROLEROS GUARANÍ S.R.L.', PETROLERA),
  ficticio(5, 'TEXTILES WIPHALA S.R.L.', CNS),
  ficticio(6, 'MINERA CERRO COLORADO S.A.', CNS),
  ficticio(7, 'PANIFICADORA EL TRIGAL LTDA.', CNS),
  ficticio(8, 'TRANSPORTES CORDILLERA REAL S.R.L.', CNS),
  ficticio(9, 'CONSTRUCTORA PUENTE NUEVO S.A.', CNS),
  ficticio(10, 'LÁCTEOS VALLE ALTO S.A.', CNS),
  ficticio(11, 'INGENIO AZUCARERO LA CAÑADA S.A.', CNS),
  ficticio(12, 'QUINUA DORADA EXPORTADORA S.R.L.', CNS),
  ficticio(13, 'CEMENTOS SALAR S.A.', CNS),
  ficticio(14, 'HOTELES LAGO SAGRADO S.A.', CNS),
  ficticio(15, 'IMPRENTA LOS ANDES LTDA.', CNS),
  ficticio(16, 'SUPERMERCADOS EL MOLLE S.A.', CNS),
  ficticio(17, 'MUEBLES TAJIBO S.R.L.', CNS),
  ficticio(18, 'CASTAÑERA RÍO BENI S.A.', CNS),
  ficticio(19, 'COOPERATIVA DE AGUA TUNARI LTDA.', CNS),
  ficticio(20, 'COLEGIO PARTICULAR KANTUTA', CNS),
  ficticio(21, 'UNIDAD EDUCATIVA PRIVADA PATUJÚ', CNS),
  ficticio(22, 'SEGURIDAD PRIVADA CÓNDOR S.R.L.', CNS),
  ficticio(23, 'LIMPIEZA INTEGRAL AYNI S.R.L.', CNS),
  ficticio(24, 'FARMACIAS SAN ROQUE DEL VALLE S.A.', CNS),
  ficticio(25, 'RADIODIFUSORA ECOS DEL ORIENTE S.A.', CNS),
  ficticio(26, 'METALÚRGICA PULACAYO S.A.', CNS),
  ficticio(27, 'VIÑEDOS VALLE CENTRAL S.A.', CNS),
  ficticio(28, 'AVÍCOLA LOS TOBOROCHIS S.R.L.', CNS),
  ficticio(29, 'SOFTWARE JALLALLA S.R.L.', CNS),
  ficticio(30, 'CURTIEMBRE EL REJO LTDA.', CNS),
  ficticio(31, 'CORPORACIÓN DE DESARROLLO DEL SAMA', CORDES),
  ficticio(32, 'EMPRESA REGIONAL DE CAMINOS TUNARI', CORDES),
  ficticio(33, 'ZONA INDUSTRIAL VILLA ESPERANZA', CORDES),
  ficticio(34, 'FUNDACIÓN PARA EL RIEGO CAMPESINO', CORDES),
  ficticio(35, 'BANCO DEL ALTIPLANO S.A.', BANCA),
  ficticio(36, 'BANCO AMANECER DEL ORIENTE S.A.', BANCA),
  ficticio(37, 'FINANCIERA SEMBRANDO S.A.', BANCA),
  ficticio(38, 'SEGUROS Y REASEGUROS KORI S.A.', BANCA),
];
