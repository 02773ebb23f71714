import type { Respuesta } from '@sgpa/contract/endpoints';
import { PRODUCTO } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Operacion } from '../../../operacion.ts';
import { compararTerminos } from '../cambios-terminos.ts';
import { terminosVigentes } from '../terminos.queries.ts';
import { ultimaAceptada } from './terminos.queries.ts';

/** What the terms in force say otherwise than those that the user accepted last; nothing for who never did. */
export async function verCambios(
  { trx, hoy, contexto }: Operacion,
  producto: string,
): Promise<Respuesta<'aceptacion-terminos/cambios'>> {
  const vigentes = await terminosVigentes(trx, hoy);
  if (!vigentes) throw new Rechazo('NO_ENCONTRADO');
  const { version, vigente_desde: vigenteDesde } = vigentes;
  const aceptada = await ultimaAceptada(trx, contexto.usuario.id, hoy);
  if (!aceptada || aceptada.version === version)
    return { version, vigenteDesde, anterior: null, aceptadoEl: null, parrafos: [] };
  const nombrar = (texto: string) => texto.replaceAll(PRODUCTO, producto);
  return {
    version,
    vigenteDesde,
    anterior: aceptada.version,
    aceptadoEl: hoyEnLaPaz(aceptada.aceptado_en),
    parrafos: compararTerminos(nombrar(aceptada.texto), nombrar(vigentes.texto)),
  };
}
