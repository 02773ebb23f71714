import type { Caso } from '@sgpa/testing/cable/caso';
import { en } from '@sgpa/testing/cable/casos/afiliacion';

const traer = en('/api/v1/afiliado/identidad');

export const CASOS: readonly Caso[] = [
  traer('ya son los del SEGIP', { idAfiliadoEnteGestor: '<id de 1000100>' }),
  traer('el SEGIP no tiene a nadie así', { idAfiliadoEnteGestor: '<id de 1000100>', complemento_documento: '1B' }),
  traer('sin cobertura vigente', { idAfiliadoEnteGestor: '<id de 1000104>' }),
  traer('de otro ente gestor', { idAfiliadoEnteGestor: '<id de 1000006>' }),
  traer('a quien no le toca', { idAfiliadoEnteGestor: '<id de 1000100>' }, { como: 'cons.autoridad' }),
  traer('un complemento que no puede ser', { idAfiliadoEnteGestor: '<id de 1000100>', complemento_documento: 'A-?' }),
];
