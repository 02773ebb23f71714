import { numeroDocumento } from '@sgpa/domain/shared/documento';
import { fecha } from '@sgpa/domain/shared/fecha-civil';
import { describe, expect, it } from 'vitest';
import { revisarCamposBeneficiario } from '../../afiliacion/campos-beneficiario.ts';
import { modoDelRol } from '../../afiliacion/testing/modo-del-rol.ts';
import { personaDePrueba } from '../../persona/testing/persona-de-prueba.ts';
import { TITULAR } from '../testing/titular-de-prueba.ts';
import { toForm, toRequest } from './registro-beneficiario.form.ts';

const HOY = fecha('2026-04-15');
const persona = personaDePrueba({
  numero_documento: numeroDocumento('1000201'),
  complemento_documento: 'NULL',
  fecha_nacimiento: fecha('2015-06-01'),
});
const enCurso = { persona, tipoDoc: undefined, titular: TITULAR, parentesco: 'HIJA/HIJO' };
const envio = (rol = 'OPE_AFILIACION') => ({ ...enCurso, modo: modoDelRol(rol), hoy: HOY, foto: null });
const CONTEXTO = { hoy: HOY, nacimiento: persona.fecha_nacimiento, soloEstablecimiento: false };

describe('registro-beneficiario.form.test.ts', () => {
  it('empieza en el día, con el parentesco del paso 1 y lo que sabe el servicio de identidad', () => {
    const form = toForm(enCurso, HOY);
    expect(form).toMatchObject({
      fecha_inicio: '15/04/2026',
      parentesco_titular: 'HIJA/HIJO',
      genero: 'M',
      departamento: 'CB',
      municipio: '030101',
    });
    expect(revisarCamposBeneficiario(form, CONTEXTO)).toEqual({});
  });

  it.each([
    [{ fecha_inicio: '' }, { fecha_inicio: 'Este campo es requerido.' }],
    [{ fecha_inicio: '31/02/2026' }, { fecha_inicio: 'La fecha debe existir y tener el formato DD/MM/YYYY.' }],
    [{ fecha_inicio: '16/04/2026' }, { fecha_inicio: 'La fecha de afiliación no puede ser posterior a hoy.' }],
    [{ parentesco_titular: '' }, { parentesco_titular: 'Completar parentezco' }],
    [{ correo_electronico: 'sol@' }, { correo_electronico: 'El correo electrónico no es válido.' }],
  ])('con %j: %j', (cambios, problemas) => {
    expect(revisarCamposBeneficiario({ ...toForm(enCurso, HOY), ...cambios }, CONTEXTO)).toEqual(problemas);
  });

  it('envía la afiliación, la persona y el titular, con la entidad del titular', () => {
    const form = { ...toForm(enCurso, HOY), matricula: ' 15-0601 ', codigo_establecimiento: '200001' };
    expect(toRequest(form, envio())).toEqual({
      codigo_entidad: 'NIT-1020304050',
      data: [
        {
          afiliacion: {
            fecha_inicio: HOY,
            tipo_asegurado: 'TRABAJADOR',
            parentesco_titular: 'HIJA/HIJO',
            matricula: '15-0601',
            departamento: null,
            codigo_establecimiento: '200001',
          },
          beneficiario: {
            tipo_documento: 'CI',
            numero_documento: '1000201',
            fecha_nacimiento: fecha('2015-06-01'),
            genero: 'M',
            estado_civil: 'CASADO',
            departamento: 'CB',
            municipio: '030101',
            correo_electronico: null,
            telefono_domicilio: null,
            telefono_movil: null,
            direccion: null,
            foto_persona: null,
          },
          titular: {
            tipo_documento_titular: 'CI',
            numero_documento_titular: '1000100-1A',
            fecha_nacimiento_titular: fecha('1985-03-14'),
          },
        },
      ],
    });
  });

  it('el parentesco se señala con lo que el guardado rechazaría junto a este titular', () => {
    const junto = { fecha_nacimiento: CONTEXTO.nacimiento, conyuge: 'CONVIVIENTE' };
    const problemaDe = (parentesco_titular: string) =>
      revisarCamposBeneficiario({ ...toForm(enCurso, HOY), parentesco_titular }, { ...CONTEXTO, junto })
        .parentesco_titular;
    expect(problemaDe('ESPOSA/ESPOSO')).toMatch(/ya tiene CONVIVIENTE/);
    expect(problemaDe('HIJA/HIJO')).toMatch(/menor que el titular/);
    expect(problemaDe('HERMANO/HERMANA')).toBeUndefined();
  });

  it('CAJA_WEB_SUS, que solo ve el establecimiento, registra en el día', () => {
    const form = { ...toForm(enCurso, HOY), fecha_inicio: '01/01/2020' };
    expect(
      revisarCamposBeneficiario({ ...form, fecha_inicio: '' }, { ...CONTEXTO, soloEstablecimiento: true }),
    ).toEqual({});
    expect(toRequest(form, envio('CAJA_WEB_SUS')).data[0]?.afiliacion.fecha_inicio).toBe(HOY);
  });

  it('solo la autoridad nombra el ente gestor, una vez que se lo conoce', () => {
    const form = { ...toForm(enCurso, HOY), id_ente_gestor: '3' };
    expect(toRequest(form, envio('ADM_SGPA')).id_ente_gestor).toBe(3);
    expect(toRequest({ ...form, id_ente_gestor: '' }, envio('ADM_SGPA'))).not.toHaveProperty('id_ente_gestor');
    expect(toRequest(form, envio())).not.toHaveProperty('id_ente_gestor');
  });
});
