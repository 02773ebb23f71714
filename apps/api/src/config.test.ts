import { describe, expect, it } from 'vitest';
import { ConfigError, leerConfig } from './config.ts';
import { TURNOS } from './db/ajustes-de-base.ts';

const MINIMA = { DATABASE_URL: 'postgres://dueno@127.0.0.1:5432/sgpa' };
const PRODUCCION = {
  ...MINIMA,
  NODE_ENV: 'production',
  SGPA_SECRETO_TOKEN: 'un-secreto-propio-de-treinta-y-dos-letras',
  SGPA_DB_APP_PASSWORD: 'una-clave-propia-del-rol',
  SEGIP_URL: 'https://segip.example',
  OVT_URL: 'https://ovt.example',
  SENASIR_URL: 'https://senasir.example',
  GESTORA_URL: 'https://gestora.example',
  SGPA_PUBLIC_URL: 'https://sgpa.example',
  SGPA_SMTP_URL: 'smtps://sgpa:clave@correo.example',
  SGPA_CORREO_REMITENTE: 'no-responder@sgpa.example',
  SGPA_FIRMA_CLAVE: '/etc/sgpa/pdf.clave.pem',
  SGPA_FIRMA_CERTIFICADO: '/etc/sgpa/pdf.certificado.pem',
  SGPA_FIRMA_QR: '/etc/sgpa/qr.clave.pem',
  SGPA_AUDITORIA_CLAVE: '/etc/sgpa/auditoria.clave.pem',
  SGPA_SEGUNDO_FACTOR_CLAVE: '/etc/sgpa/segundo-factor.clave',
  SGPA_AUDITORIA_DIR: '/srv/sgpa-cabezas',
};

