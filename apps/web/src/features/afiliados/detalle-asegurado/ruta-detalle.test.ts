import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import { describe, expect, it } from 'vitest';
import { rutaDeDetalle } from './ruta-detalle.ts';

const FILA: FilaAsegurado = {
  idAfiliadoEnteGestor: 1,
  tipo_documento: 'CI',
  numero_documento: '1000009',
  complemento_documento: '1A',
  nombres: 'Persona',
  primer_apellido: 'Ficticia',
  segundo_apellido: '',
  fecha_nacimiento: '1985-03-14',
  edad: 41,
  estado: {
    codigo: 100,
    descripcion: 'ACTIVO',
    fecha_afiliacion: '2020-01-02',
    fecha_baja: null,
    fecha_cesantia: null,
    fecha_ampliacion: null,
  },
  fecha_estado: null,
  codigo_entidad: 'NIT-1020304050',
  nombre_entidad: 'Empresa ficticia',
  tipo_asegurado: 'TRABAJADOR',
  fallecido: false,
  saneado: false,
  tipo_documento_titular: null,
  numero_documento_titular: null,
  complemento_documento_titular: null,
  doc_titular: null,
  estado_titular: null,
  parentesco_titular: null,
  siglaDptoEnteGestor: 'LP',
  siglaEnteGestor: 'CNS/LP',
  siglaGenero: 'M',
  usuario_creacion: 'usuario.ficticio',
  acciones_permitidas: [],
};

describe('ruta-detalle.test.ts', () => {
  it('asks in the own managing entity, complement with its hyphen', () => {
    expect(rutaDeDetalle(FILA, false)).toBe(
      '/v1/asegurado/buscar/titular/CI/1000009-1A/1985-03-14/NIT-1020304050/2020-01-02',
    );
  });

  it('names the managing entity for the authority, escaped', () => {
    expect(rutaDeDetalle(FILA, true)).toBe(
      '/v1/asegurado/buscar/titular/enteGestor/CI/1000009-1A/1985-03-14/NIT-1020304050/2020-01-02/CNS%2FLP',
    );
  });

  it('takes the text NULL as no complement', () => {
    expect(rutaDeDetalle({ ...FILA, complemento_documento: 'NULL' }, false)).toContain('/CI/1000009/1985-03-14/');
  });
});
