import type { Caso } from '@sgpa/testing/cable/caso';
import { CINCO, sinDeclaraciones, totalesDel } from '@sgpa/testing/declaracion';

const DIA = '2026-08-31';

const anular = (caso: string, mas: Partial<Caso> = {}): Caso => ({
  metodo: 'DELETE',
  ruta: `/monitoreo/v1/deleteTotalDeclaracion/<declaración del ${DIA}>`,
  caso,
  ...mas,
});

export const CASOS: readonly Caso[] = [
  anular('de otro ente gestor', {
    como: 'ope.petrolera',
    antes: async ({ base, pedir, ingresar }) => {
      await sinDeclaraciones(base.owner.db);
      await pedir(await ingresar('ope.afiliaciones'), 'POST', '/monitoreo/v1/save', totalesDel(DIA, CINCO));
    },
  }),
  anular('a quien no le toca', { como: 'cons.autoridad' }),
  anular('la propia', { clave: 'anulacion-declaracion-0001' }),
  anular('la misma otra vez'),
  anular('de nadie', { ruta: '/monitoreo/v1/deleteTotalDeclaracion/999999999' }),
];
