import { fecha, mostrarFecha, sumarDias } from '@sgpa/domain/shared/fecha-civil';

/** The answers were recorded with this clock. */
const HOY = fecha('2026-10-14');
const NACIMIENTO = '14/03/1985';
const SIN_RECIENTE = 'No se encontró registro de la persona como trabajador en los últimos 3 meses.';
const NO_HAY = 'No se encontró el registro';
const CALLA = 'Hubo un problema con la conexión a Segip, por favor vuelva a intentarlo';
const VARIOS = 'Se encontró más de un registro, ingrese el complemento y/o la fecha de nacimiento';
const HAY = 'Se encontró el registro';

/** An answer shows the cells of each table, every text outside of tables and buttons, and the buttons, in order. */
export interface Visto {
  tablas: string[][][];
  dice: string[];
  botones: string[];
}

type Empleador = readonly [caja: string, matricula: string, nit: string, razon: string];

/** One asks about a person of acuerdos §4, of whom each source knows something. */
interface Persona {
  ci: string;
  complemento?: string;
  nacimiento?: string;
  /** The identity service has both surnames and names; without them it knows nobody. */
  nombre?: readonly [paterno: string, materno: string, nombres: string];
  nacimientoSegip?: string;
  fallecida?: true;
  /** The service says it instead of a person. */
  segip?: typeof CALLA | typeof NO_HAY;
  certificacion?: typeof VARIOS;
  /** These employers are of the last three months; without any, the portal has older payrolls only. */
  ovt?: readonly Empleador[];
  renta?: string;
  /** The insured database holds it, with the days since the affiliation. */
  bdpa?: readonly [ente: string, entidad: string, tipo: string, categoria: string, estado: string, dias: number];
}

const ALTIPLANO: Empleador = ['CAJA NACIONAL DE SALUD', '00010203', '1020304050', 'INDUSTRIAS ALTIPLANO S.A.'];
const ILLIMANI: Empleador = ['CAJA NACIONAL DE SALUD', '00012345', '—', 'COMERCIAL ILLIMANI S.R.L.'];
const CHACO: Empleador = ['CAJA PETROLERA DE SALUD', '00020113', '1020310037', 'ENERGÍA DEL GRAN CHACO S.A.'];
const LISTA = 'Ver en la lista de asegurados';
const REGISTRO = 'Registrar como titular';
/** Who is not covered may be registered anew, unless under review or dead. */
const SIN_COBERTURA = ['INACTIVO', 'INHABILITADO'];
const CNS = 'Caja Nacional de Salud';
const enCns = (estado: string, dias: number) => [CNS, ALTIPLANO[3], 'TRABAJADOR', 'TITULAR', estado, dias] as const;
const deTitular = (estado: string, dias: number) =>
  [CNS, ALTIPLANO[3], 'TRABAJADOR', 'BENEFICIARIO', estado, dias] as const;

