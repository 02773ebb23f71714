import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import {
  aRegistro,
  aValidacion,
  faltaLoPrincipal,
  panelVacio,
  revisarPanel,
  type TitularDelPanel,
} from './panel-beneficiario.form.ts';

const HOY = fecha('2026-04-15');
const EN_DETALLE: TitularDelPanel = {
  titular: {
    ...TITULAR,
    id_ente_gestor: 1,
    version: 1,
    tipo_documento: 'CI',
    fecha_afiliacion: fecha('2020-01-02'),
    fecha_estado: null,
    acciones_permitidas: [],
    impide_beneficiarios: null,
    estado: { ...TITULAR.estado, fecha_baja: null, fecha_cesantia: null, fecha_ampliacion: null },
  },
  resultado_persona: {
    tipo_documento: 'CI',
    numero_documento: '1000100',
    complemento_documento: '1A',
    nombres: 'TITO AMARU',
    primer_apellido: 'CONDORI',
    segundo_apellido: 'NINA',
    fecha_nacimiento: fecha('1985-03-14'),
  } as DetalleAsegurado['resultado_persona'],
};
const PULSADO = { hoy: HOY, escribiendo: false, registrando: false };
const LLENO = {
  ...panelVacio(HOY),
  numero_documento: '1000009',
  complemento_documento: '1A',
  fecha_nacimiento: '14/03/1985',
  parentesco_titular: 'HIJA/HIJO',
};

describe('panel-beneficiario.form.test.ts', () => {
  it('el número que se deja vacío mientras se escribe tiene otras palabras que al validar', () => {
    const escribiendo = { hoy: HOY, escribiendo: true, registrando: false };
    expect(revisarPanel(panelVacio(HOY), EN_DETALLE, escribiendo).numero_documento).toBe(
      'Número de Documento Obligatorio.',
    );
  });

  it.each([
    [{ numero_documento: {} }, true],
    [{ fecha_nacimiento: {} }, true],
    [{ parentesco_titular: {} }, true],
    [{ fecha_inicio: {} }, false],
    [{}, false],
  ])('el mensaje sobre el formulario, con problemas en %j: %s', (problemas, esperado) => {
    expect(faltaLoPrincipal(problemas)).toBe(esperado);
  });

  it('empieza con hoy como fecha de afiliación, y pide lo demás con sus palabras', () => {
    expect(panelVacio(HOY)).toMatchObject({ clase: 'CIN', fecha_inicio: '15/04/2026' });
    expect(revisarPanel(panelVacio(HOY), EN_DETALLE, PULSADO)).toMatchObject({
      numero_documento: 'Completar Nro. de documento de Identdad',
      parentesco_titular: 'Completar parentezco',
    });
    expect(revisarPanel(LLENO, EN_DETALLE, PULSADO)).toEqual({});
  });

  it.each([
    ['01/01/2020', 'La fecha de afiliación no puede ser anterior a la del titular (02/01/2020).'],
    ['31/02/2026', 'La fecha debe existir y tener el formato DD/MM/YYYY.'],
  ])('la fecha de afiliación %s: %s', (fecha_inicio, problema) => {
    expect(revisarPanel({ ...LLENO, fecha_inicio }, EN_DETALLE, PULSADO)).toEqual({ fecha_inicio: problema });
  });

  it('pregunta por la persona y nombra al titular del panel', () => {
    expect(aValidacion({ ...LLENO, clase: 'CIE' }, EN_DETALLE)).toEqual({
      codigo_entidad: 'NIT-1020304050',
      data: [
        {
          tipo_documento: 'CI',
          tipo_doc: 2,
          numero_documento: '1000009-1A',
          fecha_nacimiento: fecha('1985-03-14'),
          parentesco_titular: 'HIJA/HIJO',
          fecha_inicio: HOY,
          tipo_documento_titular: 'CI',
          numero_documento_titular: '1000100-1A',
          fecha_nacimiento_titular: fecha('1985-03-14'),
        },
      ],
    });
  });

  it('guarda lo que se preguntó, junto al titular, con lo que sabe el servicio de identidad', () => {
    const enCurso = { persona: personaDePrueba(), tipoDoc: 1, titular: TITULAR, parentesco: 'HIJA/HIJO' } as const;
    const pedido = { ...LLENO, fecha_inicio: '01/04/2026' };
    expect(aRegistro(pedido, enCurso, { idEnteGestor: 1, eligeEnte: false, hoy: HOY })).toMatchObject({
      codigo_entidad: 'NIT-1020304050',
      data: [
        {
          afiliacion: { fecha_inicio: fecha('2026-04-01'), parentesco_titular: 'HIJA/HIJO' },
          beneficiario: { numero_documento: '1000009-1A', genero: 'M', foto_persona: null },
          titular: { numero_documento_titular: '1000100-1A' },
        },
      ],
    });
    expect(aRegistro(pedido, enCurso, { idEnteGestor: 2, eligeEnte: true, hoy: HOY }).id_ente_gestor).toBe(2);
  });
});
