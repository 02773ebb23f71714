import type { Caso } from '../caso.ts';

const PERSONA = { ci: '1000001', complemento: '', fechaNacimiento: '1985-03-14' };
const en =
  (ruta: string, como?: string) =>
  (caso: string, cuerpo: unknown, mas: Partial<Caso> = {}): Caso => ({
    ...(como === undefined ? {} : { como }),
    ...mas,
    caso,
    metodo: 'POST',
    ruta,
    cuerpo,
  });
const sin = (fuente: 'segip' | 'ovt' | 'senasir'): Partial<Caso> => ({
  antes: ({ simuladores: { control } }) => control.fallar(fuente, { modo: 'corte' }),
});

const identidad = en('/api/v1/getDatosPersonaSEGIP');
const certificacion = en('/api/v1/getDatosCertificacionPersonaSEGIP', 'cons.autoridad');
const ovt = en('/api/v1/getOvtService');
const senasir = en('/api/v1/getSenasirService');
const empresa = en('/api/v1/getInfoEmpresaOvt');

export const CASOS_CONSULTA: Record<string, Caso[]> = {
  'consulta-identidad': [
    identidad('encontrada', PERSONA),
    identidad('fallecida', { ...PERSONA, ci: '1000007' }),
    identidad('nadie', { ...PERSONA, ci: '9999999' }),
    identidad('el SEGIP no responde', PERSONA, sin('segip')),
    identidad('campos que no valen', { ci: 'x', fechaNacimiento: '1985-02-31' }),
    identidad('a quien no le toca', PERSONA, { como: 'empleador.consulta' }),
  ],
  'consulta-certificacion': [
    certificacion('con su informe', { ci: '1000001' }),
    certificacion('dos personas con el número', { ci: '1000010' }),
    certificacion('el SEGIP no responde', { ci: '1000001' }, sin('segip')),
    certificacion('a quien no le toca', { ci: '1000001' }, { como: 'eje.autoridad' }),
  ],
  'consulta-ovt': [
    ovt('con dos empleadores', { ...PERSONA, ci: '1000002' }),
    ovt('solo empleadores antiguos', { ...PERSONA, ci: '1000012' }),
    ovt('en ninguna planilla', { ...PERSONA, ci: '1000005' }),
    ovt('el portal no responde', PERSONA, sin('ovt')),
  ],
  'consulta-senasir': [
    senasir('rentista', { ci: '1000003', fechaNacimiento: '1952-03-14' }),
    senasir('sin renta', PERSONA),
    senasir('el registro no responde', PERSONA, sin('senasir')),
  ],
  'consulta-empresa': [
    empresa('por NIT', { nitEmpresa: '1020304050' }),
    empresa('por matrícula', { nitEmpresa: '', matriculaEmpresa: '00012345' }),
    empresa('ninguna', { nitEmpresa: '9999999999' }),
    empresa('sin ningún número', { nitEmpresa: '' }),
    empresa('el portal no responde', { nitEmpresa: '1020304050' }, sin('ovt')),
  ],
};
