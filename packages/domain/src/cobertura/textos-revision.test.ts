import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { hechosDeAlta } from './registro.ts';
import { textoFallecimientoCorregido, textoRevision } from './textos-revision.ts';

const ACTIVA = hechosDeAlta('TITULAR', fecha('2020-01-01'));
const CERRADA = { ...ACTIVA, estado: 104, fecha_baja: fecha('2024-03-05') };

describe('textos-revision.test.ts', () => {
  it.each([
    ['ABRIR', CERRADA, 3, 'La afiliación quedó en revisión.'],
    ['RESTITUIR', ACTIVA, 0, 'Revisión terminada. La afiliación vuelve al estado ACTIVO.'],
    [
      'RESTITUIR',
      { ...CERRADA, estado: 103 },
      0,
      'Revisión terminada. La afiliación vuelve al estado CESANTIA, con fecha de baja 05/03/2024.',
    ],
    [
      'CERRAR',
      CERRADA,
      0,
      'Revisión terminada. La afiliación queda cerrada en estado INACTIVO, con fecha de baja 05/03/2024.',
    ],
    [
      'CERRAR',
      CERRADA,
      2,
      'Revisión terminada. La afiliación queda cerrada en estado INACTIVO, con fecha de baja 05/03/2024. También se dio de baja a 2 beneficiarios.',
    ],
  ] as const)('%s deja %j con %i beneficiarios terminados: %s', (decision, hechos, beneficiarios, texto) => {
    expect(textoRevision(decision, hechos, beneficiarios)).toBe(texto);
  });

  it.each([
    [[], 'Ninguna afiliación cambia.'],
    [['ANA PEÑA'], 'Vuelve a sus fechas de antes la afiliación de: ANA PEÑA.'],
    [['ANA PEÑA', 'LUIS ROJAS'], 'Vuelven a sus fechas de antes las afiliaciones de: ANA PEÑA, LUIS ROJAS.'],
  ])('un fallecimiento corregido nombra a quienes vuelven, %j', (nombres, fin) => {
    expect(textoFallecimientoCorregido(nombres)).toBe(
      `Fallecimiento corregido: la persona ya no figura como fallecida. ${fin}`,
    );
  });
});
