import { describe, expect, it } from 'vitest';
import { ESTADO } from '../cobertura/estados.ts';
import { MOTIVO_DEFUNCION, MOTIVO_OTROS } from '../cobertura/motivos-baja.ts';
import { causaDeHecho } from './causa.ts';

const { ACTIVO, BAJA_FUTURA, AMPLIACION, CESANTIA, INACTIVO, INHABILITADO, DERECHOHABIENTE, REVISION } = ESTADO;
const PERSONA = { estadoAntes: ACTIVO, estadoDespues: CESANTIA, idMotivoBaja: MOTIVO_OTROS, causante: null };
const TITULAR = { propia: false, nombre: 'LIMA ROJAS ANA', entidad: 'TALLERES LIMA' };
const PROPIA = { ...TITULAR, propia: true };
const OCULTO = { propia: false, nombre: null, entidad: null };

describe('causa.test.ts', () => {
  it.each([
    [BAJA_FUTURA, CESANTIA, 'Por fecha: llegó el día de la baja'],
    [BAJA_FUTURA, INACTIVO, 'Por fecha: terminó la cobertura'],
    [CESANTIA, INACTIVO, 'Por fecha: terminó la cesantía'],
    [CESANTIA, INHABILITADO, 'Por fecha: terminó la cesantía'],
    [AMPLIACION, INACTIVO, 'Por fecha: terminó la ampliación'],
    [DERECHOHABIENTE, INHABILITADO, 'Por fecha: terminó el derecho propio'],
    [REVISION, INACTIVO, 'Por fecha'],
    [null, INACTIVO, 'Por fecha'],
    [INACTIVO, CESANTIA, 'Se deshizo un cambio que un reloj adelantado había hecho antes de su fecha'],
    [INHABILITADO, DERECHOHABIENTE, 'Se deshizo un cambio que un reloj adelantado había hecho antes de su fecha'],
    [CESANTIA, BAJA_FUTURA, 'Se deshizo un cambio que un reloj adelantado había hecho antes de su fecha'],
  ])('los días, de %s a %s: «%s»', (estadoAntes, estadoDespues, texto) => {
    expect(causaDeHecho({ ...PERSONA, accion: 'vencimiento-cobertura', estadoAntes, estadoDespues })).toBe(texto);
  });

  it.each([
    ['baja-titular', MOTIVO_OTROS, TITULAR, 'Por la baja del titular LIMA ROJAS ANA'],
    ['baja-titular', null, OCULTO, 'Por la baja del titular'],
    ['baja-titular', MOTIVO_DEFUNCION, TITULAR, 'Por el fallecimiento del titular LIMA ROJAS ANA'],
    ['baja-beneficiario', MOTIVO_DEFUNCION, TITULAR, 'Por el fallecimiento del titular LIMA ROJAS ANA'],
    ['registro-fallecido', MOTIVO_DEFUNCION, OCULTO, 'Por el fallecimiento del titular'],
    ['actualizacion-titular', null, TITULAR, 'Por la actualización de los datos del titular LIMA ROJAS ANA'],
    // The affiliation had ended by a death before; a correction of that death moves it.
    ['actualizacion-titular', MOTIVO_DEFUNCION, OCULTO, 'Por la actualización de los datos del titular'],
    ['revision-afiliacion', MOTIVO_OTROS, TITULAR, 'Por la revisión de la afiliación del titular LIMA ROJAS ANA'],
    ['migracion-inicial', null, TITULAR, 'Por un cambio del titular LIMA ROJAS ANA'],
    ['baja-titular', MOTIVO_DEFUNCION, PROPIA, 'Por el fallecimiento registrado en su afiliación por TALLERES LIMA'],
    [
      'registro-fallecido',
      MOTIVO_DEFUNCION,
      { ...OCULTO, propia: true },
      'Por el fallecimiento registrado en otra afiliación suya',
    ],
    ['revision-afiliacion', MOTIVO_OTROS, PROPIA, 'Por un cambio en su afiliación por TALLERES LIMA'],
  ])('%s con motivo %s, de otra afiliación: «%4$s»', (accion, idMotivoBaja, causante, texto) => {
    expect(causaDeHecho({ ...PERSONA, accion, idMotivoBaja, causante })).toBe(texto);
  });

  it('lo que confirma el SEGIP es suyo', () => {
    expect(causaDeHecho({ ...PERSONA, accion: 'confirmacion-defuncion' })).toBe('Por la confirmación del SEGIP');
  });

  it.each(['baja-titular', 'baja-beneficiario', 'registro-fallecido', 'revision-fallecimiento', 'registro-titular'])(
    '%s de la afiliación misma la firma la persona',
    (accion) => expect(causaDeHecho({ ...PERSONA, accion, idMotivoBaja: MOTIVO_DEFUNCION })).toBeNull(),
  );
});
