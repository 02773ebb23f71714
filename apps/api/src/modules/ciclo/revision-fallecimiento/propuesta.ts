import type { PropuestaFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import { alDia } from '@sgpa/domain/cobertura/transicion';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { unirDocumento } from '@sgpa/domain/shared/documento';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import { juntas, pedir } from '../../../db/mensajes.ts';
import type { Operacion } from '../../../operacion.ts';
import { afiliacionesLigadas, afiliacionPorId } from '../../afiliacion/afiliacion.queries.ts';
import { presentarDocumento } from '../../afiliacion/documento.presenter.ts';
import { documentosDePersona } from '../../afiliacion/documentos.queries.ts';
import { auditar, mostradas } from '../../auditoria/auditoria.service.ts';
import { conocida, type DefuncionConocida, sobreDefuncion } from '../defuncion-conocida.queries.ts';
import { presentarSituacion } from '../situacion.presenter.ts';
import { corregir, type Devuelta } from './corregir.ts';
import { terminadasPorDefuncion } from './terminadas.queries.ts';

const presentarDevuelta = ({ terminada, fila, ...resultado }: Devuelta, hoy: FechaCivil) => ({
  idAfiliadoEnteGestor: fila.id,
  version: fila.version,
  idTitular: fila.id_titular,
  nombre: terminada.nombre,
  documento: unirDocumento(terminada.numero_documento, terminada.complemento),
  parentesco: terminada.parentesco,
  ente_gestor: terminada.ente_gestor,
  entidad: terminada.entidad,
  ahora: presentarSituacion(alDia(fila, hoy)),
  despues: resultado.ok ? presentarSituacion(resultado.cambio.hechos) : null,
  impedimento: resultado.ok ? null : resultado.impedimento,
  cambiada_despues: terminada.cambiada,
});

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

/** What a death that was recorded ended, and how each affiliation would stand if it is taken back. */
export async function proponerFallecimiento(op: Operacion, id: number): Promise<PropuestaFallecimiento> {
  const { trx, hoy } = op;
  const fila = await afiliacionPorId(trx, id);
  if (fila === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { id_persona, id_ente_gestor: idEnteGestor } = fila;
  const { persona, declaraciones } = sobreDefuncion(trx, id_persona);
  const [ligadas, terminadas, personas, dichas, papeles] = await juntas(trx, [
    afiliacionesLigadas(trx, id_persona),
    pedir(terminadasPorDefuncion, id_persona),
    persona,
    declaraciones,
    pedir(documentosDePersona, id_persona),
  ]);
  await auditar(op, {
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
    ...presentarDefuncion(conocida(personas, dichas)),
    documentos: papeles.map((papel) => ({
      ...presentarDocumento(papel),
      idAfiliadoEnteGestor: papel.id_afiliacion,
      ente_gestor: papel.ente_gestor,
    })),
    afiliaciones: corregir(terminadas, filas, () => true, hoy).map((una) => presentarDevuelta(una, hoy)),
  };
}
