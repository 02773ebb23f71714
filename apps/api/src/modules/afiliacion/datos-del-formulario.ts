import type { DelEntePedido, EmpleoPedido } from '@sgpa/contract/shared/afiliacion';
import type { DetalleDeCampo } from '@sgpa/domain/errors/catalogo';
import { leerCodigoEntidad, TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { codigoPorTipoEnLista } from '@sgpa/domain/titular/fuentes';
import {
  leerTipoAsegurado,
  reglaTipoAsegurado,
  type TipoAsegurado,
  tipoForzadoPorRol,
} from '@sgpa/domain/titular/tipo-asegurado';
import type { Db } from '../../db/pool.ts';
import { resolverCodigos, resolverLugar } from '../catalogo/listas.ts';
import { type ListasDelDia, resolverDeLista, resolverVigente, vacioEsNulo } from '../catalogo/vigencia.ts';
import type { DeEmpleo, DelEnte } from './cambios.queries.ts';

/**
 * The insured type and the employer's code belong together (document 2 §4, Employer type and insured type). In the
 * list's panel two types leave the code's field open (`codigoPorTipoEnLista`), and their fixed code may be sent as well.
 */
export function revisarTipoYCodigo(
  tipoTexto: string,
  codigo: string,
  { rol, desdeLista = false }: { rol: string; desdeLista?: boolean },
): { tipo: TipoAsegurado | ''; problemas: DetalleDeCampo[] } {
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

/** Resolves the managing entity's own fields; an establishment of another entity counts as unknown. */
export async function resolverDelEnte(
  listas: ListasDelDia,
  idEnteGestor: IdEnteGestor,
  pedido: DelEntePedido,
  problemas: DetalleDeCampo[],
): Promise<DelEnte> {
  const { db } = listas;
  const { departamento, codigo_establecimiento } = pedido;
  const { establecimiento } = await resolverCodigos(db, { establecimiento: codigo_establecimiento }, idEnteGestor);
  const { idDepartamento } = await resolverLugar(db, departamento, null);
  return {
    matricula: vacioEsNulo(pedido.matricula),
    id_establecimiento: resolverVigente(
      listas,
      problemas,
      'afiliacion.codigo_establecimiento',
      codigo_establecimiento,
      establecimiento,
    ),
    id_departamento: resolverDeLista(problemas, 'afiliacion.departamento', departamento, idDepartamento),
  };
}

export async function resolverEmpleo(db: Db, empleo: EmpleoPedido, problemas: DetalleDeCampo[]): Promise<DeEmpleo> {
  const { departamento, municipio } = empleo;
  const lugar = await resolverLugar(db, departamento, municipio);
  return {
    fecha_ingreso_trabajo: empleo.fecha_ingreso_trabajo ?? null,
    puesto_empleado: vacioEsNulo(empleo.puesto_empleado),
    salario: empleo.salario ?? null,
    id_departamento_trabajo: resolverDeLista(problemas, 'empleador.departamento', departamento, lugar.idDepartamento),
    codigo_municipio_trabajo: resolverDeLista(problemas, 'empleador.municipio', municipio, lugar.codigoMunicipio),
  };
}

export async function idTipoAsegurado(db: Db, codigo: string): Promise<number | null> {
  return (await resolverCodigos(db, { tipoAsegurado: codigo }, null)).tipoAsegurado?.id ?? null;
}

/** Resolves a kin by id, code or the name on screen; a kin that is not in the list is a problem of the field. */
export async function resolverParentesco(listas: ListasDelDia, parentesco: string, problemas: DetalleDeCampo[]) {
  const codigos = await resolverCodigos(listas.db, { parentesco }, null);
  return resolverVigente(listas, problemas, 'afiliacion.parentesco_titular', parentesco, codigos.parentesco);
}
