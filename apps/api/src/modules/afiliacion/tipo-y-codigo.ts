import type { ProblemaCampo } from '@sgpa/domain/errors/catalogo';
import { leerCodigoEntidad, TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import { codigoPorTipoEnLista } from '@sgpa/domain/titular/fuentes';
import {
  leerTipoAsegurado,
  reglaTipoAsegurado,
  type TipoAsegurado,
  tipoForzadoPorRol,
} from '@sgpa/domain/titular/tipo-asegurado';

/**
 * The insured type and the employer's code belong together (document 2 §4, Employer type and insured type). Once the
 * list's panel is unlocked, the code may also be the type's own.
 */
export function revisarTipoYCodigo(
  tipoTexto: string,
  codigo: string,
  { rol, desdeLista = false }: { rol: string; desdeLista?: boolean },
): { tipo: TipoAsegurado | ''; problemas: ProblemaCampo[] } {
  const tipo = tipoForzadoPorRol(rol) ?? leerTipoAsegurado(tipoTexto);
  if (tipo === null) {
    return {
      tipo: '',
      problemas: [{ campo: 'afiliacion.tipo_asegurado', mensaje: 'El tipo de asegurado no existe.' }],
    };
  }
  const { codigoFijo } = reglaTipoAsegurado(tipo);
  const leido = leerCodigoEntidad(codigo);
  const libre = leido !== null && leido.tipo !== TIPO_CODIGO.FIJO;
  const admiteLibre = desdeLista ? !codigoPorTipoEnLista(tipo).bloqueado : codigoFijo === null;
  const corresponde = (admiteLibre && libre) || (codigoFijo !== null && leido?.numero === codigoFijo);
  const mensaje = 'El código de la entidad empleadora no corresponde al tipo de asegurado.';
  return { tipo, problemas: corresponde ? [] : [{ campo: 'codigo_entidad', mensaje }] };
}
