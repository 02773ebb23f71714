import { contarRegistro } from '@sgpa/api/modules/declaracion/conteo-registro.service';
import { idUsuario } from '@sgpa/domain/shared/ids';
import { CINCO, declararEn, enDepartamento, sinDeclaraciones, totalesDel } from '../../declaracion.ts';
import { CNS } from '../../titular.ts';
import type { Caso } from '../caso.ts';

const LISTA = '/monitoreo/v1/findAllDeclaracion';
const UNA = '/monitoreo/v1/findDeclaracionById';
const COMPARADA = '/monitoreo/v1/compararDeclaracion';
const PERSONAS = '/monitoreo/v1/findPersonasDeclaracion';
const DIA = '2026-09-30';

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
    {
      caso: 'de un ente gestor y de dos periodos',
      como: 'eje.autoridad',
      ruta: `${LISTA}?idEnteGestor=2&periodo=2026-09,2026-08`,
    },
    {
      caso: 'las que difieren',
      ruta: `${LISTA}?difieren=true`,
      antes: async ({ base, reloj }) => void (await contarRegistro({ db: base.owner.db, clock: reloj })),
    },
    { caso: 'de un ente gestor ajeno', ruta: `${LISTA}?idEnteGestor=2` },
    { caso: 'un periodo que no hay', ruta: `${LISTA}?periodo=2026-13` },
    { caso: 'una con sus departamentos', como: 'ope.petrolera', ruta: `${UNA}/<declaración del ${DIA}>` },
    { caso: 'de otro ente gestor', ruta: `${UNA}/<declaración del ${DIA}>` },
    { caso: 'de nadie', ruta: `${UNA}/999999999` },
    { caso: 'a quien no le toca', como: 'ope.vigencia', ruta: LISTA },
  ],
  'comparacion-declaracion': [
    {
      caso: 'sin contar todavía',
      ruta: `${COMPARADA}/<declaración del 2026-08-31>`,
      antes: async ({ base, pedir, ingresar }) => {
        await sinDeclaraciones(base.owner.db);
        const suma = { ...CINCO, poblacionDepartamento: [enDepartamento('LP', CINCO)] };
        const token = await ingresar('ope.afiliaciones');
        for (const dia of [DIA, '2026-08-31']) await pedir(token, 'POST', '/monitoreo/v1/save', totalesDel(dia, suma));
        await declararEn(base.owner.db, CNS, idUsuario(1), { gestion: 1995, periodo: 1, dia: 31 });
      },
    },
    {
      caso: 'contada',
      como: 'eje.autoridad',
      ruta: `${COMPARADA}/<declaración del ${DIA}>`,
      antes: async ({ base, reloj }) => void (await contarRegistro({ db: base.owner.db, clock: reloj })),
    },
    { caso: 'de antes de que hubiera registro', ruta: `${COMPARADA}/<declaración del 1995-01-31>` },
    { caso: 'de otro ente gestor', como: 'ope.petrolera', ruta: `${COMPARADA}/<declaración del ${DIA}>` },
    { caso: 'de nadie', ruta: `${COMPARADA}/999999999` },
    { caso: 'a quien no le toca', como: 'ope.vigencia', ruta: `${COMPARADA}/<declaración del ${DIA}>` },
  ],
  'personas-declaracion': [
    {
      caso: 'de un departamento, la primera página',
      como: 'eje.autoridad',
      ruta: `${PERSONAS}/<declaración del ${DIA}>?conteo=beneficiariosValidados&departamento=LP&limit=2`,
      antes: async ({ base, reloj, pedir, ingresar }) => {
        await sinDeclaraciones(base.owner.db);
        await pedir(await ingresar('ope.afiliaciones'), 'POST', '/monitoreo/v1/save', totalesDel(DIA));
        await contarRegistro({ db: base.owner.db, clock: reloj });
      },
    },
    {
      caso: 'de un departamento, todas',
      ruta: `${PERSONAS}/<declaración del ${DIA}>?conteo=beneficiariosValidados&departamento=LP`,
    },
    {
      caso: 'una más, del total',
      ruta: `${PERSONAS}/<declaración del ${DIA}>?conteo=titularesValidos&limit=1&tras=2024-01-01_9999999`,
    },
    { caso: 'una cifra que no hay', ruta: `${PERSONAS}/<declaración del ${DIA}>?conteo=todos` },
    {
      caso: 'un departamento que no hay',
      ruta: `${PERSONAS}/<declaración del ${DIA}>?conteo=recienNacidos&departamento=XX`,
    },
    {
      caso: 'de otro ente gestor',
      como: 'ope.petrolera',
      ruta: `${PERSONAS}/<declaración del ${DIA}>?conteo=titularesValidos`,
    },
    { caso: 'de nadie', ruta: `${PERSONAS}/999999999?conteo=titularesValidos` },
    {
      caso: 'a quien no le toca',
      como: 'ope.vigencia',
      ruta: `${PERSONAS}/<declaración del ${DIA}>?conteo=titularesValidos`,
    },
  ],
};
