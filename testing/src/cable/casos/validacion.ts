import type { Caso } from '../caso.ts';

const NACIMIENTO = '1985-03-14';
const en =
  (ruta: string) =>
  (caso: string, cuerpo: unknown, mas: Partial<Caso> = {}): Caso => ({ ...mas, caso, metodo: 'POST', ruta, cuerpo });

const validarTitular = en('/api/v2/contrastacion/afiliado');
const buscarTitular = en('/api/v2/contrastacion/titular');
const validarBeneficiario = en('/api/v2/contrastacion/beneficiario');

const persona = (numero: string, mas: object = {}) => ({
  data: [{ tipo_documento: 'CI', numero_documento: numero, fecha_nacimiento: NACIMIENTO, ...mas }],
});
const titular = (numero: string) => ({
  tipo_documento_titular: 'CI',
  numero_documento_titular: numero,
  fecha_nacimiento_titular: NACIMIENTO,
});
const sinRegistros: Partial<Caso> = {
  antes: ({ simuladores: { control } }) => {
    control.fallar('segip', { modo: 'corte' });
    control.fallar('ovt', { modo: 'corte' });
  },
};

export const CASOS_VALIDACION: Record<string, Caso[]> = {
  'validacion-titular': [
    validarTitular('se puede registrar', persona('1000001')),
    validarTitular('activa en otra caja', persona('1000006')),
    validarTitular('rentista', persona('1000003', { fecha_nacimiento: '1952-03-14' })),
    validarTitular('murió', persona('1000007')),
    validarTitular('datos que no coinciden', persona('1000001', { fecha_nacimiento: '1990-01-01', nombres: 'OTRA' })),
    validarTitular('nadie la conoce', persona('9999999')),
    validarTitular('ni el SEGIP ni el portal del empleador responden', persona('1000001'), sinRegistros),
    validarTitular('un documento que no vale', persona('x')),
  ],
  'validacion-beneficiario': [
    buscarTitular('un titular cubierto', { data: [titular('1000100')] }),
    buscarTitular('un titular sin cobertura', { data: [titular('1000104')] }),
    buscarTitular('nadie', { data: [titular('9999999')] }),
    buscarTitular('un documento que no vale', { data: [titular('x')] }),
    validarBeneficiario(
      'se puede registrar',
      persona('1000001', { ...titular('1000100'), parentesco_titular: 'HIJA_HIJO' }),
    ),
    validarBeneficiario('murió', persona('1000007', titular('1000100'))),
    validarBeneficiario('un documento que no vale', persona('x')),
  ],
};
