import type { CampoParametro } from '@sgpa/domain/parametro/datos-parametro';
import type { Lista } from '@sgpa/domain/parametro/listas';

/** What a list calls the code of its values. */
export const ETIQUETA_CODIGO: Partial<Record<Lista, string>> = {
  ENTE_GESTOR: 'Sigla',
  ESTABLECIMIENTO: 'Código RUES',
  EMPLEADOR: 'Número',
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
  vigenteDesde: 'Vigente desde',
};

/** Many lists have a code that is the name itself, and it is said once. */
export const codigoYNombre = ({ codigo, nombre }: { codigo: string; nombre: string }): string =>
  codigo === nombre ? nombre : `${codigo}, ${nombre}`;

export const etiquetaDe = (lista: Lista, campo: CampoParametro): string =>
  (campo === 'codigo' ? ETIQUETA_CODIGO[lista] : undefined) ?? ETIQUETAS[campo];
