import type { Caso } from '@sgpa/testing/cable/caso';
import { en } from '@sgpa/testing/cable/casos/afiliacion';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const decidir = en('/api/v1/novedades/identidad');
const DECIDIDAS = '/api/v1/novedades/identidades-decididas';
const deshacer = en(DECIDIDAS);
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
  decidir('la misma persona, sin decir qué registro queda', { ...pedido, decision: 'MISMA_PERSONA' }, AUTORIDAD),
  decidir(
    'la misma persona, que no es de las que se deciden',
    { ...pedido, decision: 'MISMA_PERSONA', union: { id_registro_queda: 1, id_registro_sale: 2 } },
    AUTORIDAD,
  ),
  { caso: 'lo decidido', como: 'adm.autoridad', ruta: DECIDIDAS },
  { caso: 'lo decidido, a quien no le toca mirar', como: 'adm.ente', ruta: DECIDIDAS },
  { caso: 'lo decidido de una, a quien no le toca mirar', como: 'adm.ente', ruta: `${DECIDIDAS}/1` },
  { caso: 'no se decidió', como: 'adm.autoridad', ruta: `${DECIDIDAS}/1` },
  deshacer('no se decidió', { id_novedad_ente_gestor: 1, motivo: 'Eran dos.' }, AUTORIDAD),
  deshacer('a quien no le toca deshacer', { id_novedad_ente_gestor: 1, motivo: 'Eran dos.' }),
];

export const FILAS: FilasPorRuta = {
  'decision-identidad': 'decision-identidad.test.ts',
  'decision-identidad/archivos': 'decision-identidad.test.ts',
  'decision-identidad/decididas': 'decision-identidad.test.ts',
  'decision-identidad/decidida': 'decision-identidad.test.ts',
  'decision-identidad/reversion': 'decision-identidad.test.ts',
};
