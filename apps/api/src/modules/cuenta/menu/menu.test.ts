import type { ItemMenu } from '@sgpa/contract/v1/menu';
import { CUENTAS_DEMO } from '@sgpa/demo/cuentas';
import type { Rol } from '@sgpa/domain/cuenta/roles';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const REGISTRO = ['/afiliacionTitulares', '/afiliacionBeneficiario', '/afiliacionTitularesFallecidos'];
const NOVEDADES = '/novedades';
const MONITOREO = '/monitoreoView';
const PAGINAS = ['/dashBoardVue', '/asegurado', ...REGISTRO, '/consultas', NOVEDADES, MONITOREO, '/ayuda'];
const CERTIFICA = (urls: string[]) => urls.toSpliced(urls.indexOf('/ayuda'), 0, '/certificacion');
const ADMINISTRA = (urls: string[]) => urls.toSpliced(urls.indexOf('/ayuda'), 0, '/admin');
const AUDITA = (urls: string[]) => urls.toSpliced(urls.indexOf('/ayuda'), 0, '/auditoria');
const CON_PARAMETROS = (urls: string[]) => urls.toSpliced(urls.indexOf('/ayuda'), 0, '/parametros');
const SIN_REGISTRO = PAGINAS.filter((url) => !REGISTRO.includes(url));
const DE_OTROS = [NOVEDADES, MONITOREO];
const SIN_NOVEDADES = SIN_REGISTRO.filter((url) => !DE_OTROS.includes(url));
const MENUS: Record<Rol, string[]> = {
  ADM_SGPA: AUDITA(CON_PARAMETROS(ADMINISTRA(CERTIFICA(PAGINAS)))).toSpliced(-1, 0, '/terminos'),
  CONS_SGPA: CERTIFICA(SIN_REGISTRO),
  CONS_SGPA_EJE: SIN_REGISTRO,
  ADM_ENTE: ADMINISTRA(PAGINAS),
  OPE_AFILIACION: PAGINAS,
  OPE_VIGENCIA: SIN_NOVEDADES,
  CONS_POBLACION: SIN_NOVEDADES,
  SSU_CONSULTA: ['/asegurado', '/consultas', '/ayuda'],
  CAJA_WEB_SUS: PAGINAS.filter((url) => url !== '/afiliacionBeneficiario' && !DE_OTROS.includes(url)),
  EMP_CONSULTA: ['/dashBoardVue', '/asegurado', '/ayuda'],
};

describe('menu.test.ts', () => {
  let api: ApiDePrueba;
  beforeAll(async () => {
    api = await crearApiDePrueba();
  });
  afterAll(() => api.cerrar());

  const urls = (items: ItemMenu[]): string[] => items.flatMap((item) => (item.items ? urls(item.items) : [item.url]));

  it.each(Object.entries(MENUS))('%s ve lo que puede usar', async (rol, esperadas) => {
    const cuenta = CUENTAS_DEMO.find((c) => c.rol === rol);
    const token = await api.ingresar(cuenta?.username ?? '');
    const principal = await api.pedir<ItemMenu[]>(token, 'GET', '/api/v1/findMenuPrincipalByRol');
    expect(urls(principal.body)).toEqual(esperadas);
    for (const item of principal.body) if (item.items) expect(item.items.length).toBeGreaterThan(1);
    const secundario = await api.pedir<ItemMenu[]>(token, 'GET', '/api/v1/findMenuSecundarioByRol');
    expect(urls(secundario.body)).toEqual(['/perfil', '/changeCUsr']);
  });
});
