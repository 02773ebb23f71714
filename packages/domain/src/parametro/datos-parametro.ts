/** Defines the form of a value of a list: what each list asks for, and what may be in it. */

import { CON_EDAD, DIAS_HASTA_NUEVA_EDAD } from '../cobertura/edad.ts';
import { estaVacio, revisarRequerido } from '../shared/campos.ts';
import { antesDe, despuesDe, revisarFechaEscrita } from '../shared/campos-fecha.ts';
import { armarCodigoEntidad, leerCodigoEntidad, TIPOS_CODIGO_MANUAL } from '../shared/codigo-entidad.ts';
import { type FechaCivil, leerFechaEscrita, mostrarFecha, sumarDias } from '../shared/fecha-civil.ts';
import { demasiadoLargo } from '../shared/largo.ts';
import { type Campos, invalido, type Problemas, soloProblemas } from '../shared/problemas.ts';
import type { Lista } from './listas.ts';
import { revisarDiaDeVigencia, revisarFinDeVigencia } from './vigencia.ts';

export const CAMPOS_DE_PARAMETRO = [
  'codigo',
  'nombre',
  'sigla',
  'tipoCodigo',
  'tipo',
  'idEnteGestor',
  'idDepartamento',
  'codigoMunicipio',
  'nivel',
  'red',
  'norma',
  'edad',
  'vigenteDesde',
] as const;
export type CampoParametro = (typeof CAMPOS_DE_PARAMETRO)[number];

const CAMPOS_USUALES = ['codigo', 'nombre', 'sigla', 'vigenteDesde'] as const;
const POR_LISTA: Partial<Record<Lista, readonly CampoParametro[]>> = {
  EDAD: ['codigo', 'edad', 'norma', 'vigenteDesde'],
  EMPLEADOR: ['tipoCodigo', 'codigo', 'nombre', 'vigenteDesde'],
  ENTE_GESTOR: ['codigo', 'nombre', 'tipo', 'idDepartamento', 'vigenteDesde'],
  // The code of a holiday is its date.
  FERIADO: ['codigo', 'nombre', 'norma'],
  ESTABLECIMIENTO: [
    'codigo',
    'nombre',
    'idEnteGestor',
    'idDepartamento',
    'codigoMunicipio',
    'nivel',
    'red',
    'tipo',
    'vigenteDesde',
  ],
};

/** The form of a list shows these fields, in this order. */
export const camposDeLista = (lista: Lista): readonly CampoParametro[] => POR_LISTA[lista] ?? CAMPOS_USUALES;

/** These fields are chosen once: records, other systems and rules know the value by them. */
const DEL_ALTA: readonly CampoParametro[] = ['codigo', 'sigla', 'tipoCodigo', 'idEnteGestor', 'edad'];

export const seCambia = (lista: Lista, campo: CampoParametro): boolean =>
  !DEL_ALTA.includes(campo) && lista !== 'EDAD' && !(lista === 'ENTE_GESTOR' && campo === 'tipo');

export const MAX_PARAMETRO: Readonly<Partial<Record<CampoParametro, number>>> = {
  codigo: 40,
  nombre: 300,
  sigla: 40,
  nivel: 60,
  red: 100,
  tipo: 60,
  norma: 100,
  edad: 3,
};

export const TIPOS_DE_ENTE = [
  { codigo: 'CAJA', nombre: 'Caja de salud' },
  { codigo: 'UNIVERSITARIO', nombre: 'Seguro universitario' },
] as const;

type Texto = string | null | undefined;

const limpio = (texto: Texto): string => (texto ?? '').trim().replace(/\s+/g, ' ');

/** Codes are kept in capitals, since they are compared letter by letter. */
export const limpiarCodigo = (texto: Texto): string => limpio(texto).toUpperCase();

const EN_MAYUSCULAS: readonly Lista[] = ['EMPLEADOR', 'ESTADO_CIVIL', 'PARENTESCO'];

/** Employers and the values of forms are kept in capitals, as they are written everywhere. */
export const limpiarNombreDe = (lista: Lista, texto: Texto): string =>
  EN_MAYUSCULAS.includes(lista) ? limpiarCodigo(texto) : limpio(texto);

const FORMA_CODIGO: Partial<Record<Lista, [RegExp, string]>> = {
  ENTE_GESTOR: [/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*$/, 'Solo letras sin acento, números y guiones entre ellos.'],
  ESTABLECIMIENTO: [/^[0-9A-Z]+(-[0-9A-Z]+)*$/, 'Solo números, letras sin acento y guiones entre ellos.'],
};
const FORMA_USUAL: [RegExp, string] = [
  /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/,
  'Solo letras sin acento, números y guion bajo entre ellos.',
];

/** A holiday is added for today or later: what was told before about working days stays as it was told. */
function revisarDiaFeriado(escrito: string, hoy: FechaCivil) {
  const dia = leerFechaEscrita(escrito);
  if (dia === null) return revisarFechaEscrita(escrito);
  return antesDe(dia, hoy, 'Un feriado se añade para hoy o un día por venir.') ?? revisarDiaDeVigencia(dia, hoy);
}

