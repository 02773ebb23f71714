import type { CampoParametro } from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';
import { esFechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

export const ETIQUETA_CODIGO: Partial<Record<Lista, string>> = {
  ENTE_GESTOR: 'Sigla',
  ESTABLECIMIENTO: 'Código RUES',
  EMPLEADOR: 'Número',
  FERIADO: 'Fecha',
  EDAD: 'Parentesco o condición',
};

const ETIQUETAS: Readonly<Record<CampoParametro, string>> = {
  codigo: 'Código',
  nombre: 'Nombre',
  sigla: 'Sigla',
  tipoCodigo: 'Tipo de código',
  tipo: 'Tipo',
  idEnteGestor: 'Ente gestor',
  idDepartamento: 'Departamento',
  codigoMunicipio: 'Municipio',
  nivel: 'Nivel',
  red: 'Red',
  norma: 'Norma que lo declara',
  edad: 'Edad (años)',
  vigenteDesde: 'Vigente desde',
};

/** The code of a holiday is its date. */
export const mostrarCodigo = (codigo: string): string => (esFechaCivil(codigo) ? mostrarFecha(codigo) : codigo);

/** In many lists the code is the name itself, and is said once. */
export function codigoYNombre({ codigo, nombre }: { codigo: string; nombre: string }): string {
  const dicho = mostrarCodigo(codigo);
  return dicho === nombre ? nombre : `${dicho}, ${nombre}`;
}

export const etiquetaDe = (lista: Lista, campo: CampoParametro): string =>
  (campo === 'codigo' ? ETIQUETA_CODIGO[lista] : undefined) ?? ETIQUETAS[campo];
