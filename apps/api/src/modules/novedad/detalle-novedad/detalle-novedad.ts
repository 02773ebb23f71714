import type { Respuesta } from '@sgpa/contract/endpoints';
import type { NovedadDeAfiliacion } from '@sgpa/contract/v1/detalle-novedad';
import { estadoEn, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { impideBaja } from '@sgpa/domain/novedad/baja-novedad';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import type { RegistroPersona } from '../../afiliacion/registros-de-persona.queries.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { abiertasDeLaPersona, type NovedadSituada, novedadPedida, registrosDeLaNovedad } from '../novedad.queries.ts';

type Pedida = NonNullable<Awaited<ReturnType<typeof novedadPedida>>>;

const nombreDeEstado = (fila: NovedadSituada, hoy: FechaCivil): string => estadoDe(estadoEn(fila, hoy)).nombre;

const presentarNovedad = (
  fila: NovedadSituada,
  registros: readonly RegistroPersona[],
  hoy: FechaCivil,
): NovedadDeAfiliacion => ({
  idNovedadEnteGestor: fila.id_novedad,
  codigoNovedad: fila.codigo,
  estado: nombreDeEstado(fila, hoy),
  fechaInicio: fila.fecha_afiliacion,
  fechaFin: finDeCobertura(fila),
  claveTipoAfiliacion: fila.tipo,
  claveRelacionTitular: fila.parentesco,
  nombreEntidad: fila.nombre_entidad,
  idAfiliadoEnteGestor: fila.id,
  detalleNovedad: fila.detalle,
  impide_baja: impideBaja(
    { codigo: fila.codigo, estado: fila.estado_novedad, id_motivo_baja: fila.id_motivo_novedad },
    fila,
    registros,
    hoy,
  ),
});

/** Presents the details (document 1 §3 Novedad detail response). States are of the day, however late the job is. */
const presentarDetalle = (
  pedida: Pedida,
  abiertas: readonly NovedadSituada[],
  registros: readonly RegistroPersona[],
  hoy: FechaCivil,
): Respuesta<'detalle-novedad'> => ({
  persona: {
    nombres: pedida.nombres,
    primer_apellido: pedida.primer_apellido,
    segundo_apellido: pedida.segundo_apellido,
    numero_documento: pedida.numero_documento,
    complemento_documento: pedida.complemento,
    fecha_nacimiento: pedida.fecha_nacimiento,
  },
  afiliacion_actual: {
    nombre_ente_gestor: pedida.nombre_ente_gestor,
    fecha_afiliacion: pedida.fecha_afiliacion,
    nombre_entidad: pedida.nombre_entidad,
    estado: nombreDeEstado(pedida, hoy),
  },
  novedades: abiertas.map((fila) => presentarNovedad(fila, registros, hoy)),
});

/** Reads a novedad of the user's scope; one that was answered meanwhile still tells whose it was. */
export async function verNovedad(op: Operacion, id: number) {
  const [pedida, abiertas, registros] = await Promise.all([
    novedadPedida(op.trx, id),
    abiertasDeLaPersona(op.trx, id),
    registrosDeLaNovedad(op.trx, id),
  ]);
  if (pedida === undefined) throw new Rechazo('NO_ENCONTRADO');
  auditarOperacion(op, {
    accion: 'detalle-novedad',
    recurso: 'afiliacion',
    idRecurso: pedida.id,
    idEnteGestor: pedida.id_ente_gestor,
    despues: { novedad: id },
  });
  return presentarDetalle(pedida, abiertas, registros, op.hoy);
}
