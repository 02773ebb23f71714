import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';

export const TITULAR: TitularEncontrado = {
  idAfiliadoEnteGestor: 7,
  codigo_entidad: 'NIT-1020304050',
  nombre_entidad: 'TEXTILES DEL LAGO S.R.L.',
  ente_gestor: 'CAJA NACIONAL DE SALUD',
  tipo_asegurado: 'TRABAJADOR',
  nombres: 'TITO AMARU',
  primer_apellido: 'CONDORI',
  segundo_apellido: 'NINA',
  numero_documento: numeroDocumento('1000100'),
  complemento_documento: '1A',
  fecha_nacimiento: fecha('1985-03-14'),
  estado: { codigo: 100, descripcion: 'ACTIVO', fecha_afiliacion: fecha('2020-01-02') },
};
