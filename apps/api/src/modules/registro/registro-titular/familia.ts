import type { FamiliaQuePasa, familiaDelRegistro } from '@sgpa/contract/v2/registro-titular';
import { finDeCobertura } from '@sgpa/domain/cobertura/cobertura';
import { noAntesDe } from '@sgpa/domain/cobertura/transicion';
import { puede } from '@sgpa/domain/cuenta/permisos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { armarCodigoEntidad, leerCodigoEntidad } from '@sgpa/domain/shared/codigo-entidad';
import type { IdAfiliacion } from '@sgpa/domain/shared/ids';
import { esEmpleoAnterior, terminarPorCambio } from '@sgpa/domain/titular/cambio-de-empleador';
import { type Juzgado, juzgarFamilia, porQueNadiePasa } from '@sgpa/domain/titular/familia-que-pasa';
import { leerTipoAsegurado } from '@sgpa/domain/titular/tipo-asegurado';
import type { z } from 'zod';
import type { Operacion } from '../../../operacion.ts';
import { auditar, mostradas } from '../../auditoria/auditoria.queries.ts';
import { empleosYFamilia, type FilaFamilia } from '../registro.queries.ts';

type EmpleoNuevo = z.infer<typeof familiaDelRegistro.request.querystring>;

/** An employer that the person never had needs no id, so none is looked up. */
function idDeEntidad(filas: readonly FilaFamilia[], codigo: string): number {
  const leido = leerCodigoEntidad(codigo);
  const entero = leido === null ? codigo : armarCodigoEntidad(leido.tipo, leido.numero);
  const escrito = codigo.trim().toUpperCase();
  const suya =
    filas.find(({ codigo_entidad: uno }) => uno === entero) ?? filas.find((f) => f.codigo_entidad === escrito);
  return suya?.id_entidad ?? 0;
}

const presentar = ({ una, desde, noPasa }: Juzgado<FilaFamilia>): FamiliaQuePasa['beneficiarios'][number] => ({
  idAfiliadoEnteGestor: una.id,
  tipo_documento: una.tipo_documento,
  numero_documento: una.numero_documento,
  complemento_documento: una.complemento,
  nombres: una.nombres,
  primer_apellido: una.primer_apellido,
  segundo_apellido: una.segundo_apellido,
  parentesco: una.parentesco ?? '',
  no_pasa: noPasa,
  desde,
  hasta: finDeCobertura(una),
  hasta_si_pasa: noPasa === null ? una.fin_por_edad : null,
});

/** Tells, by the rules of saving, what such a registration would do to the former jobs and their beneficiaries. */
export async function leerFamilia(
  op: Operacion,
  id: IdAfiliacion,
  { codigo_entidad, fecha_inicio: desde, tipo_asegurado }: EmpleoNuevo,
): Promise<FamiliaQuePasa> {
  const { trx, hoy, contexto } = op;
  const { rol } = contexto.usuario;
  const filas = await empleosYFamilia(trx, id);
  const [una] = filas;
  if (una === undefined) throw new Rechazo('NO_ENCONTRADO');
  const { id_ente_gestor } = una;
  const nueva = { id_ente_gestor, id_entidad: idDeEntidad(filas, codigo_entidad), fecha_afiliacion: desde };
  const anteriores = filas.filter((fila) => esEmpleoAnterior(fila, nueva, rol));
  const muertas = new Set(filas.filter(({ fallecido }) => fallecido).map(({ id_persona }) => id_persona));
  const nadie = porQueNadiePasa(leerTipoAsegurado(tipo_asegurado), puede(rol, 'registro-beneficiario'));
  const familia = juzgarFamilia(filas, anteriores, muertas, desde).map((uno) => ({
    ...uno,
    noPasa: nadie ?? uno.noPasa,
  }));
  auditar(op, {
    accion: 'lectura-registro-titular',
    recurso: 'afiliacion',
    idRecurso: id,
    idEnteGestor: id_ente_gestor,
    despues: mostradas(
      familia.map((uno) => uno.una.id),
      { porQuien: true, filas: familia.length },
    ),
  });
  return {
    empleos: anteriores.map((fila) => ({
      nombre_entidad: fila.nombre_entidad,
      hasta: finDeCobertura(terminarPorCambio(fila, noAntesDe(fila.fecha_afiliacion, desde), hoy)),
    })),
    beneficiarios: familia.map(presentar),
  };
}
