import type { Caso } from '../../../cable/testing/caso.ts';
import { en } from '../../../cable/testing/casos/afiliacion.ts';

const AUTORIDAD = { como: 'adm.autoridad' };
const revision = en('/api/v1/afiliado/revision');
const afiliacion = { idAfiliadoEnteGestor: '<id de 1000100>', version: 1, motivo: 'Denuncia del empleador' };
const propuesta = (caso: string, numero: string, como = 'adm.autoridad'): Caso => ({
  caso,
  como,
  ruta: `/api/v1/afiliado/revision/<id de ${numero}>`,
});

export const CASOS: readonly Caso[] = [
  propuesta('lo que se puede decidir de una activa', '1000100'),
  propuesta('a quien no le toca mirar', '1000100', 'adm.ente'),
  revision('a quien no le toca decidir', { ...afiliacion, decision: 'ABRIR' }),
  revision('la pone en revisión', { ...afiliacion, decision: 'ABRIR' }, { ...AUTORIDAD, clave: 'revision-0001' }),
  revision('la misma clave otra vez', { ...afiliacion, decision: 'ABRIR' }, { ...AUTORIDAD, clave: 'revision-0001' }),
  propuesta('lo que se puede decidir de una en revisión', '1000100'),
  revision('otra versión de la que se vio', { ...afiliacion, decision: 'CERRAR' }, AUTORIDAD),
  revision('la cierra', { ...afiliacion, version: 2, decision: 'CERRAR' }, AUTORIDAD),
  revision('no está en revisión', { ...afiliacion, version: 3, decision: 'RESTITUIR' }, AUTORIDAD),
  revision('sin motivo, y con un respaldo que no es PDF', { ...afiliacion, motivo: ' ', evidencia: 'x' }, AUTORIDAD),
];
