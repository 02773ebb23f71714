import type { Cuerpo } from '@sgpa/contract/endpoints';
import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { TEXTO_FALLECIMIENTO_CONFIRMADO, textoFallecimientoCorregido } from '@sgpa/domain/cobertura/textos-revision';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import type { Operacion } from '../../../operacion.ts';
import { type Afiliacion, afiliacionPorId, ligadasTomadas } from '../../afiliacion/afiliacion.queries.ts';
import { escribirArrastre } from '../../afiliacion/cambios.ts';
import { marcarFallecida } from '../../afiliacion/registros-de-persona.queries.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { tomarPersona } from '../../persona/persona.queries.ts';
import { respuestaHecha } from '../accion.ts';
import { type DefuncionConocida, defuncionConocida, retirarDefuncion } from '../ciclo.queries.ts';
import { terminadasPorDefuncion } from '../revision.queries.ts';
import { avisarRevision, guardarEvidencia } from '../revision.ts';
import { corregir } from './corregir.ts';

const ACCION = 'revision-fallecimiento';

/** `filas` is all that any managing entity has of the person and of who hangs on them; it is locked. */
interface Revisado {
  vista: Afiliacion;
  filas: ReadonlyMap<number, Afiliacion>;
  defuncion: DefuncionConocida;
}

const incumplida = (razon: string): Rechazo => new Rechazo('REGLA_INCUMPLIDA', { razon });

/** Takes back every word of the death and gives back what was chosen of what it ended; returns the people's names. */
async function devolver(op: Operacion, { vista, filas }: Revisado, pedido: Cuerpo<'revision-fallecimiento'>) {
  const versiones = new Map(pedido.afiliaciones.map((una) => [una.idAfiliadoEnteGestor, una.version]));
  const habia = await retirarDefuncion(op.trx, vista.id_persona, op.ahora);
  if (!habia) throw incumplida('La persona no figura como fallecida.');
  const terminadas = await terminadasPorDefuncion(op.trx, vista.id_persona);
  const devueltas = corregir(terminadas, filas, (id) => versiones.has(id), op.hoy);
  const alDia = devueltas.every(({ fila }) => fila.version === versiones.get(fila.id));
  if (!alDia || devueltas.length < versiones.size) throw new Rechazo('REGISTRO_CAMBIADO');
  const cambios = devueltas.map((una) => {
    if (!una.ok) throw incumplida(`${una.terminada.nombre}: ${una.impedimento}`);
    return { ...una.cambio, resto: { ...una.cambio.resto, detalle_revision: pedido.motivo.trim() } };
  });
  // The authority chose each of them, so none has another as its cause.
  await escribirArrastre(op, ACCION, cambios, null);
  return devueltas.map(({ terminada }) => terminada.nombre);
}

async function decidir(op: Operacion, revisado: Revisado, pedido: Cuerpo<'revision-fallecimiento'>): Promise<string> {
  const { trx, ahora } = op;
  const { id_persona } = revisado.vista;
  const { persona, declaraciones } = revisado.defuncion;
  if (pedido.decision === 'CORREGIR') return textoFallecimientoCorregido(await devolver(op, revisado, pedido));
  if (persona.fallecido) throw incumplida('El fallecimiento ya figura para todos los entes gestores.');
  if (declaraciones.length === 0) throw incumplida('Ningún ente gestor registró el fallecimiento de la persona.');
  const [fecha = null] = declaraciones.flatMap((una) => una.fecha ?? []).toSorted();
  await marcarFallecida(trx, id_persona, fecha, 'AUTORIDAD', ahora);
  return TEXTO_FALLECIMIENTO_CONFIRMADO;
}

const comoSeAudita = ({ persona, declaraciones }: DefuncionConocida) => ({
  fallecido: persona.fallecido,
  fecha_defuncion: persona.fecha_defuncion,
  confirmada_por: persona.defuncion_confirmada_por,
  declarada_por: declaraciones.map(({ ente_gestor }) => ente_gestor),
});

function unaPorEnte({ vista, filas }: Revisado): IdAfiliacion[] {
  const primeras = new Map<number, IdAfiliacion>();
  for (const { id, id_persona, id_ente_gestor } of filas.values())
    if (id_persona === vista.id_persona && !primeras.has(id_ente_gestor)) primeras.set(id_ente_gestor, id);
  return [...primeras.values()];
}

/**
 * Writes the authority's word on a death: it was recorded in error, or it binds everybody (acuerdos §10 'Review (108)';
 * ADR 17). It does not use `accionSobre`: it is done to a person, and may leave every affiliation as it is.
 */
export async function revisarFallecimiento(
  op: Operacion,
  evidencia: Buffer | null,
  { body: pedido }: { body: Cuerpo<'revision-fallecimiento'> },
): Promise<RespuestaAccion> {
  const { trx } = op;
  const vista = await afiliacionPorId(trx, pedido.idAfiliadoEnteGestor);
  if (vista === undefined) throw new Rechazo('NO_ENCONTRADO');
  await tomarPersona(trx, vista.id_persona);
  const ligadas = await ligadasTomadas(trx, vista.id_persona).execute();
  const filas = new Map(ligadas.map((una) => [una.id, una]));
  const revisado = { vista, filas, defuncion: await defuncionConocida(trx, vista.id_persona) };
  const texto = await decidir(op, revisado, pedido);
  const motivo = pedido.motivo.trim();
  const sha256 = await guardarEvidencia(op, vista, evidencia);
  const aviso = {
    accion: ACCION,
    codigo: 'FALLECIMIENTO_REVISADO',
    afiliaciones: unaPorEnte(revisado),
    detalle: `${texto} Motivo: ${motivo}`,
  } as const;
  auditarOperacion(op, {
    accion: ACCION,
    recurso: 'persona',
    idRecurso: vista.id_persona,
    idEnteGestor: vista.id_ente_gestor,
    antes: comoSeAudita(revisado.defuncion),
    despues: {
      ...comoSeAudita(await defuncionConocida(trx, vista.id_persona)),
      decision: pedido.decision,
      motivo,
      evidencia: sha256,
    },
  });
  await avisarRevision(op, aviso);
  return respuestaHecha(texto);
}
