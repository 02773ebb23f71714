import type { Cuerpo, Respuesta } from '@sgpa/contract/endpoints';
import { CODIGO_RESPUESTA, type RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import type { AfiliacionElegible, ArchivoDelNumero } from '@sgpa/contract/v1/decision-identidad';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { TEXTO_SON_DOS } from '@sgpa/domain/identidad/textos-decision';
import { impideUnir, solapesAlUnir } from '@sgpa/domain/identidad/union';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { Operacion } from '../../../operacion.ts';
import { auditar, auditarOperacion, mostradas } from '../../auditoria/auditoria.queries.ts';
import {
  apartar,
  archivosDelMismoNumero,
  type FilaArchivo,
  type FilaTramo,
  tramosDe,
} from './decision-identidad.queries.ts';
import { unirArchivos } from './unir.ts';

/** Presents an affiliation as the authority sees it when it chooses between several. */
export const presentarTramo = (tramo: FilaTramo, hoy: FechaCivil): AfiliacionElegible => ({
  idAfiliadoEnteGestor: tramo.id,
  nombre_completo: apellidosYNombre(tramo),
  tipo_afiliado: tramo.tipo,
  ente_gestor: tramo.ente_gestor,
  nombre_entidad: tramo.nombre_entidad,
  estado: estadoDe(estadoEn(tramo, hoy)).nombre,
  fecha_afiliacion: tramo.fecha_afiliacion,
  fin_cobertura: tramo.fin_cobertura,
});

const ACCION = 'decision-identidad';
const LECTURA = 'lectura-decision-identidad';

/** Presents a file beside the novedad's own, with the overlaps that joining the two would meet. */
const presentar = (archivo: FilaArchivo, suyo: FilaArchivo, tramos: readonly FilaTramo[], hoy: FechaCivil) => {
  const { id, complemento, tipo_doc, fallecido: _, defuncion_segun: __, ...resto } = archivo;
  const deLosDos = tramos.filter((t) =>
    [id, suyo.id].some((uno) => uno === t.id_persona || uno === t.id_persona_titular),
  );
  const presentarUno = (tramo: FilaTramo) => presentarTramo(tramo, hoy);
  const par = [suyo, archivo] as const;
  return {
    ...resto,
    id_registro: id,
    complemento_documento: complemento,
    extranjero: tipo_doc === 2,
    afiliaciones: tramos.filter((t) => t.id_persona === id).map(presentarUno),
    union: archivo.de_la_novedad
      ? null
      : {
          impedimento: impideUnir(par, deLosDos),
          solapes: solapesAlUnir(par, deLosDos).map((grupo) => grupo.map(presentarUno)),
        },
  } satisfies ArchivoDelNumero;
};

/** Shows the files of the number side by side, for the authority to decide. */
export async function verArchivos(op: Operacion, idNovedad: number): Promise<Respuesta<'decision-identidad/archivos'>> {
  const archivos = await archivosDelMismoNumero(op.trx, idNovedad);
  const [suyo] = archivos;
  if (suyo === undefined) throw new Rechazo('NO_ENCONTRADO');
  const tramos = await tramosDe(
    op.trx,
    archivos.map(({ id }) => id),
  );
  const presentados = archivos.map((archivo) => presentar(archivo, suyo, tramos, op.hoy));
  const vistas = presentados
    .flatMap(({ afiliaciones, union }) => [...afiliaciones, ...(union?.solapes ?? []).flat()])
    .map(({ idAfiliadoEnteGestor }) => idAfiliadoEnteGestor);
  const despues = mostradas(vistas, { porQuien: true, filas: vistas.length });
  auditar(op, { accion: LECTURA, recurso: 'novedad', idRecurso: idNovedad, despues });
  return { archivos: presentados };
}

/** Writes 'Son dos personas', which stays closed until a fact changes. */
async function apartarPersonas(op: Operacion, { id_novedad_ente_gestor: idNovedad, motivo }: Cuerpo<typeof ACCION>) {
  const pares = await apartar(op.trx, idNovedad, motivo, op.ahora);
  if (pares.length === 0) throw new Rechazo('NO_ENCONTRADO');
  const personas = pares.map(({ id_menor, id_mayor }) => [id_menor, id_mayor]);
  const despues = { decision: 'DOS_PERSONAS', motivo, personas };
  auditarOperacion(op, { accion: ACCION, recurso: 'novedad', idRecurso: idNovedad, despues });
  return TEXTO_SON_DOS;
}

/** Writes the authority's word on files of one number (acuerdos §12 'One person'). */
export async function decidirIdentidad(op: Operacion, pedido: Cuerpo<typeof ACCION>): Promise<RespuestaAccion> {
  const { id_novedad_ente_gestor: idNovedad, motivo, union } = pedido;
  const mensaje =
    union === undefined ? await apartarPersonas(op, pedido) : await unirArchivos(op, { idNovedad, motivo, union });
  return { codigo_respuesta: CODIGO_RESPUESTA.HECHO, mensaje };
}
