import type { Rol } from '@sgpa/domain/cuenta/roles';

export const PASSWORD_DEMO = 'Demo-SGPA-2026-La-Paz';
/** `empleador.consulta` sees the workers of this employer. */
export const EMPLEADOR_DEMO = 'NIT-1020304050';

export interface CuentaDemo {
  username: string;
  rol: Rol;
  ente: string;
  nombres: string;
  paterno: string;
  materno: string;
  cargo: string;
}

type Fila = readonly [string, Rol, string, string, string, string, string];

const cuenta = ([username, rol, ente, nombres, paterno, materno, cargo]: Fila): CuentaDemo => ({
  username,
  rol,
  ente,
  nombres,
  paterno,
  materno,
  cargo,
});

/** Everybody can sign in with these, with `PASSWORD_DEMO`. */
export const CUENTAS_DEMO: readonly CuentaDemo[] = (
  [
    ['adm.autoridad', 'ADM_SGPA', 'AUTORIDAD', 'INÉS', 'AGUIRRE', 'MOLLO', 'ADMINISTRADORA DE LA PLATAFORMA'],
    ['cons.autoridad', 'CONS_SGPA', 'AUTORIDAD', 'RAMIRO', 'PAREDES', 'SOLIZ', 'PROFESIONAL DE CONTROL'],
    ['eje.autoridad', 'CONS_SGPA_EJE', 'AUTORIDAD', 'LOURDES', 'CALDERÓN', 'IBÁÑEZ', 'DIRECTORA EJECUTIVA'],
    ['adm.ente', 'ADM_ENTE', 'CNS', 'OSCAR', 'BUSTILLOS', 'TERÁN', 'ADMINISTRADOR DE ENTE GESTOR'],
    ['ope.afiliaciones', 'OPE_AFILIACION', 'CNS', 'MIRIAM', 'CALLE', 'HUANCA', 'OPERADORA DE AFILIACIONES'],
    ['ope.vigencia', 'OPE_VIGENCIA', 'CNS', 'JAVIER', 'LLANOS', 'PINTO', 'OPERADOR DE VIGENCIA DE DERECHOS'],
    ['cons.poblacion', 'CONS_POBLACION', 'CNS', 'DELIA', 'ROCHA', 'ANTEZANA', 'ANALISTA DE POBLACIÓN ASEGURADA'],
    ['ope.petrolera', 'OPE_AFILIACION', 'CPS', 'IVÁN', 'CUÉLLAR', 'PAZ', 'OPERADOR DE AFILIACIONES'],
    ['ope.universitario', 'OPE_AFILIACION', 'SSU-LP', 'NOEMÍ', 'TANCARA', 'RÍOS', 'OPERADORA DE AFILIACIONES'],
    ['caja.sus', 'CAJA_WEB_SUS', 'CNS', 'FRANZ', 'ESCÓBAR', 'LUNA', 'OPERADOR CAJA WEB SUS'],
    ['ssu.consulta', 'SSU_CONSULTA', 'SSU-LP', 'CECILIA', 'BARRERO', 'VIDAL', 'CONSULTA DE ASEGURADOS'],
    ['empleador.consulta', 'EMP_CONSULTA', 'CNS', 'HERNÁN', 'ALIAGA', 'CUSI', 'JEFE DE RECURSOS HUMANOS'],
    ['sin.terminos', 'OPE_AFILIACION', 'CNS', 'PAOLA', 'MONTES', 'GARNICA', 'OPERADORA DE AFILIACIONES'],
    ['suspendido', 'OPE_AFILIACION', 'CNS', 'ERNESTO', 'VILLARROEL', 'SEJAS', 'OPERADOR DE AFILIACIONES'],
  ] satisfies Fila[]
).map(cuenta);

/** The sign-in page of a demonstration offers the accounts in this form (`SGPA_CUENTAS_DEMO`). */
export const cuentasParaElegir = () =>
  CUENTAS_DEMO.map(({ username, nombres, paterno, cargo, ente }) => ({
    username,
    password: PASSWORD_DEMO,
    nombre: `${nombres} ${paterno}`,
    cargo,
    ente,
  }));

