import type { PropuestaFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { Operacion } from '../../../operacion.ts';
import { afiliacionesLigadas, afiliacionPorId } from '../../afiliacion/afiliacion.queries.ts';
import { presentarDocumento } from '../../afiliacion/documento.presenter.ts';
import { documentosDePersona } from '../../afiliacion/documentos.queries.ts';
import { auditar, mostradas } from '../../auditoria/auditoria.queries.ts';
import { type DefuncionConocida, defuncionConocida } from '../ciclo.queries.ts';
import { presentarTerminada } from '../revision.presenter.ts';
import { terminadasPorDefuncion } from '../revision.queries.ts';
import { corregir } from './corregir.ts';

function presentarDefuncion({ persona, declaraciones }: DefuncionConocida) {
  const [declarada = null] = declaraciones.flatMap(({ fecha }) => fecha ?? []).toSorted();
  return {
    nombre: apellidosYNombre(persona),
    documento: unirDocumento(persona.numero_documento, persona.complemento),
    fecha_defuncion: persona.fecha_defuncion ?? declarada,
    obliga_a_todos: persona.fallecido,
    declarado_por: declaraciones.map(({ ente_gestor }) => ente_gestor),
  };
}

/** Tells what a recorded death ended, and how each affiliation would stand if the death is taken back. */
export async function proponerFallecimiento(op: Operacion, id: IdAfiliacion): Promise<PropuestaFallecimiento> {
  const { trx, hoy } = op;
  const fila = await afiliacionPorId(trx, id);
  if (fila === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { id_persona, id_ente_gestor: idEnteGestor } = fila;
  const [ligadas, terminadas, defuncion, papeles] = await Promise.all([
    afiliacionesLigadas(trx, id_persona).execute(),
    terminadasPorDefuncion(trx, id_persona),
    defuncionConocida(trx, id_persona),
    documentosDePersona(trx, id_persona),
  ]);
  auditar(op, {
    accion: 'lectura-revision-fallecimiento',
    recurso: 'persona',
    idRecurso: id_persona,
    idEnteGestor,
    ...(terminadas.length > 0 && {
      despues: mostradas(
        terminadas.map((una) => una.id),
        { porQuien: true, filas: terminadas.length },
      ),
    }),
  });
  const filas = new Map(ligadas.map((una) => [una.id, una]));
  return {
    ...presentarDefuncion(defuncion),
    documentos: papeles.map((papel) => ({
      ...presentarDocumento(papel),
      idAfiliadoEnteGestor: papel.id_afiliacion,
      ente_gestor: papel.ente_gestor,
    })),
    afiliaciones: corregir(terminadas, filas, () => true, hoy).map((una) => presentarTerminada(una, hoy)),
  };
}
