import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { type DocumentoUnido, separarDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion, mostradas } from '../../auditoria/auditoria.queries.ts';
import { presentarDetalle } from '../asegurado.presenter.ts';
import { afiliacionesDelTitular, beneficiariosDelTitular, fichaDelTitular } from '../asegurado.queries.ts';

interface Referencia {
  numero_documento: DocumentoUnido;
  fecha_nacimiento: FechaCivil;
  codigo_entidad: string;
  fecha_afiliacion: FechaCivil;
}

/** Reads a holder's details in the user's scope; a sigla narrows it to that managing entity (document 2 §6). */
export async function verDetalle(op: Operacion, dicha: Referencia, siglaEnteGestor: string | null) {
  const { trx, contexto, hoy } = op;
  const buscado = {
    ...separarDocumento(dicha.numero_documento),
    fechaNacimiento: dicha.fecha_nacimiento,
    codigoEntidad: dicha.codigo_entidad,
    fechaAfiliacion: dicha.fecha_afiliacion,
    siglaEnteGestor,
  };
  const [filas, beneficiarios, ficha] = await Promise.all([
    afiliacionesDelTitular(trx, buscado),
    beneficiariosDelTitular(trx, buscado),
    fichaDelTitular(trx, buscado),
  ]);
  const [titular] = filas;
  if (!titular?.pedida) throw new Rechazo('NO_ENCONTRADO');
  auditarOperacion(op, {
    accion: 'detalle-asegurado',
    recurso: 'afiliacion',
    idRecurso: titular.id,
    idEnteGestor: titular.id_ente_gestor,
    ...(beneficiarios.length > 0 && {
      despues: mostradas(
        beneficiarios.map(({ id }) => id),
        { porQuien: true, filas: beneficiarios.length },
      ),
    }),
  });
  return presentarDetalle({ titular, filas, beneficiarios, ficha }, contexto.usuario.rol, hoy);
}
