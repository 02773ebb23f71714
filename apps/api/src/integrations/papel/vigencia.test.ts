import { firmasDePrueba } from '@sgpa/testing/firmas';
import { CERTIFICADO } from '@sgpa/testing/papel/certificado';
import { AHORA } from '@sgpa/testing/reloj';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hacerLlavesDemo } from './llaves-demo.ts';
import type { Firmas, Taller } from './port.ts';
import { crearTaller } from './taller.ts';
import { motivoDeNoVigente, vigenciaDe } from './vigencia.ts';

const MS = 1000;

describe('vigencia.test.ts', () => {
  let firmas: Firmas;
  let taller: Taller;
  let desde: Date;
  let hasta: Date;
  beforeAll(async () => {
    firmas = await firmasDePrueba();
    ({ desde, hasta } = vigenciaDe(firmas.pdf.certificados));
    taller = crearTaller({ producto: 'SGPA', publicUrl: 'https://sgpa.example' }, firmas);
  });
  afterAll(() => taller.cerrar());

  const mas = (fecha: Date, ms: number) => new Date(fecha.getTime() + ms);

  it('el último y el primer segundo valen; uno más allá se dice desde o hasta cuándo, con la fecha de La Paz', () => {
    const vigencia = { desde: new Date('2026-01-01T04:00:00Z'), hasta: new Date('2026-12-31T23:00:00Z') };
    const motivos = [vigencia.desde, mas(vigencia.desde, -MS), vigencia.hasta, mas(vigencia.hasta, MS)].map((ahora) =>
      motivoDeNoVigente(vigencia, ahora),
    );
    expect(motivos).toEqual([null, 'vale recién desde el 01/01/2026', null, 'venció el 31/12/2026']);
  });

  it('con un certificado que venció, o que todavía no vale, no se firma nada', async () => {
    for (const ahora of [mas(desde, -MS), mas(hasta, MS)])
      await expect(taller.hacer({ certificado: CERTIFICADO, ahora })).rejects.toMatchObject({
        codigo: 'FIRMA_NO_VIGENTE',
        status: 503,
        message: expect.stringMatching(/^No se pueden emitir certificados: .+ (venció|vale recién desde) el \d\d\//),
      });
    expect((await taller.hacer({ certificado: CERTIFICADO, ahora: AHORA })).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('de una cadena manda el que primero vence', async () => {
    const otra = await hacerLlavesDemo(mas(desde, -365 * 86_400_000));
    const cadena = vigenciaDe([...firmas.pdf.certificados, otra.certificado]);
    expect(cadena.desde).toEqual(desde);
    expect(cadena.hasta.getTime()).toBeLessThan(hasta.getTime());
  });

  it('la de una demostración vale ya para un servidor cuyo reloj va atrasado', async () => {
    const { certificado } = await hacerLlavesDemo(AHORA);
    expect(motivoDeNoVigente(vigenciaDe([certificado]), mas(AHORA, -3_600_000))).toBeNull();
  });
});
