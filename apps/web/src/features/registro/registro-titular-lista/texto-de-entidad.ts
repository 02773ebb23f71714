import { codigoGuardado } from '@sgpa/domain/shared/codigo-entidad';
import type { EntidadDeFuente } from '@sgpa/domain/titular/fuentes';

/** An employer with its code, named as in the list. */
export const textoDe = ({ codigo, razonSocial }: EntidadDeFuente) => `${razonSocial} (${codigoGuardado(codigo)})`;
