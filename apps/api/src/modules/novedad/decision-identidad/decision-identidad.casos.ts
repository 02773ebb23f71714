import type { Caso } from '../../../cable/testing/caso.ts';
import { en } from '../../../cable/testing/casos/afiliacion.ts';

const decidir = en('/api/v1/novedades/identidad');
const pedido = {
  id_novedad_ente_gestor: 1,
  decision: 'DOS_PERSONAS',
  motivo: 'Son hermanas: consta en sus certificados de nacimiento.',
};
const AUTORIDAD = { como: 'adm.autoridad' };

export const CASOS: readonly Caso[] = [
  { caso: 'no es de las que se deciden', como: 'adm.autoridad', ruta: '/api/v1/novedades/identidad/1' },
  { caso: 'a quien no le toca mirar', como: 'adm.ente', ruta: '/api/v1/novedades/identidad/1' },
  decidir('no es de las que se deciden', pedido, AUTORIDAD),
  decidir('sin motivo', { ...pedido, motivo: ' ' }, AUTORIDAD),
  decidir('a quien no le toca decidir', pedido),
];