/** Checks the last day on which a value is offered; a holiday is withdrawn by one before its date. */
export function revisarFinDeParametro(
  lista: Lista,
  { codigo, desde }: { codigo: string; desde: FechaCivil | null },
  hasta: FechaCivil,
  hoy: FechaCivil,
) {
  const dia = lista === 'FERIADO' ? leerFechaEscrita(codigo) : null;
  if (dia === null) return revisarFinDeVigencia(hasta, desde, hoy);
  const vispera = sumarDias(dia, -1);
  return (
    revisarDiaDeVigencia(hasta, hoy) ??
    despuesDe(hasta, vispera, `Para retirar el feriado, el último día debe ser anterior al ${mostrarFecha(dia)}.`)
  );
}

const revisarEdad = (edad: Texto) =>
  estaVacio(edad) || (/^\d{1,3}$/.test(limpio(edad)) && Number(edad) >= 1 && Number(edad) <= 120)
    ? revisarRequerido(edad)
    : invalido('Debe ser un número entero entre 1 y 120.');

export const primerDiaDeAlta = (lista: Lista, hoy: FechaCivil): FechaCivil =>
  lista === 'EDAD' ? sumarDias(hoy, DIAS_HASTA_NUEVA_EDAD) : hoy;

/** Nobody's right ends on a day that its holder has not had time to prepare for. */
function revisarDesdeDeEdad(escrito: Texto, hoy: FechaCivil) {
  const dia = leerFechaEscrita(escrito ?? '');
  if (dia === null) return revisarRequerido(escrito) ?? revisarFechaEscrita(escrito);
  const primero = primerDiaDeAlta('EDAD', hoy);
  const texto = `Una edad se cambia con ${DIAS_HASTA_NUEVA_EDAD} días de anticipación: desde el ${mostrarFecha(primero)}.`;
  return antesDe(dia, primero, texto) ?? revisarDiaDeVigencia(dia, hoy);
}

/** An employer's number follows the rules of its type of code: a NIT has digits alone. */
function revisarCodigo(lista: Lista, { codigo, tipoCodigo }: Campos<CampoParametro>, hoy: FechaCivil) {
  const escrito = limpiarCodigo(codigo);
  if (escrito === '') return revisarRequerido(escrito);
  if (lista === 'FERIADO') return revisarDiaFeriado(escrito, hoy);
  if (lista === 'EDAD')
    return CON_EDAD.some((una) => una.codigo === escrito) ? null : invalido('Elija un valor de la lista.');
  if (lista === 'EMPLEADOR') {
    const tipo = TIPOS_CODIGO_MANUAL.find((uno) => String(uno.tipo) === tipoCodigo);
    if (tipo === undefined) return null;
    if (leerCodigoEntidad(armarCodigoEntidad(tipo.tipo, escrito)) !== null) return null;
    return tipo.prefijo === 'NIT'
      ? invalido('El NIT solo admite dígitos, hasta 20.')
      : invalido('Solo números, letras sin acento y guiones entre ellos, hasta 30.');
  }
  const [forma, texto] = FORMA_CODIGO[lista] ?? FORMA_USUAL;
  return forma.test(escrito) ? null : invalido(texto);
}

function revisarDesde(lista: Lista, escrito: Texto, hoy: FechaCivil) {
  if (lista === 'EDAD') return revisarDesdeDeEdad(escrito, hoy);
  if (estaVacio(escrito)) return null;
  const dia = leerFechaEscrita(escrito ?? '');
  return dia === null ? revisarFechaEscrita(escrito) : revisarDiaDeVigencia(dia, hoy);
}

const revisarTipo = (lista: Lista, tipo: Texto) =>
  lista === 'ENTE_GESTOR' && !estaVacio(tipo) && !TIPOS_DE_ENTE.some(({ codigo }) => codigo === tipo)
    ? invalido('Elija un tipo de la lista.')
    : revisarRequerido(tipo);

const revisarTipoCodigo = (tipoCodigo: Texto) =>
  estaVacio(tipoCodigo) || TIPOS_CODIGO_MANUAL.some(({ tipo }) => String(tipo) === tipoCodigo)
    ? revisarRequerido(tipoCodigo)
    : invalido('Elija un tipo de código de la lista.');

/** Checks what the form of the list asks for; for an existing value, only what may be changed. */
export function revisarParametro(
  lista: Lista,
  datos: Campos<CampoParametro>,
  { hoy, esNuevo }: { hoy: FechaCivil; esNuevo: boolean },
): Problemas<CampoParametro> {
  const delFormulario: Problemas<CampoParametro> = soloProblemas<CampoParametro>({
    codigo: revisarCodigo(lista, datos, hoy),
    nombre: revisarRequerido(datos.nombre),
    tipoCodigo: revisarTipoCodigo(datos.tipoCodigo),
    tipo: revisarTipo(lista, datos.tipo),
    idEnteGestor: revisarRequerido(datos.idEnteGestor),
    idDepartamento: revisarRequerido(datos.idDepartamento),
    codigoMunicipio: revisarRequerido(datos.codigoMunicipio),
    nivel: revisarRequerido(datos.nivel),
    red: revisarRequerido(datos.red),
    norma: revisarRequerido(datos.norma),
    edad: revisarEdad(datos.edad),
    vigenteDesde: revisarDesde(lista, datos.vigenteDesde, hoy),
  });
  const problemas: Problemas<CampoParametro> = {};
  for (const campo of camposDeLista(lista)) {
    if (!esNuevo && !seCambia(lista, campo)) continue;
    const maximo = MAX_PARAMETRO[campo];
    const largo = maximo !== undefined && limpio(datos[campo]).length > maximo;
    const problema = largo ? demasiadoLargo(maximo) : delFormulario[campo];
    if (problema) problemas[campo] = problema;
  }
  return problemas;
}
