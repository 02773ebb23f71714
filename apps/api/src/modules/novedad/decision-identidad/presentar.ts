import type { AfiliacionElegible } from '@sgpa/contract/v1/decision-identidad';
import { estadoEn } from '@sgpa/domain/cobertura/cobertura';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import type { FilaTramo } from './decision.queries.ts';

/** An affiliation as the authority chooses between some. */
export const presentarTramo = (tramo: FilaTramo, hoy: FechaCivil): AfiliacionElegible => ({
  idAfiliadoEnteGestor: tramo.id,
  nombre_completo: apellidosYNombre(tramo),
  tipo_afiliado: tramo.tipo,
  ente_gestor: tramo.ente_gestor,
  nombre_entidad: tramo.nombre_entidad,
  estado: estadoDe(estadoEn(tramo, hoy)).nombre,
  fecha_afiliacion: tramo.fecha_afiliacion,
  fin_cobertura: tramo.fin_cobertura,
});
