import type { PropuestaRevision } from '@sgpa/contract/v1/revision-afiliacion';
import { ESTADO } from '@sgpa/domain/cobertura/estados';
import type { DecisionRevision } from '@sgpa/domain/cobertura/revision-afiliacion';
import { alDia } from '@sgpa/domain/cobertura/transicion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { afiliacionPorId, beneficiariosDe, laAfiliacion } from '../../afiliacion/afiliacion.queries.ts';
import { presentarDocumento } from '../../afiliacion/documento.presenter.ts';
import { documentosDe, type FilaDocumento } from '../../afiliacion/documentos.queries.ts';
import { auditar, mostradas } from '../../auditoria/auditoria.queries.ts';
import { defuncionSabida } from '../../persona/persona.queries.ts';
import { type DefuncionConocida, defuncionConocida } from '../ciclo.queries.ts';
import { presentarSituacion } from '../revision.presenter.ts';
import { decidirRevision, type Revisada } from './decidir.ts';
import { queVolveria } from './por-error.ts';

interface Leida {
  revisada: Revisada;
  defuncion: DefuncionConocida;
  papeles: readonly FilaDocumento[];
}

async function leer({ trx }: Operacion, id: IdAfiliacion): Promise<Leida> {
  const fila = await afiliacionPorId(trx, id);
  if (fila === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { id_persona, id_titular, id_ente_gestor } = fila;
  const [titular = null, beneficiarios, marca, defuncion, papeles] = await Promise.all([
    id_titular === null ? null : laAfiliacion(trx, id_titular).executeTakeFirst(),
    beneficiariosDe(trx, id).execute(),
    defuncionSabida(trx, id_persona, id_ente_gestor).executeTakeFirst(),
    defuncionConocida(trx, id_persona),
    documentosDe(trx, id),
  ]);
  const revisada = { fila, titular, beneficiarios, fallecida: marca?.figura === true };
  return { revisada, defuncion, papeles };
}

function presentar(
  { revisada, defuncion, papeles }: Leida,
  terminadas_por_cambio: PropuestaRevision['terminadas_por_cambio'],
  hoy: FechaCivil,
): PropuestaRevision {
  const { fila } = revisada;
  const ahora = alDia(fila, hoy);
  const posibles: DecisionRevision[] = ahora.estado === ESTADO.REVISION ? ['RESTITUIR', 'CERRAR'] : ['ABRIR'];
  return {
    idAfiliadoEnteGestor: fila.id,
    version: fila.version,
    ahora: presentarSituacion(ahora),
    en_revision_desde: fila.fecha_revision,
    motivo: fila.detalle_revision,
    // Another managing entity's word of the death shows here too, though it binds nobody else.
    fallecido: defuncion.persona.fallecido || defuncion.declaraciones.length > 0,
    documentos: papeles.map(presentarDocumento),
    decisiones: posibles.map((decision) => {
      const decidida = decidirRevision(revisada, decision, hoy);
      return {
        decision,
        despues: decidida.ok ? presentarSituacion(decidida.hechos) : null,
        beneficiarios: decidida.ok ? decidida.beneficiarios.length : 0,
        impedimento: decidida.ok ? null : decidida.texto,
      };
    }),
    terminadas_por_cambio,
  };
}

/** Tells what may be decided of an affiliation and how it would stand then; only the reading is audited. */
export async function proponerRevision(op: Operacion, id: IdAfiliacion): Promise<PropuestaRevision> {
  const leida = await leer(op, id);
  const { id_ente_gestor: idEnteGestor } = leida.revisada.fila;
  const terminadas = await queVolveria(op, leida.revisada);
  auditar(op, {
    accion: 'lectura-revision-afiliacion',
    recurso: 'afiliacion',
    idRecurso: id,
    idEnteGestor,
    ...(terminadas.length > 0 && {
      despues: mostradas(
        terminadas.map((una) => una.idAfiliadoEnteGestor),
        { porQuien: true, filas: terminadas.length },
      ),
    }),
  });
  return presentar(leida, terminadas, op.hoy);
}
