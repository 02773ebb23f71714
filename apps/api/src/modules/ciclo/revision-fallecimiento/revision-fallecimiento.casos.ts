import { type Caso, OPERADORA } from '@sgpa/testing/cable/caso';
import { en, titular } from '@sgpa/testing/cable/casos/afiliacion';
import type { Familia } from '@sgpa/testing/familias';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { delObjetivo, MOTIVO } from '@sgpa/testing/matriz/pedidos';

const AUTORIDAD = { como: 'adm.autoridad' };
const revision = en('/api/v1/afiliado/revision-fallecimiento');
const persona = { idAfiliadoEnteGestor: '<id de 1000100>', motivo: 'Oficio del registro civil', afiliaciones: [] };
const afiliaciones = ['1000100', '1000200'].map((numero) => ({
  idAfiliadoEnteGestor: `<id de ${numero}>`,
  version: 2,
}));
const propuesta = (caso: string, como = 'adm.autoridad'): Caso => ({
  caso,
  como,
  ruta: '/api/v1/afiliado/revision-fallecimiento/<id de 1000100>',
});

export const CASOS: readonly Caso[] = [
  revision('nadie registró que murió', { ...persona, decision: 'CONFIRMAR' }, AUTORIDAD),
  {
    ...propuesta('lo que la muerte terminó, y cómo quedaría'),
    antes: async (api) => {
      const baja = { ...titular('1000100'), tipo_motivo: 601 };
      await api.pedir(await api.ingresar(OPERADORA), 'PUT', '/api/v1/afiliado/ente-gestor', baja);
    },
  },
  propuesta('a quien no le toca mirar', OPERADORA),
  revision('a quien no le toca decidir', { ...persona, decision: 'CORREGIR' }),
  revision('la confirma', { ...persona, decision: 'CONFIRMAR' }, AUTORIDAD),
  revision('ya está confirmada', { ...persona, decision: 'CONFIRMAR' }, AUTORIDAD),
  revision(
    'una beneficiaria sin su titular',
    { ...persona, decision: 'CORREGIR', afiliaciones: afiliaciones.slice(1) },
    AUTORIDAD,
  ),
  revision('la corrige con dos afiliaciones', { ...persona, decision: 'CORREGIR', afiliaciones }, AUTORIDAD),
  revision('ya está corregida', { ...persona, decision: 'CORREGIR' }, AUTORIDAD),
  revision('sin decisión', persona, AUTORIDAD),
];

export const FILAS: FilasPorRuta = {
  'revision-fallecimiento': (['CONFIRMAR', 'CORREGIR'] as const).map((decision) => ({
    que: decision,
    situacion: 'DECLARADA' as const,
    pedido: (f: Familia) => ({
      cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo, decision, afiliaciones: [], ...MOTIVO },
    }),
    // Everybody concerned is told.
    cambia: [decision === 'CORREGIR' ? 'palabra' : 'persona', 'novedad', 'novedad ajena', 'novedad autoridad'] as const,
  })),
  'revision-fallecimiento/propuesta': [{ situacion: 'DECLARADA', pedido: delObjetivo, cambia: [] }],
};
