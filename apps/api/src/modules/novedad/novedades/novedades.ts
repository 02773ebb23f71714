import type { Params } from '@sgpa/contract/endpoints';
import type { Novedad } from '@sgpa/contract/v1/novedades';
import { esRolAutoridad } from '@sgpa/domain/cuenta/roles';
import { campoInvalido } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { Operacion } from '../../../operacion.ts';
import { auditar, mostradas } from '../../auditoria/auditoria.queries.ts';
import { departamentoDeNovedades, type FilaNovedad, paginaDeNovedades, totalDeNovedades } from '../novedad.queries.ts';

const presentar = (fila: FilaNovedad): Novedad => ({
  idNovedadEnteGestor: fila.id,
  codigoNovedad: fila.codigo,
  nombres: apellidosYNombre(fila),
  documentoIdentidad: fila.numero_documento,
  complementoDocumento: fila.complemento,
  fechaNacimiento: fila.fecha_nacimiento,
  departamento: fila.departamento ?? '',
  detalleNovedad: fila.detalle,
  idAfiliadoEnteGestor: fila.id_afiliacion,
  tipoAfiliado: fila.tipo,
  fechaNovedad: hoyEnLaPaz(fila.creado_en),
  siglaEnteGestor: fila.sigla,
});

/** Lists what is open in the user's scope, a page and the exact total in one snapshot; the reading is audited. */
export async function listarNovedades(op: Operacion, pedida: Params<'novedades'>) {
  const { trx, contexto } = op;
  const { page, limit, ci, departamento } = pedida;
  const { rol, idEnteGestor } = contexto.usuario;
  const filtro = {
    idEnteGestor: esRolAutoridad(rol) ? null : idEnteGestor,
    numeroDocumento: ci ?? null,
    departamento: departamento ?? null,
  };
  const [total, filas, hallados] = await Promise.all([
    totalDeNovedades(trx, filtro),
    paginaDeNovedades(trx, filtro, page, limit),
    departamento === undefined ? [] : departamentoDeNovedades(trx, departamento),
  ]);
  if (departamento !== undefined && hallados.length === 0)
    throw campoInvalido('departamento', 'El departamento no existe en la lista.');
  auditar(op, {
    accion: 'novedades',
    recurso: 'novedad',
    despues: {
      ...pedida,
      total,
      novedades: filas.map(({ id }) => id),
      ...mostradas(
        filas.map(({ id_afiliacion }) => id_afiliacion),
        { porQuien: ci !== undefined, filas: filas.length },
      ),
    },
  });
  return { content: filas.map(presentar), pages: Math.ceil(total / limit), totalElement: total };
}