const problema = (variables: NodeJS.ProcessEnv): string => {
  try {
    leerConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'ninguno';
};

describe('config.test.ts', () => {
  it('fuera de producción basta la base de datos: puerto 8080, sesión de 8 horas', () => {
    expect(leerConfig(MINIMA)).toMatchObject({
      produccion: false,
      puerto: 8080,
      host: 'localhost',
      sesionMs: 8 * 3_600_000,
      publicUrl: 'http://localhost:8080',
      proxies: 0,
      nivelLog: 'warn',
    });
    expect(leerConfig({ ...MINIMA, PORT: '9090' })).toMatchObject({ puerto: 9090, publicUrl: 'http://localhost:9090' });
  });

  it('el producto se llama SGPA, o como se diga en un nombre corto que no sea ya el de otra cosa', () => {
    expect(leerConfig(MINIMA).producto).toBe('SGPA');
    expect(leerConfig({ ...MINIMA, SGPA_PRODUCTO: 'RPA2' }).producto).toBe('RPA2');
    for (const malo of ['X', '1A', 'R-PA', 'R PA', '<b>', 'A'.repeat(21), 'ENTE', 'POBLACION'])
      expect(problema({ ...MINIMA, SGPA_PRODUCTO: malo })).toMatch(/SGPA_PRODUCTO/);
  });

  it('cuántas transacciones corren a la vez se ajusta; ninguna no puede ser', () => {
    expect(leerConfig(MINIMA).turnos).toEqual(TURNOS);
    const { turnos } = leerConfig({
      ...MINIMA,
      SGPA_DB_A_LA_VEZ: '12',
      SGPA_DB_POR_CUENTA: '4',
      SGPA_DB_GRACIA_MS: '',
    });
    expect([turnos.aLaVez, turnos.deCadaCuenta.aLaVez, turnos.graciaMs]).toEqual([12, 4, TURNOS.graciaMs]);
    expect(problema({ ...MINIMA, SGPA_DB_POR_CUENTA: '0' })).toMatch(/SGPA_DB_POR_CUENTA/);
  });

  it('un valor vacío es como ninguno', () => {
    expect(leerConfig({ ...MINIMA, PORT: '', SGPA_DEMO: '', SEGIP_URL: '', NODE_ENV: '' })).toMatchObject({
      puerto: 8080,
      produccion: false,
    });
  });

  it('producción con todo lo suyo arranca', () => {
    expect(leerConfig(PRODUCCION)).toMatchObject({ produccion: true, publicUrl: 'https://sgpa.example' });
  });

  it.each(Object.keys(PRODUCCION).filter((nombre) => !['NODE_ENV', 'DATABASE_URL'].includes(nombre)))(
    'producción sin %s no arranca y la nombra, y a ninguna otra',
    (nombre) => {
      for (const valor of [undefined, '']) {
        expect(problema({ ...PRODUCCION, [nombre]: valor })).toBe(`En producción falta configurar: ${nombre}.`);
      }
    },
  );

  it('nombra todo lo que falta de una vez', () => {
    const mensaje = problema({ ...MINIMA, NODE_ENV: 'production' });
    for (const nombre of Object.keys(PRODUCCION).slice(2)) expect(mensaje).toContain(nombre);
  });

  it('producción no acepta los secretos de la demostración, aunque se escriban a mano', () => {
    const { secretoToken, appPassword } = leerConfig(MINIMA);
    expect(problema({ ...PRODUCCION, SGPA_SECRETO_TOKEN: secretoToken })).toContain('SGPA_SECRETO_TOKEN');
    expect(problema({ ...PRODUCCION, SGPA_DB_APP_PASSWORD: appPassword })).toContain('SGPA_DB_APP_PASSWORD');
    expect(problema({ ...PRODUCCION, SGPA_SECRETO_TOKEN_ANTERIOR: secretoToken })).toContain(
      'SGPA_SECRETO_TOKEN_ANTERIOR',
    );
  });

  it('producción no manda a nadie a una dirección sin cifrar', () => {
    expect(problema({ ...PRODUCCION, SGPA_PUBLIC_URL: 'http://sgpa.example' })).toContain('SGPA_PUBLIC_URL debe ser');
  });

  it('producción no pregunta por nadie a otra máquina sin cifrar; a un intermediario en esta misma, sí', () => {
    const abiertas = { SEGIP_URL: 'http://segip.example', GESTORA_URL: 'HTTP://127.0.0.1.gestora.example' };
    const mensaje = problema({ ...PRODUCCION, ...abiertas });
    expect(mensaje).toContain('deben ser direcciones https, o de esta misma máquina: SEGIP_URL, GESTORA_URL.');
    for (const local of ['http://localhost:9000', 'http://127.0.0.1:9000/segip', 'http://[::1]:9000'])
      expect(problema({ ...PRODUCCION, SEGIP_URL: local })).toBe('ninguno');
  });

  it('producción no acepta datos de demostración ni simuladores', () => {
    expect(problema({ ...PRODUCCION, SGPA_DEMO: '1' })).toContain('SGPA_DEMO');
    expect(problema({ ...PRODUCCION, SGPA_SIMULADORES: '1' })).toContain('simuladores');
  });

  it.each([
    ['DATABASE_URL', ''],
    ['PORT', 'ocho'],
    ['PORT', '-1'],
    ['SGPA_DEMO', 'si'],
    ['SGPA_SECRETO_TOKEN', 'corto'],
    ['SGPA_DB_APP_PASSWORD', 'corta'],
    ['SEGIP_URL', 'segip.example'],
    ['OVT_URL', 'ftp://ovt.example'],
    ['SGPA_SESION_MINUTOS', 'mucho'],
  ])('%s=«%s» no vale, y el mensaje la nombra sin repetir el valor de un secreto', (nombre, valor) => {
    const mensaje = problema({ ...MINIMA, [nombre]: valor });
    expect(mensaje).toMatch(/^Configuración no válida: /);
    expect(mensaje).toContain(nombre);
    if (valor !== '' && nombre.includes('SECRETO')) expect(mensaje).not.toContain(valor);
  });
});
