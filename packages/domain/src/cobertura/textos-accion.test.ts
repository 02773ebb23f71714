import { describe, expect, it } from 'vitest';
import { fecha } from '../shared/fecha-civil.ts';
import { textoAmpliacion, textoArrastre, textoBaja, textoHabilitacion } from './textos-accion.ts';

const DEFINITIVA = { fecha_baja: fecha('2024-03-10'), fecha_cesantia: null };
const CON_CESANTIA = { ...DEFINITIVA, fecha_cesantia: fecha('2024-05-10') };

describe('textos-accion.test.ts', () => {
  it.each([
    [DEFINITIVA, undefined, 'Baja registrada. Fecha de baja: 10/03/2024.'],
    [CON_CESANTIA, {}, 'Baja registrada. Fecha de baja: 10/03/2024. Cesantía hasta el 10/05/2024.'],
    [{ fecha_baja: null, fecha_cesantia: null }, {}, 'Baja registrada.'],
    [
      DEFINITIVA,
      { beneficiarios: 2, otras: 1 },
      'Baja registrada. Fecha de baja: 10/03/2024. También terminó otra afiliación de la persona. También se dio de baja a 2 beneficiarios.',
    ],
  ])('una baja guardada con %j, y de paso %j: %s', (fechas, arrastre, texto) => {
    expect(textoBaja(fechas, arrastre)).toBe(texto);
  });

  it.each([
    [CON_CESANTIA, fecha('2024-06-10'), ' La fecha de fin de cesantía enviada, 10/06/2024, no se guardó.'],
    [CON_CESANTIA, fecha('2024-05-10'), ''],
    [CON_CESANTIA, null, ''],
    [DEFINITIVA, fecha('2024-06-10'), ''],
  ])('de %j, con una cesantía enviada hasta %s se añade «%s»', (fechas, enviada, mas) => {
    expect(textoBaja(fechas, {}, enviada)).toBe(`${textoBaja(fechas)}${mas}`);
  });

  it.each([
    [{}, ''],
    [{ beneficiarios: 0, otras: 0, avisados: [] }, ''],
    [{ beneficiarios: 1 }, 'También se dio de baja a 1 beneficiario.'],
    [{ beneficiarios: 3 }, 'También se dio de baja a 3 beneficiarios.'],
    [{ otras: 1 }, 'También terminó otra afiliación de la persona.'],
    [{ otras: 2 }, 'También terminaron otras 2 afiliaciones de la persona.'],
    [{ avisados: ['CAJA NORTE'] }, 'Se abrió una novedad para: CAJA NORTE.'],
    [
      { beneficiarios: 1, otras: 2, avisados: ['CAJA NORTE', 'CAJA SUR'] },
      'También terminaron otras 2 afiliaciones de la persona. También se dio de baja a 1 beneficiario. Se abrió una novedad para: CAJA NORTE, CAJA SUR.',
    ],
  ])('lo que terminó de paso, %j: «%s»', (arrastre, texto) => {
    expect(textoArrastre(arrastre)).toBe(texto);
  });

  it('una ampliación dice hasta cuándo, una habilitación como qué y desde cuándo', () => {
    expect(textoAmpliacion(fecha('2024-08-01'))).toBe('Ampliación registrada. Cobertura hasta el 01/08/2024.');
    expect(textoHabilitacion(fecha('2024-06-01'), 'RENTISTA - SENASIR')).toBe(
      'Beneficiario habilitado como derechohabiente (RENTISTA - SENASIR) desde el 01/06/2024.',
    );
  });
});
