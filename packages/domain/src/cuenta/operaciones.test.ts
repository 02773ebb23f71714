import { describe, expect, it } from 'vitest';
import { descripcionOperacion } from './operaciones.ts';

describe('operaciones.test.ts', () => {
  it.each([
    ['registro-titular', 'Afiliaciones de titulares registradas'],
    ['cambio-password', 'Cambios de contraseña'],
    ['baja-titular', 'Bajas de titulares'],
    ['detalle-asegurado', 'Detalles de asegurados consultados'],
    // No use case of its own, and what a former version wrote: each keeps its name.
    ['beneficiarios', 'beneficiarios'],
    ['carga-inicial', 'carga-inicial'],
  ])('%s cuenta como «%s»', (clave, texto) => {
    expect(descripcionOperacion(clave)).toBe(texto);
  });
});
