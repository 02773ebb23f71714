import {
  faltaNit,
  limpiarMatricula,
  limpiarNit,
  revisarMatricula,
  revisarNit,
} from '@sgpa/domain/consulta/consulta-empresa';

export const EMPRESA_VACIA = { nit: '', matricula: '' };

export type CamposEmpresa = typeof EMPRESA_VACIA;

/** Either number is enough. */
export const revisarNitEscrito = (nit: string, campos: CamposEmpresa): string | true =>
  faltaNit({ ...campos, nit }) ? 'Obligatorio.' : (revisarNit(nit)?.texto ?? true);

export const revisarMatriculaEscrita = (matricula: string): string | true => revisarMatricula(matricula)?.texto ?? true;

export const aConsulta = ({ nit, matricula }: CamposEmpresa) => ({
  nitEmpresa: limpiarNit(nit),
  matriculaEmpresa: limpiarMatricula(matricula),
});
