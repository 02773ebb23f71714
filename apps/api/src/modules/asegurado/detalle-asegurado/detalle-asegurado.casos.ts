import type { Familia } from '@sgpa/testing/familias';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { NACIMIENTO } from '@sgpa/testing/titular';

const detalle = (f: Familia) => ({
  tipo_documento: 'CI',
  numero_documento: f.titular,
  fecha_nacimiento: NACIMIENTO,
  codigo_entidad: f.entidad,
  fecha_afiliacion: f.fecha,
});

export const FILAS: FilasPorRuta = {
  'detalle-asegurado': [{ pedido: (f) => ({ lugares: detalle(f) }), cambia: [] }],
  'detalle-asegurado/ente': [{ pedido: (f) => ({ lugares: { ...detalle(f), siglaEnteGestor: f.sigla } }), cambia: [] }],
};