export const PERSONAS: readonly Persona[] = [
  { ci: '1000001', nombre: ['QUISPE', 'ARANCIBIA', 'MARTINA ELENA'], ovt: [ALTIPLANO] },
  { ci: '1000002', nombre: ['MAMANI', 'VELASCO', 'RODRIGO'], ovt: [ALTIPLANO, ILLIMANI] },
  {
    ci: '1000003',
    nacimiento: '14/03/1952',
    nombre: ['COLQUE', 'TARQUI', 'SANTOS EUSEBIO'],
    renta: 'RENTA DE VEJEZ',
  },
  { ci: '1000004', nombre: ['RIBERA', 'SUÁREZ', 'XIMENA'] },
  { ci: '1000005', nombre: ['CHOQUE', 'LIMACHI', 'WARA'] },
  {
    ci: '1000006',
    nombre: ['VACA', 'JUSTINIANO', 'GONZALO RENÉ'],
    ovt: [CHACO],
    bdpa: ['Caja Petrolera de Salud', CHACO[3], 'TRABAJADOR', 'TITULAR', 'ACTIVO', 700],
  },
  { ci: '1000007', nombre: ['HUANCA', 'POMA', 'FÉLIX'], fallecida: true },
  { ci: '1000008', nombre: ['FERREYRA', 'ACOSTA', 'LUCIANA'], ovt: [ALTIPLANO] },
  { ci: '1000009' },
  { ci: '1000009', complemento: '1A', nombre: ['CONDORI', 'NINA', 'TITO AMARU'], ovt: [ALTIPLANO] },
  { ci: '1000010', nombre: ['ZURITA', 'CLAROS', 'SILVIA'], certificacion: VARIOS, ovt: [ALTIPLANO] },
  { ci: '1000011', nombre: ['FLORES', 'CÉSPEDES', 'NORMA'], nacimientoSegip: '15/03/1985' },
  { ci: '1000012', nombre: ['ROJAS', 'PEÑARANDA', 'MARCELO'], ovt: [] },
  { ci: '1000404' },
  { ci: '1000100', nombre: ['GUTIÉRREZ', 'MARCA', 'JORGE LUIS'], ovt: [ALTIPLANO], bdpa: enCns('ACTIVO', 1000) },
  { ci: '1000101', nombre: ['TICONA', 'CAYO', 'ANA MARÍA'], ovt: [ALTIPLANO], bdpa: enCns('ACTIVO', 900) },
  { ci: '1000102', nombre: ['VARGAS', 'LAIME', 'HUGO'], ovt: [], bdpa: enCns('AMPLIACIÓN', 900) },
  { ci: '1000103', nombre: ['YUJRA', 'CHAMBI', 'GLADYS'], ovt: [], bdpa: enCns('CESANTIA', 900) },
  { ci: '1000104', nombre: ['VILLCA', 'AYAVIRI', 'EDWIN'], bdpa: enCns('INACTIVO', 900) },
  { ci: '1000105', nombre: ['SIÑANI', 'COCA', 'ROXANA'], bdpa: enCns('INHABILITADO', 900) },
  {
    ci: '1000106',
    nombre: ['ALANOCA', 'CRUZ', 'BERTHA'],
    bdpa: [
      CNS,
      'RENTISTAS DEL SISTEMA DE REPARTO - SENASIR',
      'RENTISTA - SENASIR',
      'BENEFICIARIO',
      'DERECHOHABIENTE',
      1290,
    ],
  },
  { ci: '1000107' },
  { ci: '1000108', nombre: ['ROJAS', 'TARQUI', 'WILSON'], ovt: [ALTIPLANO], bdpa: enCns('REVISION', 900) },
  { ci: '1000110', nombre: ['VELASCO', 'QUISPE', 'ÓSCAR'], fallecida: true, bdpa: enCns('INACTIVO', 1200) },
  {
    ci: '1000120',
    nombre: ['CLAROS', 'VARGAS', 'NAYRA'],
    bdpa: ['Seguro Social Universitario La Paz', 'SISTEMA UNIVERSITARIO', 'UNIVERSITARIO', 'TITULAR', 'ACTIVO', 500],
  },
  { ci: '1000200', nombre: ['FLORES', 'LIMACHI', 'CLAUDIA'], bdpa: deTitular('ACTIVO', 990) },
  {
    ci: '1000201',
    nacimiento: '01/06/2015',
    nombre: ['GUTIÉRREZ', 'FLORES', 'ANDRÉS'],
    bdpa: deTitular('ACTIVO', 990),
  },
  { ci: '1000202', nombre: ['MARCA', 'CONDORI', 'TERESA'], bdpa: deTitular('ACTIVO', 600) },
  { ci: '1000210', nombre: ['APAZA', 'RIBERA', 'MÓNICA'], bdpa: deTitular('CESANTIA', 1190) },
  { ci: '1000503', nombre: ['APAZA', 'CALLISAYA', 'PATRICIA'], segip: CALLA, ovt: [ALTIPLANO] },
];

/** The list has whom the insured database has. */
const enLista = ({ bdpa }: Persona): string[] => (bdpa === undefined ? [] : [LISTA]);

/** Whoever is covered, under review or dead is only looked up. */
const siguen = (p: Persona): string[] =>
  !p.fallecida && (p.bdpa === undefined || SIN_COBERTURA.includes(p.bdpa[4])) ? [...enLista(p), REGISTRO] : enLista(p);

export const nacimientoDe = ({ nacimiento = NACIMIENTO }: Persona): string => nacimiento;

/** Dates are sent as YYYY-MM-DD. */
const enviada = (escrita: string): string => escrita.split('/').toReversed().join('-');

const ficha = (p: Persona, [paterno, materno, nombres] = p.nombre ?? ['', '', '']): string[] => [
  paterno,
  materno,
  nombres,
  p.ci,
  p.complemento ?? '—',
  p.nacimientoSegip ?? nacimientoDe(p),
];
const nadie = (dice: string[], botones: string[] = []): Visto => ({ tablas: [[]], dice, botones });

