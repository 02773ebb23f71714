import { pdfDePrueba } from '../../pdf.ts';
import type { Caso } from '../caso.ts';

const NACIMIENTO = '1985-03-14';
const EMPLEADOR = 'NIT-1020304050';
const en =
  (ruta: string) =>
  (caso: string, cuerpo: unknown, mas: Partial<Caso> = {}): Caso => ({ ...mas, caso, metodo: 'POST', ruta, cuerpo });

const registrarTitular = en('/api/v2/afiliado/ente-gestor');
const registrarLista = en('/api/v1/afiliado/ente-gestor');
const registrarBeneficiario = en('/api/v2/beneficiario/ente-gestor');

/** Reads the family of a holder with a former job; the new one begins on 14 October. */
const leerFamilia = (caso: string, numero: string, mas: Partial<Caso> = {}): Caso => ({
  ...mas,
  caso,
  ruta: `/api/v2/afiliado/familiaQuePasa/<id de ${numero}>?codigo_entidad=NIT-1020310074&fecha_inicio=2026-10-14&tipo_asegurado=TRABAJADOR`,
});

const persona = (numero: string, mas: object = {}) => ({
  tipo_documento: 'CI',
  numero_documento: numero,
  fecha_nacimiento: NACIMIENTO,
  genero: 'F',
  estado_civil: 'S',
  departamento: 'LP',
  municipio: '020101',
  telefono_movil: '70012345',
  ...mas,
});
const deTitular = (numero: string, mas: object = {}) => ({
  codigo_entidad: EMPLEADOR,
  data: [
    {
      empleador: { fecha_ingreso_trabajo: '2026-10-01', puesto_empleado: 'AUXILIAR', salario: 3850.5 },
      afiliacion: { fecha_inicio: '2026-10-01 00:00:00', tipo_asegurado: 'TRABAJADOR', departamento: 'LP' },
      persona: persona(numero, mas),
    },
  ],
});
const deLista = (numero: string, mas: object = {}) => ({
  codigo_entidad: EMPLEADOR,
  data: [
    {
      tipo_documento: 'CI',
      numero_documento: numero,
      fecha_nacimiento: NACIMIENTO,
      tipo_asegurado: 'TRABAJADOR',
      fecha_inicio: '2026-10-14 10:20:30',
      ...mas,
    },
  ],
});
const deBeneficiario = (numero: string, titular: string, mas: object = {}) => ({
  codigo_entidad: EMPLEADOR,
  data: [
    {
      afiliacion: { fecha_inicio: '2026-10-01', parentesco_titular: 'HIJA/HIJO', departamento: 'LP', ...mas },
      beneficiario: persona(numero),
      titular: {
        tipo_documento_titular: 'CI',
        numero_documento_titular: titular,
        fecha_nacimiento_titular: NACIMIENTO,
      },
    },
  ],
});
const DEFUNCION = {
  genero: 'M',
  fallecido: true,
  fecha_defuncion: '2026-10-05',
  numero_certificado_defuncion: '004512-B',
  certificado_defuncion: pdfDePrueba().toString('base64'),
};
const sinSegip: Partial<Caso> = { antes: ({ simuladores }) => simuladores.control.fallar('segip', { modo: 'corte' }) };

export const CASOS_REGISTRO: Record<string, Caso[]> = {
  'registro-titular': [
    registrarTitular('registra', deTitular('1000001'), { clave: 'registro-0001' }),
    registrarTitular('la misma clave otra vez', deTitular('1000001'), { clave: 'registro-0001' }),
    registrarTitular('ya está registrada', deTitular('1000001')),
    registrarTitular('nadie la conoce', deTitular('9999999')),
    registrarTitular('el SEGIP no responde', deTitular('1000005'), sinSegip),
    registrarTitular('una fotografía que no lo es', deTitular('1000005', { foto_persona: 'bm8gc295' })),
    registrarTitular('nadie en la lista', { codigo_entidad: EMPLEADOR, data: [] }),
    registrarTitular('a quien no le toca', deTitular('1000005'), { como: 'ope.vigencia' }),
    leerFamilia('un cambio de empleador con su familia', '1000103'),
    leerFamilia('quien sigue en su empleo', '1000100'),
    leerFamilia('la familia, a quien no le toca', '1000103', { como: 'ope.vigencia' }),
  ],
  'registro-fallecido': [
    registrarTitular('registra a quien murió', deTitular('1000007', DEFUNCION)),
    registrarTitular('sin certificado', deTitular('1000001', { ...DEFUNCION, certificado_defuncion: null })),
    registrarTitular(
      'un certificado que no es un PDF',
      deTitular('1000007', { ...DEFUNCION, certificado_defuncion: 'bm8gc295' }),
    ),
  ],
  'registro-titular-lista': [
    registrarLista('registra', deLista('1000001')),
    registrarLista('ya está registrada', deLista('1000001')),
    registrarLista('el SEGIP no responde', deLista('1000005'), sinSegip),
    registrarLista('una hora que no existe', deLista('1000005', { fecha_inicio: '2026-10-14 25:00:00' })),
  ],
  'registro-beneficiario': [
    registrarBeneficiario('registra', deBeneficiario('1000001', '1000100', { parentesco_titular: 'OTROS' })),
    registrarBeneficiario('ya está registrada', deBeneficiario('1000001', '1000100', { parentesco_titular: 'OTROS' })),
    registrarBeneficiario('un parentesco que no puede ser', deBeneficiario('1000005', '1000100')),
    registrarBeneficiario('un titular que no está cubierto', deBeneficiario('1000005', '1000104')),
    registrarBeneficiario('sin parentesco', deBeneficiario('1000005', '1000100', { parentesco_titular: '' })),
  ],
};
