import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { idAfiliacion, idEnteGestor, idEntidad, idPersona } from '@sgpa/domain/shared/ids';
import type { Afiliacion } from '../../afiliacion/afiliacion.queries.ts';

/** Makes a locked affiliation's row for tests of decisions, which need no database. */
export const afiliacionDePrueba = (cambios: Partial<Afiliacion> = {}): Afiliacion => ({
  id: idAfiliacion(1),
  version: 1,
  id_persona: idPersona(10),
  id_ente_gestor: idEnteGestor(1),
  id_titular: null,
  id_entidad: idEntidad(100),
  id_tipo_asegurado: 200,
  tipo: 'TITULAR',
  estado: 100,
  fecha_afiliacion: fecha('2020-01-02'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
  fin_por_edad: null,
  fin_cobertura: null,
  condicion: null,
  condicion_hasta: null,
  id_motivo_baja: null,
  detalle_motivo: null,
  id_motivo_ampliacion: null,
  detalle_ampliacion: null,
  detalle_derechohabiente: null,
  fecha_revision: null,
  estado_previo: null,
  revisiones: null,
  fin_anterior: null,
  detalle_revision: null,
  codigo_entidad: 'NIT-1020304050',
  tipo_asegurado: 'TRABAJADOR',
  ...cambios,
});