function identidad(p: Persona): Visto {
  if (p.segip === CALLA) return { tablas: [], dice: [CALLA], botones: ['Reintentar'] };
  if (p.nombre === undefined) return nadie([NO_HAY]);
  const dice = [p.fallecida ? `${HAY}. La persona figura como fallecida en el SEGIP.` : HAY];
  if (p.nacimientoSegip)
    dice.push(`La fecha de nacimiento introducida no coincide con la del SEGIP, ${p.nacimientoSegip}.`);
  return { tablas: [[ficha(p)]], dice, botones: p.fallecida ? [...enLista(p), 'Registrar como fallecido'] : siguen(p) };
}

/** The certification is asked without the birth date, and knows nothing of a death. */
function certificacion({ fallecida: _, nacimientoSegip: suyo, ...p }: Persona): Visto {
  if (p.certificacion) return nadie([p.certificacion]);
  const visto = identidad({ ...p, nacimiento: suyo ?? nacimientoDe(p) });
  return p.nombre && !p.segip ? { ...visto, botones: ['DESCARGAR CERTIFICACIÓN', ...enLista(p)] } : visto;
}

/** The last three whole months come newest first. */
const MESES = [
  ['2026', '9'],
  ['2026', '8'],
  ['2026', '7'],
] as const;

function planillas(p: Persona): Visto {
  const { ovt, nombre } = p;
  if (ovt === undefined || nombre === undefined) return nadie([SIN_RECIENTE], enLista(p));
  const filas = ovt.flatMap(([caja, matricula, nit, razon]) =>
    MESES.map(([gestion, periodo]) => [caja, gestion, matricula, nit, periodo, razon]),
  );
  return {
    tablas: [[['CI', ...nombre, nacimientoDe(p), 'VERIFICADO']], filas],
    dice: filas.length > 0 ? [] : [SIN_RECIENTE],
    botones: siguen(p),
  };
}

const rentistas = (p: Persona): Visto =>
  p.renta
    ? { tablas: [[[...ficha(p), p.renta]]], dice: [], botones: siguen(p) }
    : nadie(['No se encontro ningun resultado', 'La persona no se encuentra registrada como rentista'], enLista(p));

function estado(p: Persona): Visto {
  if (p.bdpa === undefined) return nadie(['No se pudo encontrar información con los datos introducidos.'], [REGISTRO]);
  const [ente, entidad, tipo, categoria, dicho, dias] = p.bdpa;
  const desde = mostrarFecha(sumarDias(HOY, -dias));
  const fila = [ente, entidad, tipo, categoria, dicho, desde, p.nombre?.join(' ') ?? '', p.ci, nacimientoDe(p)];
  return {
    tablas: [[fila]],
    dice: p.fallecida ? ['La persona figura como fallecida en el registro de asegurados.'] : [],
    botones: siguen(p),
  };
}

const alRegistro = (p: Persona) => ({
  ci: p.ci,
  complemento: p.complemento ?? '',
  fechaNacimiento: enviada(nacimientoDe(p)),
});

interface Pestana {
  slug: string;
  camino: string;
  pide: (p: Persona) => object;
  muestra: (p: Persona) => Visto;
}

export const EN_PESTANAS: readonly Pestana[] = [
  {
    slug: 'estado-asegurado',
    camino: '/v1/findAllEstadoBDPA',
    pide: (p) => ({
      numero_documento: p.ci,
      complemento_documento: p.complemento ?? '',
      fecha_nacimiento: enviada(nacimientoDe(p)),
    }),
    muestra: estado,
  },
  { slug: 'consulta-identidad', camino: '/v1/getDatosPersonaSEGIP', pide: alRegistro, muestra: identidad },
  { slug: 'consulta-ovt', camino: '/v1/getOvtService', pide: alRegistro, muestra: planillas },
  { slug: 'consulta-senasir', camino: '/v1/getSenasirService', pide: alRegistro, muestra: rentistas },
  {
    slug: 'consulta-certificacion',
    camino: '/v1/getDatosCertificacionPersonaSEGIP',
    pide: ({ ci, complemento = '' }) => ({ ci, complemento, fechaNacimiento: null }),
    muestra: certificacion,
  },
];

/** IDENTIFICACIÓN EMPRESAS is asked by NIT, commerce registration or both, and finds the row. */
export const EMPRESAS: readonly [nit: string, matricula: string, fila: string[] | null][] = [
  ['1020304050', '', ['1020304050', '00010203', 'INDUSTRIAS ALTIPLANO S.A.', '11/05/1998']],
  ['', '00012345', ['—', '00012345', 'COMERCIAL ILLIMANI S.R.L.', '20/09/2004']],
  ['1020310037', '00020113', ['1020310037', '00020113', 'ENERGÍA DEL GRAN CHACO S.A.', '15/02/1991']],
  ['1020310037', '00010203', null],
  ['9999999999', '', null],
];
