import type { Respuesta } from '@sgpa/contract/endpoints';
import type { NovedadDeAfiliacion } from '@sgpa/contract/v1/detalle-novedad';
import { estadoEn, finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { impideBaja } from '@sgpa/domain/novedad/baja-novedad';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import type { RegistroPersona } from '../../afiliacion/registros-de-persona.queries.ts';
import type { NovedadSituada, novedadPedida } from './detalle.queries.ts';

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

/** Document 1 §3 Novedad detail response; states are those of the day, however late the daily job is. */
export const presentarDetalle = (
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
