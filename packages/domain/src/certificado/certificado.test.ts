import { describe, expect, it } from 'vitest';
import { type FechaCivil, fecha } from '../shared/fecha-civil.ts';
import {
  chipEnCertificado,
  estadoCertificado,
  type HechosCertificados,
  numeroDeCertificado,
  observacionDe,
} from './certificado.ts';
import { direccionDeVerificacion } from './verificacion-certificado.ts';

const hechos = (estado: number, cambios: Partial<HechosCertificados> = {}): HechosCertificados => ({
  estado,
  tipo: 'TITULAR',
  fecha_afiliacion: fecha('2020-01-01'),
  fecha_baja: null,
  fecha_cesantia: null,
  fecha_ampliacion: null,
  fecha_derechohabiente: null,
  fallecido: false,
  fecha_defuncion: null,
  ...cambios,
});
const BAJA = { fecha_baja: fecha('2024-03-10'), fecha_cesantia: fecha('2024-05-10') };

describe('certificado.test.ts', () => {
  it.each<[string, HechosCertificados, FechaCivil, string, string]>([
    ['activo', hechos(100), fecha('2024-04-01'), 'ACTIVO', ''],
    ['todavía no comenzó', hechos(100), fecha('2019-12-31'), 'INACTIVO', 'La cobertura comienza el 01/01/2020.'],
    ['con baja por venir', hechos(101, BAJA), fecha('2024-03-09'), 'ACTIVO', 'Cobertura hasta el 10/05/2024.'],
    [
      'su baja llegó, y la tarea diaria no',
      hechos(101, BAJA),
      fecha('2024-03-10'),
      'CESANTIA',
      'Cobertura hasta el 10/05/2024.',
    ],
    ['el último día', hechos(103, BAJA), fecha('2024-05-10'), 'CESANTIA', 'Cobertura hasta el 10/05/2024.'],
    ['el día después', hechos(103, BAJA), fecha('2024-05-11'), 'INACTIVO', 'Sin cobertura desde el 11/05/2024.'],
    [
      'ampliado',
      hechos(102, { ...BAJA, fecha_ampliacion: fecha('2024-08-01') }),
      fecha('2024-06-01'),
      'AMPLIACIÓN',
      'Cobertura hasta el 01/08/2024.',
    ],
    [
      'beneficiario inhabilitado',
      hechos(105, { ...BAJA, tipo: 'BENEFICIARIO' }),
      fecha('2024-06-01'),
      'INHABILITADO',
      'Beneficiario. Sin cobertura desde el 11/05/2024.',
    ],
    ['en revisión', hechos(108, BAJA), fecha('2024-04-01'), 'REVISION', 'En revisión por la autoridad.'],
    [
      'fallecido',
      hechos(104, { fecha_baja: fecha('2024-03-10'), fallecido: true, fecha_defuncion: fecha('2024-03-10') }),
      fecha('2024-04-01'),
      'INACTIVO',
      'Sin cobertura desde el 10/03/2024. Persona fallecida el 10/03/2024.',
    ],
    ['fallecido sin fecha', hechos(104, { fallecido: true }), fecha('2024-04-01'), 'INACTIVO', 'Persona fallecida.'],
  ])('%s: su estado de ese día y lo que hay que saber de él', (_caso, h, hoy, estado, observacion) => {
    expect([estadoCertificado(h, hoy), observacionDe(h, hoy)]).toEqual([estado, observacion]);
  });

  it('el número se imprime siempre con el mismo ancho', () => {
    expect([numeroDeCertificado(7), numeroDeCertificado(123_456_789)]).toEqual(['00000007', '123456789']);
  });

  it.each([
    ['ACTIVO', 'verde'],
    ['CESANTIA', 'rojo'],
    ['AMPLIACIÓN', 'naranja'],
    ['INACTIVO', 'rojo'],
    ['INHABILITADO', 'morado'],
    ['DERECHOHABIENTE', 'verde oscuro'],
    ['REVISION', 'rojo'],
    ['xxxx', 'gris'],
  ])('el chip de %s es %s', (estado, color) => {
    expect(chipEnCertificado(estado)).toBe(color);
  });

  it('la dirección de verificación es la pública, con o sin barra al final', () => {
    for (const publica of ['https://sgpa.example', 'https://sgpa.example/'])
      expect(direccionDeVerificacion(publica, 'A-B')).toBe('https://sgpa.example/verificacionCertificado/A-B');
  });
});
