import { apellidoUnico, type Familia } from '../familias.ts';
import { NACIMIENTO } from '../titular.ts';
import type { FilasPorRuta } from './fila.ts';
import { delObjetivo } from './pedidos.ts';

const certificable = (f: Familia) => ({ cuerpo: { numero_documento: f.titular, fecha_nacimiento: NACIMIENTO } });

export const FILAS_ASEGURADO: FilasPorRuta = {
  'quien-consulto': [{ pedido: delObjetivo, cambia: [] }],
  'historia-asegurado': [{ pedido: delObjetivo, cambia: [] }],
  'documento-asegurado': [
    {
      pedido: (f) => ({ lugares: { idAfiliadoEnteGestor: f.ids.objetivo, idDocumento: f.documento } }),
      cambia: [],
      archivo: true,
    },
  ],
  // A certificate may be about anybody in any entity, and nothing of theirs changes.
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
