import type { RegistroAsegurado } from '@sgpa/contract/v1/estado-asegurado';
import { codigosDeEstado, ESTADO, estadoDe } from '@sgpa/domain/cobertura/estados';

/** Who is covered, under review or dead is not registered as a holder from a query. */
export function impideRegistrar({ estado, fallecido }: Pick<RegistroAsegurado, 'estado' | 'fallecido'>): boolean {
  const [codigo = 0] = codigosDeEstado(estado);
  return fallecido || codigo === ESTADO.REVISION || estadoDe(codigo).grupo === 'AFILIADO';
}
