import net, { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leerConfig } from './config.ts';
import { serviciosDe, vigilarServicios } from './servicios-ajenos.ts';

describe('servicios-ajenos.test.ts', () => {
  let servidor: net.Server;
  let direccion: string;
  const escuchar = (puerto = 0) =>
    new Promise<void>((resolve) => {
      servidor = net.createServer((socket) => socket.destroy()).listen(puerto, '127.0.0.1', resolve);
    });
  const callar = () => new Promise((resolve) => servidor.close(resolve));
  beforeEach(async () => {
    await escuchar();
    direccion = `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`;
  });
  afterEach(callar);

  it('a quien no contesta se lo nombra, y se avisa una sola vez hasta que vuelve', async () => {
    const avisos: string[] = [];
    const nadie = { nombre: 'OVT', variable: 'OVT_URL', direccion: 'http://127.0.0.1:9' };
    const alcance = vigilarServicios([{ nombre: 'SEGIP', variable: 'SEGIP_URL', direccion }, nadie], ({ variable }) =>
      avisos.push(variable),
    );
    expect(alcance.fueraDeAlcance()).toEqual([]);
    await alcance.mirar();
    expect(alcance.fueraDeAlcance()).toEqual(['OVT']);
    const puerto = Number(new URL(direccion).port);
    await callar();
    await alcance.mirar();
    expect([alcance.fueraDeAlcance(), avisos]).toEqual([
      ['SEGIP', 'OVT'],
      ['OVT_URL', 'SEGIP_URL'],
    ]);
    await escuchar(puerto);
    await alcance.mirar();
    expect([alcance.fueraDeAlcance(), avisos.length]).toEqual([['OVT'], 2]);
  });

  it('lo que se sabe se renueva tras la respuesta, sin que nadie espere', async () => {
    const alcance = vigilarServicios([{ nombre: 'SEGIP', variable: 'SEGIP_URL', direccion }], () => undefined, 0);
    await callar();
    expect(alcance.fueraDeAlcance()).toEqual([]);
    await expect.poll(() => alcance.fueraDeAlcance()).toEqual(['SEGIP']);
    await escuchar(Number(new URL(direccion).port));
  });

  it('son los cuatro registros y el correo, por su variable', () => {
    const config = leerConfig({ DATABASE_URL: 'postgres://u@127.0.0.1/b', SEGIP_URL: 'https://segip.example' });
    expect(serviciosDe(config).map(({ variable }) => variable)).toEqual([
      'SEGIP_URL',
      'OVT_URL',
      'SENASIR_URL',
      'GESTORA_URL',
      'SGPA_SMTP_URL',
    ]);
    expect(serviciosDe(config)[0]?.direccion).toBe('https://segip.example');
  });
});
