import type { Certificado } from '@sgpa/domain/certificado/certificado';
import { comoSeImprime, sinLetra } from '@sgpa/domain/certificado/letra';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { apellidosYNombre } from '@sgpa/domain/shared/nombres';
import { CERTIFICADO } from '@sgpa/testing/papel/certificado';
import { segunPdftotext } from '@sgpa/testing/papel/firma';
import { textoDe } from '@sgpa/testing/papel/leer-pdf';
import { describe, expect, it } from 'vitest';
import { escribirCertificado } from './documento.ts';
import { alcanza, letraAmplia } from './letra.ts';
import { terminar } from './lienzo.ts';

const PESOS = ['normal', 'negrita'] as const;
const TODOS = Array.from({ length: 0x2_0000 }, (_, i) => i)
  .filter((punto) => punto < 0xd8_00 || punto > 0xdf_ff)
  .map((punto) => String.fromCodePoint(punto));
const LATINAS = TODOS.filter((signo) => /^\p{Script=Latin}$/u.test(signo) && /^\p{L}$/u.test(signo));
/** The font lacks newer letters of phonetics and manuscripts, and their lower-case forms: no name has them. */
const SIN_LETRA = new Set('ƛɤꟓꟕꟋꟌꟍ꟎꟏꟒꟔ꟚꟛꟜ\u{1df25}\u{1df26}\u{1df27}\u{1df28}\u{1df29}\u{1df2a}');

/** There are 200 names of three parts that together have all Latin letters, Guaraní G̃ and a decomposed G̃ too. */
const SIGNOS = [
  ...new Set([
    ...LATINAS.filter((signo) => !SIN_LETRA.has(signo) && comoSeImprime(signo) === signo),
    'G\u0303',
    'E\u0303',
  ]),
];
const POR_PARTE = Math.ceil(SIGNOS.length / 600);
const parte = (n: number): string => {
  const suyos = Array.from({ length: POR_PARTE }, (_, i) => SIGNOS[(n * POR_PARTE + i) % SIGNOS.length]);
  return `ÑA${suyos.join('A')}Z`;
};
const NOMBRES = Array.from({ length: 200 }, (_, n) => ({
  nombres: parte(3 * n),
  primer_apellido: parte(3 * n + 1),
  segundo_apellido: parte(3 * n + 2),
}));

const AFILIACION = {
  nombre_enteGestor: 'Caja Nacional de Salud',
  estado: 'ACTIVO',
  fecha_inicio: fecha('2020-01-15'),
  observacion: 'Beneficiario.',
};

const escribir = (persona: object = {}, afiliaciones: Certificado['afiliaciones'] = []) =>
  terminar(
    escribirCertificado(
      {
        certificado: { ...CERTIFICADO, persona: { ...CERTIFICADO.persona, ...persona }, afiliaciones },
        ahora: new Date('2026-10-14T14:00:00Z'),
        producto: 'SGPA',
        publica: 'https://sgpa.example',
        firmas: { pdf: { clave: '', certificados: [] }, qr: { clave: '', kid: '' } },
      },
      'QR',
    ),
  );
const enUnaLinea = (texto: string) => texto.replace(/\s+/g, ' ').normalize('NFC');

describe('letra.test.ts', () => {
  it('lo que la regla admite, lo tiene alguna de las dos letras en ambos pesos', () => {
    for (const peso of PESOS) {
      const amplia = letraAmplia(peso);
      const faltan = TODOS.filter(
        (signo) => sinLetra(`A${signo}`) === '' && !alcanza(peso, comoSeImprime(`A${signo}`)),
      ).filter((signo) =>
        Array.from(comoSeImprime(`A${signo}`)).some((uno) => !amplia.hasGlyphForCodePoint(uno.codePointAt(0) ?? 0)),
      );
      expect(faltan).toEqual([]);
    }
  });

  it('la regla admite cada letra latina', () => {
    const sin = LATINAS.filter((signo) => sinLetra(signo + signo.toUpperCase()) !== '');
    expect(sin.filter((signo) => !SIN_LETRA.has(signo))).toEqual([]);
  });

  it('el texto que se saca del certificado es el nombre: 200 nombres con todas las letras latinas', async () => {
    expect(new Set(NOMBRES.map(apellidosYNombre)).size).toBe(200);
    const suyos = new Set(NOMBRES.flatMap((uno) => Array.from(Object.values(uno).join(''))));
    expect(SIGNOS.filter((signo) => Array.from(signo).some((uno) => !suyos.has(uno)))).toEqual([]);
    const escritos = NOMBRES.map((uno) => enUnaLinea(apellidosYNombre(uno)));
    for (let i = 0; i < 200; i += 10) {
      const [suyo, ...otros] = escritos.slice(i, i + 10);
      const afiliaciones = otros.map((nombre_entidad) => ({ ...AFILIACION, nombre_entidad }));
      const texto = enUnaLinea((await textoDe(await escribir(NOMBRES[i], afiliaciones))).join(' '));
      expect(texto).toContain(`${suyo}, con documento de identidad`);
      for (const otro of otros) expect(texto).toContain(` ${otro} ${AFILIACION.observacion}`);
    }
  });

  it('otro lector, poppler, saca el mismo nombre donde está instalado', async () => {
    for (const [nombres, primer_apellido, segundo_apellido] of [
      ['G\u0303UASU', 'AVAÑẼ’Ẽ', 'ĨRŨ-ỸVY'],
      ['G\u0303UASU', '', ''],
    ] as const) {
      const persona = { nombres, primer_apellido, segundo_apellido };
      const partes = [`${apellidosYNombre(persona)}, con documento`, ` ${nombres} `];
      const texto = enUnaLinea((await segunPdftotext(await escribir(persona))) ?? partes.join(''));
      for (const parte of partes) expect(texto).toContain(enUnaLinea(parte));
    }
  });

  it('la letra del producto sigue siendo la del castellano', async () => {
    expect([alcanza('normal', 'GÜEMES ÑANDÚ'), alcanza('normal', 'ĨRŨ')]).toEqual([true, false]);
    expect(String(await escribir({ nombres: 'ÑANDÚ' }))).not.toContain('NotoSans');
    expect(String(await escribir({ nombres: 'ĨRŨ' }))).toContain('NotoSans');
  });
});
