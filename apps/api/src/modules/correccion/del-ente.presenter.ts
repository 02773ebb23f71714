import type { DelEnteLeido } from '@sgpa/contract/shared/del-ente';
import { CAMPOS_DEL_ENTE } from '@sgpa/domain/asegurado/datos-del-ente';
import type { IdEnteGestor } from '@sgpa/domain/shared/ids';
import { solo } from '../../db/columnas.ts';
import type { FilaCompleta } from './registro-completo.queries.ts';

/** What the managing entity added, and what names the affiliation: as the update form of whoever it is shows them. */
export const presentarDelEnte = (
  fila: FilaCompleta,
): DelEnteLeido & { id_afiliacion_ente_gestor: number; id_ente_gestor: IdEnteGestor } => ({
  ...solo(fila, CAMPOS_DEL_ENTE),
  departamento: fila.departamento,
  codigo_establecimiento: fila.codigo_establecimiento,
  id_afiliacion_ente_gestor: fila.id,
  id_ente_gestor: fila.id_ente_gestor,
});
