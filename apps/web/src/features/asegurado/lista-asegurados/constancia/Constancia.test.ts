import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { FILA, FILA_BENEFICIARIO } from '../../testing/fila.ts';
import { gruposDeConstancia, quienYCuando } from './Constancia.tsx';

const REGISTRO: HechoDeHistoria = {
  accion: 'registro-titular',
  descripcion: 'Registro',
  usuario: 'usuario.ficticio',
  causa: null,
  ocurrido_en: '2026-01-01T12:00:00.000Z',
  estado_antes: null,
  estado_despues: 'ACTIVO',
  antes: null,
  despues: {},
};
const datos = (fila: typeof FILA) =>
  gruposDeConstancia(fila, 'Ente ficticio').flatMap((grupo) => grupo.datos.map((dato) => dato.join(': ')));

describe('Constancia.test.ts', () => {
  it('dice bajo qué número, cuándo (en La Paz) y quién registró', () => {
    expect(quienYCuando(FILA, REGISTRO)).toBe('Registro N.º 1, del 01/01/2026, 08:00:00, por usuario.ficticio');
  });

  it('de un titular: la persona, el ente, el empleador, el estado y las fechas que tiene', () => {
    expect(datos(FILA)).toEqual([
      'Apellidos y nombres: FICTICIA PERSONA',
      'Documento: CI 1000009-1A',
      'Fecha de nacimiento: 14/03/1985',
      'Ente gestor: Ente ficticio',
      'Registrado como: TITULAR',
      'Entidad empleadora: Empresa ficticia (NIT-1020304050)',
      'Tipo de asegurado: TRABAJADOR',
      'Estado: ACTIVO',
      'Fecha de afiliación: 02/01/2020',
    ]);
  });

  it('de un beneficiario, su titular y el parentesco; de un fallecido, que lo es y hasta cuándo tuvo cobertura', () => {
    const dichos = datos(FILA_BENEFICIARIO);
    expect(dichos).toContain('Registrado como: BENEFICIARIO (HIJA/HIJO)');
    expect(dichos).toContain('Titular: 1000009-1A');
    const muerto = datos({ ...FILA, fallecido: true, estado: { ...FILA.estado, fecha_baja: fecha('2026-01-01') } });
    expect(muerto).toContain('Situación: FALLECIDO');
    expect(muerto).toContain('Fecha de baja: 01/01/2026');
  });
});
