import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { NovedadReportada, RespuestaReporte } from '@sgpa/contract/v1/reporte-novedad';
import { elegirReportada, TEXTO_REPORTE } from '@sgpa/domain/novedad/reporte-novedad';
import { separarDocumento } from '@sgpa/domain/shared/documento';
import { ESTADO_ALMACENAMIENTO } from '@sgpa/domain/titular/contraste';
import type { Operacion } from '../../../operacion.ts';
import { auditar, auditarOperacion, mostradas } from '../../auditoria/auditoria.queries.ts';
import { abrirReportadas, type Buscada, type Candidata, candidatas, type PorAbrir } from './reporte-novedad.queries.ts';

const ACCION = 'reporte-novedad';

const { GUARDADO, YA_EXISTE, NO_GUARDADO } = ESTADO_ALMACENAMIENTO;

const buscadaDe = (item: NovedadReportada, lugar: number): Buscada => {
  const { numero, complemento } = separarDocumento(item.numero_documento);
  const entidad = item.codigo_entidad?.trim() || null;
  return { lugar, numero, complemento, nacimiento: item.fecha_nacimiento, entidad };
};

const contar = (
  { numero_documento, codigo_novedad }: NovedadReportada,
  codigo: RespuestaReporte['estado_almacenamiento']['codigo'],
  detalle: string,
  id: number | null = null,
): RespuestaReporte => ({
  numero_documento,
  codigo_novedad,
  idNovedadEnteGestor: id,
  estado_almacenamiento: { codigo, detalle },
});

/** Finds each item's affiliation among those of the user's managing entity, or says why there is none. */
function elegirTodas(op: Operacion, items: readonly NovedadReportada[], halladas: readonly Candidata[]) {
  const porLugar = Map.groupBy(halladas, ({ lugar }) => lugar);
  return items.map((item, lugar) => elegirReportada(porLugar.get(lugar) ?? [], item.codigo_novedad, op.hoy));
}

/** Opens novedades about a managing entity's own affiliations: one open novedad of a kind for each. */
export async function reportarNovedades(op: Operacion, { data }: Cuerpo<typeof ACCION>) {
  const { trx, contexto, ahora } = op;
  const { idEnteGestor } = contexto.usuario;
  const halladas = await candidatas(trx, data.map(buscadaDe));
  const elegidas = elegirTodas(op, data, halladas);
  const porAbrir = data.flatMap(({ codigo_novedad: codigo, detalle }, lugar): PorAbrir[] => {
    const elegida = elegidas[lugar];
    if (!elegida?.ok) return [];
    const { id: id_afiliacion, id_persona } = elegida.fila;
    return [{ lugar, codigo, id_ente_gestor: idEnteGestor, id_persona, id_afiliacion, detalle }];
  });
  const abiertas = porAbrir.length > 0 ? await abrirReportadas(trx, porAbrir, ahora) : [];
  const nuevas = abiertas.filter(({ nueva }) => nueva);
  auditarOperacion(op, {
    accion: ACCION,
    recurso: 'novedad',
    despues: {
      reportadas: data.length,
      abiertas: nuevas.length,
      ...mostradas(
        halladas.map(({ id }) => id),
        { porQuien: true, filas: halladas.length },
      ),
    },
  });
  for (const { id, lugar } of nuevas)
    auditar(op, {
      accion: ACCION,
      recurso: 'novedad',
      idRecurso: id ?? undefined,
      antes: null,
      despues: { ...porAbrir.find((una) => una.lugar === lugar) },
    });
  return {
    data: data.map((item, lugar) => {
      const elegida = elegidas[lugar];
      if (!elegida?.ok) return contar(item, NO_GUARDADO, elegida?.texto ?? '');
      const abierta = abiertas.find((una) => una.lugar === lugar);
      return abierta?.nueva
        ? contar(item, GUARDADO, TEXTO_REPORTE.abierta, abierta.id)
        : contar(item, YA_EXISTE, TEXTO_REPORTE.repetida, abierta?.id);
    }),
  };
}
