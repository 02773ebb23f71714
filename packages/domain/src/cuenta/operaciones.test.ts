import { describe, expect, it } from 'vitest';
import { descripcionOperacion } from './operaciones.ts';

describe('operaciones.test.ts', () => {
  it.each([
    ['registro-titular', 'Afiliaciones de titulares registradas'],
    ['cambio-password', 'Cambios de contraseña'],
    ['baja-titular', 'Bajas de titulares'],
    ['detalle-asegurado', 'Detalles de asegurados consultados'],
    // A panel that is no use case, and a kind of a former version, keep their names.
    ['beneficiarios', 'beneficiarios'],
    ['carga-inicial', 'carga-inicial'],
  ])('%s cuenta como «%s»', (clave, texto) => {
    expect(descripcionOperacion(clave)).toBe(texto);
  });
});
