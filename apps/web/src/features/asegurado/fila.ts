import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';

/** Only a beneficiary's row names the holder. */
export const tipoDe = (fila: FilaAsegurado): TipoAfiliado =>
  fila.numero_documento_titular === null ? 'TITULAR' : 'BENEFICIARIO';
