import type { Cuerpo } from '@sgpa/contract/endpoints';
import { normalizarTerminos, TEXTO_SIN_CAMBIOS, TEXTO_YA_ESPERA, vigenteDesde } from '@sgpa/domain/cuenta/terminos';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { auditarOperacion } from '../../auditoria/auditoria.queries.ts';
import { terminosPublicados, terminosVigentes } from '../terminos.queries.ts';

/** Publishes a version that is in force ten days from today (acuerdos §9); only one version may be waiting. */
export async function publicarTerminos(op: Operacion, { titulo, texto }: Cuerpo<'publicacion-terminos'>) {
  const { trx, hoy, ahora } = op;
  const vigente = await terminosVigentes(trx, hoy);
  // The text that came with the product was not normalized by this form, so both are compared normalized.
  if (vigente && normalizarTerminos(vigente.texto) === texto && vigente.titulo === titulo)
    throw new Rechazo('REGLA_INCUMPLIDA', { razon: TEXTO_SIN_CAMBIOS });
  const rige = vigenteDesde(hoy);
  const version = await terminosPublicados(trx, titulo, texto, rige, ahora);
  if (version === null) throw new Rechazo('REGLA_INCUMPLIDA', { razon: TEXTO_YA_ESPERA });
  auditarOperacion(op, {
    accion: 'publicacion-terminos',
    recurso: 'terminos',
    idRecurso: version,
    despues: { titulo, publicadoEl: hoy, vigenteDesde: rige, caracteres: texto.length },
  });
  const mensaje = `Versión ${version} publicada. Rige desde el ${mostrarFecha(rige)}. Ya puede aceptarse; ese día se pedirá a quien no lo hizo.`;
  return { version, vigenteDesde: rige, mensaje };
}
