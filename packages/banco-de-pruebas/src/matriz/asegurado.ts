import { apellidoUnico, type Familia } from '../familias.ts';
import { NACIMIENTO } from '../titular.ts';
import type { FilasPorRuta } from './fila.ts';

const detalle = (f: Familia) => ({
  tipo_documento: 'CI',
  numero_documento: f.titular,
  fecha_nacimiento: NACIMIENTO,
  codigo_entidad: f.entidad,
  fecha_afiliacion: f.fecha,
});
const objetivo = (f: Familia) => ({ lugares: { idAfiliadoEnteGestor: f.ids.objetivo } });

const certificable = (f: Familia) => ({ cuerpo: { numero_documento: f.titular, fecha_nacimiento: NACIMIENTO } });

/** What is only read. */
export const FILAS_ASEGURADO: FilasPorRuta = {
  'quien-consulto': [{ pedido: objetivo, cambia: [] }],
  'historia-asegurado': [{ pedido: objetivo, cambia: [] }],
  'documento-asegurado': [
    {
      pedido: (f) => ({ lugares: { idAfiliadoEnteGestor: f.ids.objetivo, idDocumento: f.documento } }),
      cambia: [],
      archivo: true,
    },
  ],
  'detalle-asegurado': [{ pedido: (f) => ({ lugares: detalle(f) }), cambia: [] }],
  'detalle-asegurado/ente': [{ pedido: (f) => ({ lugares: { ...detalle(f), siglaEnteGestor: f.sigla } }), cambia: [] }],
  // Of anybody in any entity, and nothing of theirs changes.
  certificado: [{ pedido: certificable, cambia: [] }],
  'certificado/busqueda': [{ pedido: certificable, cambia: [] }],
  'exportacion-asegurados': [
    { pedido: (f) => ({ busqueda: `formato=csv&numeroDocumento=${f.titular}` }), cambia: [], archivo: true },
    {
      que: 'de beneficiarios',
      pedido: (f) => ({ busqueda: `formato=csv&tipoAfiliado=BENEFICIARIO&numeroDocumento=${f.beneficiario}` }),
      cambia: [],
      archivo: true,
    },
  ],
  'lista-asegurados/titulares': [
    { pedido: (f) => ({ busqueda: `numeroDocumento=${f.titular}` }), cambia: [], fuera: 'VACIO', muestra: 'objetivo' },
    {
      que: 'por nombre',
      pedido: (f) => ({ busqueda: `nombre=${apellidoUnico(f.titular)}` }),
      cambia: [],
      fuera: 'VACIO',
      muestra: 'objetivo',
    },
  ],
  'lista-asegurados/beneficiarios': [
    {
      pedido: (f) => ({ busqueda: `numeroDocumento=${f.beneficiario}` }),
      cambia: [],
      fuera: 'VACIO',
      muestra: 'suBeneficiario',
    },
    {
      que: 'por nombre',
      pedido: (f) => ({ busqueda: `nombre=${apellidoUnico(f.beneficiario)}` }),
      cambia: [],
      fuera: 'VACIO',
      muestra: 'suBeneficiario',
    },
  ],
};
