import type { Terminos } from '@sgpa/contract/v1/terminos-vigentes';
import { PRODUCTO } from '@sgpa/domain/cuenta/roles';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz } from '@sgpa/domain/shared/fecha-civil';
import type { Deps } from '../../../deps.ts';
import { terminosPorRegir, terminosVigentes } from '../terminos.queries.ts';

/** The terms name the product as the installation calls it. */
export async function leerTerminos(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  pedida: string | undefined,
): Promise<Terminos> {
  const hoy = hoyEnLaPaz(clock.ahora());
  const vigentes = await terminosVigentes(db, hoy);
  const leidos =
    pedida === undefined || pedida === vigentes?.version
      ? vigentes
      : [await terminosPorRegir(db, hoy)].find((una) => una?.version === pedida);
  if (!leidos) throw new Rechazo('NO_ENCONTRADO');
  const { version, titulo, texto, publicado_el, vigente_desde } = leidos;
  const nombrar = (dicho: string) => dicho.replaceAll(PRODUCTO, config.producto);
  return {
    version,
    titulo: nombrar(titulo),
    texto: nombrar(texto),
    publicadoEl: publicado_el,
    vigenteDesde: vigente_desde,
  };
}
