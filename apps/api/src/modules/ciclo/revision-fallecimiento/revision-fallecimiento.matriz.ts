import type { Familia } from '@sgpa/testing/familias';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { delObjetivo, MOTIVO } from '@sgpa/testing/matriz/pedidos';

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
