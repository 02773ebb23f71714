import { describe, expect, it } from 'vitest';
import { numeroDocumento } from '../shared/documento.ts';
import { conHora, fecha } from '../shared/fecha-civil.ts';
import type { Certificado } from './certificado.ts';
import { BYTES_DE_CODIGO, codigoDesde } from './codigo.ts';
import { contenidoDelSello, selloEsDe } from './sello.ts';

const certificado = (cambios: Partial<Certificado['persona']> = {}, cuantas = 1): Certificado => ({
  numero: 12,
  codigo: codigoDesde(new Uint8Array(BYTES_DE_CODIGO)),
  emitidoEn: conHora(fecha('2026-10-14'), '10:00:00'),
  emisor: 'Autoridad',
  cubierta: true,
  persona: {
    numero_documento: numeroDocumento('1000100'),
    complemento_documento: '1A',
    nombres: 'ANA',
    primer_apellido: 'MAMANI',
    segundo_apellido: '',
    fecha_nacimiento: fecha('1985-03-14'),
    ...cambios,
  },
  afiliaciones: Array.from({ length: cuantas }, (_, i) => ({
    nombre_enteGestor: `Caja ${i + 1}`,
    estado: 'ACTIVO',
    fecha_inicio: fecha('2020-01-15'),
    nombre_entidad: 'X',
    observacion: '',
  })),
});
const VERIFICADO = {
  nombres: 'MAMANI ANA',
  numero_documento: '1000100-1A',
  fecha_nacimiento: fecha('1985-03-14'),
  secuencialCorrelativo: 12,
};

describe('sello.test.ts', () => {
  it('dice lo del certificado: de quién, cuál, y de sus afiliaciones las primeras y cuántas son', () => {
    expect(contenidoDelSello(certificado({}, 5))).toEqual({
      num: 12,
      doc: '1000100-1A',
      name: 'MAMANI ANA',
      birthdate: '1985-03-14',
      cub: true,
      tot: 5,
      est: [1, 2, 3].map((n) => [`Caja ${n}`, 'ACTIVO', '2020-01-15']),
    });
  });

  it('es del certificado que dice lo mismo, también con un nombre más largo de lo que cabe', () => {
    expect(selloEsDe(contenidoDelSello(certificado()), VERIFICADO)).toBe(true);
    const nombres = 'Ñ'.repeat(150);
    const largo = contenidoDelSello(certificado({ nombres, primer_apellido: '' }));
    expect(largo.name).toHaveLength(81);
    expect(selloEsDe(largo, { ...VERIFICADO, nombres })).toBe(true);
  });

  it('es suyo también el que se firmó cuando los nombres iban primero', () => {
    const antiguo = { ...contenidoDelSello(certificado()), name: 'ANA MAMANI' };
    expect(selloEsDe(antiguo, VERIFICADO)).toBe(true);
    const largos = ['ANA', 'Ñ'.repeat(70), 'ABCDEFGHIJ'];
    const name = `${largos.join(' ').slice(0, 80)}…`;
    expect(selloEsDe({ ...antiguo, name }, { ...VERIFICADO, nombres: largos.toReversed().join(' ') })).toBe(true);
    expect(selloEsDe({ ...antiguo, name }, VERIFICADO)).toBe(false);
  });

  it.each([
    { nombres: 'OTRA MAMANI' },
    { numero_documento: '1000100' },
    { fecha_nacimiento: fecha('1985-03-15') },
    { secuencialCorrelativo: 13 },
  ])('con otro dato no es suyo: %j', (otro) => {
    expect(selloEsDe(contenidoDelSello(certificado()), { ...VERIFICADO, ...otro })).toBe(false);
  });
});
