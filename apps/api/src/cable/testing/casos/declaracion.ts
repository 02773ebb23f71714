import { CINCO, enDepartamento, sinDeclaraciones, totalesDel } from '@sgpa/banco-de-pruebas/declaracion';
import type { Caso } from '../caso.ts';

const LISTA = '/monitoreo/v1/findAllDeclaracion';
const UNA = '/monitoreo/v1/findDeclaracionById';
const DIA = '2026-06-30';

export const CASOS_DECLARACION: Record<string, Caso[]> = {
  declaraciones: [
    {
      caso: 'las del ente gestor',
      ruta: LISTA,
      antes: async ({ base, pedir, ingresar }) => {
        await sinDeclaraciones(base.owner.db);
        const suma = totalesDel(DIA, {
          ...CINCO,
          poblacionDepartamento: [enDepartamento('LP', CINCO), enDepartamento('OR', { eliminado: true })],
        });
        await pedir(await ingresar('ope.afiliaciones'), 'POST', '/monitoreo/v1/save', suma);
        const nadie = totalesDel(DIA);
        await pedir(await ingresar('ope.petrolera'), 'POST', '/monitoreo/v1/save', nadie);
      },
    },
    { caso: 'las de todos', como: 'eje.autoridad', ruta: `${LISTA}?anuladas=true` },
    { caso: 'una con sus departamentos', como: 'ope.petrolera', ruta: `${UNA}/<declaración del ${DIA}>` },
    { caso: 'de otro ente gestor', ruta: `${UNA}/<declaración del ${DIA}>` },
    { caso: 'de nadie', ruta: `${UNA}/999999999` },
    { caso: 'a quien no le toca', como: 'ope.vigencia', ruta: LISTA },
  ],
};
