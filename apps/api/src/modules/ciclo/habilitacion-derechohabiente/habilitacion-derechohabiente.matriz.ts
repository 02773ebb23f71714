import { entidadDe } from '@sgpa/testing/familias';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';
import { deBeneficiario } from '@sgpa/testing/matriz/pedidos';

export const FILAS: FilasPorRuta = {
  'habilitacion-derechohabiente': [
    {
      situacion: 'SIN_DERECHO',
      pedido: (f) => {
        const { codigo_entidad, ...clave } = deBeneficiario(f, {}).cuerpo;
        const rentista = { codigo_entidad: entidadDe('RENTISTA'), codigo_entidad_titular: codigo_entidad };
        return { cuerpo: { ...clave, ...rentista, descripcion_motivo: 'Resolución', fecha_inicio: '2026-10-14' } };
      },
      porTipo: true,
      cambia: ['suBeneficiario'],
    },
  ],
};
