import { codigoGuardado } from '@sgpa/domain/shared/codigo-entidad';
import type { EntidadDeFuente } from '@sgpa/domain/titular/fuentes';

export const textoDe = ({ codigo, razonSocial }: EntidadDeFuente) => `${razonSocial} (${codigoGuardado(codigo)})`;

export const CON_OTRO = '¿Desea registrar con otro NIT o MATRICULA COMERCIO?';

/** The warning comes before (document 2 §8). */
export const yaTiene = (entidades: readonly EntidadDeFuente[]) =>
  `El asegurado ya tiene NIT/MATRICULA COMERCIO: ${entidades.map(textoDe).join(', ')}.`;
