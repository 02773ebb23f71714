import { CUENTAS_DEMO, cuentasParaElegir } from '@sgpa/demo/cuentas';
import { type ApiDePrueba, crearApiDePrueba } from '@sgpa/testing/api';
import { afterEach, describe, expect, it } from 'vitest';
import { leerConfig } from '../../../config.ts';

const PRODUCCION = {
  DATABASE_URL: 'postgres://dueno@127.0.0.1:5432/sgpa',
  NODE_ENV: 'production',
  SGPA_SECRETO_TOKEN: 'un-secreto-propio-de-treinta-y-dos-letras',
  SGPA_DB_APP_PASSWORD: 'una-clave-propia-del-rol',
  SEGIP_URL: 'https://segip.example',
  OVT_URL: 'https://ovt.example',
  SENASIR_URL: 'https://senasir.example',
  GESTORA_URL: 'https://gestora.example',
  SGPA_PUBLIC_URL: 'https://sgpa.example',
  SGPA_FIRMA_CLAVE: '/etc/sgpa/pdf.clave.pem',
  SGPA_FIRMA_CERTIFICADO: '/etc/sgpa/pdf.certificado.pem',
  SGPA_FIRMA_QR: '/etc/sgpa/qr.clave.pem',
  SGPA_AUDITORIA_CLAVE: '/etc/sgpa/auditoria.clave.pem',
  SGPA_SEGUNDO_FACTOR_CLAVE: '/etc/sgpa/segundo-factor.clave',
  SGPA_AUDITORIA_DIR: '/srv/sgpa-cabezas',
  SGPA_SMTP_URL: 'smtps://sgpa:clave@correo.example',
  SGPA_CORREO_REMITENTE: 'no-responder@sgpa.example',
};

describe('cuentas-demo.test.ts', () => {
  let api: ApiDePrueba | undefined;
  afterEach(() => api?.cerrar());

  const pedir = async () => (await api?.pedir(null, 'GET', '/api/v1/cuentasDemo'))?.body;

  it('una demostración ofrece, sin sesión, las cuentas que se le dieron al servidor, y con cada una se entra', async () => {
    const SGPA_CUENTAS_DEMO = JSON.stringify(cuentasParaElegir());
    const { cuentasDemo } = leerConfig({ DATABASE_URL: PRODUCCION.DATABASE_URL, SGPA_CUENTAS_DEMO });
    expect(cuentasDemo.map(({ username }) => username)).toEqual(CUENTAS_DEMO.map(({ username }) => username));
    api = await crearApiDePrueba({ config: { cuentasDemo } });
    expect(await pedir()).toEqual({ cuentas: cuentasDemo });
    const [primera] = cuentasDemo;
    expect(await api.ingresar(primera?.username ?? '', primera?.password)).toBeTypeOf('string');
  });

  it('producción no tiene ninguna: ni contesta con ellas, ni arranca si se las dan', async () => {
    const { cuentasDemo } = leerConfig(PRODUCCION);
    api = await crearApiDePrueba({ config: { cuentasDemo } });
    expect(await pedir()).toEqual({ cuentas: [] });
    const SGPA_CUENTAS_DEMO = JSON.stringify(cuentasParaElegir());
    expect(() => leerConfig({ ...PRODUCCION, SGPA_CUENTAS_DEMO })).toThrow('quite SGPA_CUENTAS_DEMO');
  });

  it('quien dice que no es una demostración tampoco las tiene, y una lista que no se entiende se dice al arrancar', () => {
    const { DATABASE_URL } = PRODUCCION;
    const SGPA_CUENTAS_DEMO = JSON.stringify(cuentasParaElegir());
    expect(leerConfig({ DATABASE_URL, SGPA_CUENTAS_DEMO, SGPA_DEMO: '0' }).cuentasDemo).toEqual([]);
    for (const mala of ['no es JSON', '{}', '[{"username":"x"}]'])
      expect(() => leerConfig({ DATABASE_URL, SGPA_CUENTAS_DEMO: mala })).toThrow(/SGPA_CUENTAS_DEMO no es una lista/);
  });
});
