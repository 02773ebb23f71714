import type { Caso } from '@sgpa/testing/cable/caso';
import { en } from '@sgpa/testing/cable/casos/afiliacion';
import type { FilasPorRuta } from '@sgpa/testing/matriz/fila';

const traer = en('/api/v1/afiliado/identidad');

export const CASOS: readonly Caso[] = [
  traer('ya son los del SEGIP', { idAfiliadoEnteGestor: '<id de 1000100>' }),
  traer('el SEGIP no tiene a nadie así', { idAfiliadoEnteGestor: '<id de 1000100>', complemento_documento: '1B' }),
  traer('sin cobertura vigente', { idAfiliadoEnteGestor: '<id de 1000104>' }),
  traer('de otro ente gestor', { idAfiliadoEnteGestor: '<id de 1000006>' }),
  traer('a quien no le toca', { idAfiliadoEnteGestor: '<id de 1000100>' }, { como: 'cons.autoridad' }),
  traer('un complemento que no puede ser', { idAfiliadoEnteGestor: '<id de 1000100>', complemento_documento: 'A-?' }),
];

export const FILAS: FilasPorRuta = {
  'correccion-identidad': [
    {
      pedido: (f) => ({ cuerpo: { idAfiliadoEnteGestor: f.ids.objetivo } }),
      segip: { extranjero: true },
      cambia: ['objetivo', 'otra', 'ajena', 'persona', 'novedad ajena'],
      // The authority covers nobody, so that the affiliation's own entity is told as well.
      cambiaPara: { ADM_SGPA: ['objetivo', 'otra', 'ajena', 'persona', 'novedad', 'novedad ajena'] },
    },
  ],
};