/** The synthetic records name these as their authors. Nobody knows their passwords. */
export const CUENTAS_AUTORAS: readonly CuentaDemo[] = (
  [
    ['ope.cns.oriente', 'OPE_AFILIACION', 'CNS', 'GLORIA', 'SAUCEDO', 'ROCA', 'OPERADORA DE AFILIACIONES'],
    ['ope.cns.valles', 'OPE_AFILIACION', 'CNS', 'EFRAÍN', 'CAMACHO', 'LOZA', 'OPERADOR DE AFILIACIONES'],
    ['ope.cbes', 'OPE_AFILIACION', 'CBES', 'JULIA', 'SALINAS', 'MEDRANO', 'OPERADORA DE AFILIACIONES'],
    ['ope.csbp', 'OPE_AFILIACION', 'CSBP', 'ADOLFO', 'GUZMÁN', 'RIVERO', 'OPERADOR DE AFILIACIONES'],
    ['ope.caminos', 'OPE_AFILIACION', 'CDC', 'RUTH', 'CHÁVEZ', 'ORTUÑO', 'OPERADORA DE AFILIACIONES'],
    ['ope.cordes', 'OPE_AFILIACION', 'CORDES', 'BENITO', 'ARCE', 'MAITA', 'OPERADOR DE AFILIACIONES'],
    ['ope.sinec', 'OPE_AFILIACION', 'SINEC', 'OLGA', 'PÉREZ', 'CANDIA', 'OPERADORA DE AFILIACIONES'],
    ['ope.cossmil', 'OPE_AFILIACION', 'COSSMIL', 'RAÚL', 'ZEGARRA', 'BLANCO', 'OPERADOR DE AFILIACIONES'],
    ['ope.ssu.cb', 'OPE_AFILIACION', 'SSU-CB', 'ALICIA', 'SORIA', 'VERA', 'OPERADORA DE AFILIACIONES'],
    ['ope.ssu.sc', 'OPE_AFILIACION', 'SSU-SC', 'DARÍO', 'MÉNDEZ', 'ÁÑEZ', 'OPERADOR DE AFILIACIONES'],
    ['ope.ssu.or', 'OPE_AFILIACION', 'SSU-OR', 'EVA', 'CHÁVEZ', 'LIMA', 'OPERADORA DE AFILIACIONES'],
    ['ope.ssu.pt', 'OPE_AFILIACION', 'SSU-PT', 'SIMÓN', 'CABRERA', 'PUMA', 'OPERADOR DE AFILIACIONES'],
    ['ope.ssu.ch', 'OPE_AFILIACION', 'SSU-CH', 'BLANCA', 'ORÍAS', 'DAZA', 'OPERADORA DE AFILIACIONES'],
    ['ope.ssu.tj', 'OPE_AFILIACION', 'SSU-TJ', 'NICOLÁS', 'ARAMAYO', 'GAITE', 'OPERADOR DE AFILIACIONES'],
    ['ope.ssu.be', 'OPE_AFILIACION', 'SSU-BE', 'ROSARIO', 'MELGAR', 'SUÁREZ', 'OPERADORA DE AFILIACIONES'],
    ['ope.ssu.pd', 'OPE_AFILIACION', 'SSU-PD', 'ABEL', 'CARDOZO', 'BAZÁN', 'OPERADOR DE AFILIACIONES'],
  ] satisfies Fila[]
).map(cuenta);

const SIN_REGISTROS: readonly string[] = ['sin.terminos', 'suspendido'];

export function autoresDe(ente: string): readonly string[] {
  return [...CUENTAS_DEMO, ...CUENTAS_AUTORAS]
    .filter((c) => c.ente === ente && c.rol === 'OPE_AFILIACION' && !SIN_REGISTROS.includes(c.username))
    .map((c) => c.username);
}
