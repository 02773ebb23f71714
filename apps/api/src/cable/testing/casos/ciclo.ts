import type { Caso } from '../caso.ts';

const titular = (numero: string) => ({
  tipo_documento: 'CI',
  numero_documento: numero,
  fecha_nacimiento: '1985-03-14',
  codigo_entidad: 'NIT-1020304050',
});
const beneficiario = (numero: string, suTitular: string) => ({
  ...titular(numero),
  tipo_documento_titular: 'CI',
  numero_documento_titular: suTitular,
  fecha_nacimiento_titular: '1985-03-14',
});
const en =
  (ruta: string) =>
  (caso: string, cuerpo: unknown, mas: Partial<Caso> = {}): Caso => ({ ...mas, caso, metodo: 'PUT', ruta, cuerpo });

const bajaTitular = en('/api/v1/afiliado/ente-gestor');
const bajaBeneficiario = en('/api/v1/beneficiario/ente-gestor');
const ampliarTitular = en('/api/v1/afiliado/ampliacion-fecha');
const ampliarBeneficiario = en('/api/v1/beneficiario/ampliacion-fecha');
const habilitar = en('/api/v1/beneficiario/derecho_hambiente');

const SOLICITUD = { tipo_motivo: 600, descripcion_motivo: 'A solicitud de la entidad', fecha_fin: '2026-10-14' };
const MEDICA = {
  tipo_motivo: 'AMPLIACION_MEDICA',
  descripcion_motivo: 'Tratamiento en curso',
  fecha_fin_ampliacion: '2027-02-14',
};
const { codigo_entidad: _, ...viuda } = beneficiario('1000210', '1000110');
const { codigo_entidad: __, ...esposa } = beneficiario('1000200', '1000100');
const RENTISTA = {
  codigo_entidad_titular: 'NIT-1020304050',
  codigo_entidad: 'SIST_RENT-0001',
  descripcion_motivo: 'Resolución de renta de viudedad',
  fecha_inicio: '2026-10-14',
};

export const CASOS_CICLO: Record<string, Caso[]> = {
  'baja-titular': [
    bajaTitular('otra versión de la que se vio', { ...titular('1000100'), ...SOLICITUD, version: 99 }),
    bajaTitular(
      'da de baja al titular y a su familia',
      { ...titular('1000100'), ...SOLICITUD, version: 1 },
      { clave: 'baja-0001' },
    ),
    bajaTitular('la misma clave otra vez', { ...titular('1000100'), ...SOLICITUD, version: 1 }, { clave: 'baja-0001' }),
    bajaTitular('la misma clave con otro cuerpo', { ...titular('1000101'), ...SOLICITUD }, { clave: 'baja-0001' }),
    bajaTitular('ya no admite la baja', { ...titular('1000104'), ...SOLICITUD }),
    bajaTitular('nadie', { ...titular('9999999'), ...SOLICITUD }),
    bajaTitular('sin motivo ni fechas que valgan', { ...titular('1000101'), fecha_fin: '2026-02-31' }),
    bajaTitular('a quien no le toca', { ...titular('1000101'), ...SOLICITUD }, { como: 'cons.poblacion' }),
  ],
  'baja-beneficiario': [
    bajaBeneficiario('da de baja', { ...beneficiario('1000200', '1000100'), ...SOLICITUD, version: 1 }),
    bajaBeneficiario('en cesantía, la definitiva', { ...beneficiario('1000200', '1000100'), ...SOLICITUD }),
    bajaBeneficiario('ya no admite la baja', { ...beneficiario('1000200', '1000100'), ...SOLICITUD }),
    bajaBeneficiario('con otro titular', { ...beneficiario('1000201', '1000110'), ...SOLICITUD }),
    bajaBeneficiario('sin titular', { ...titular('1000202'), ...SOLICITUD }),
  ],
  'ampliacion-titular': [
    ampliarTitular('fecha anterior', { ...titular('1000103'), ...MEDICA, fecha_fin_ampliacion: '2026-10-01' }),
    ampliarTitular('amplía', { ...titular('1000103'), ...MEDICA }),
    ampliarTitular('no está en cesantía', { ...titular('1000100'), ...MEDICA }),
    ampliarTitular('sin motivo', titular('1000103')),
  ],
  'ampliacion-beneficiario': [
    ampliarBeneficiario('amplía', { ...beneficiario('1000210', '1000110'), ...MEDICA }),
    ampliarBeneficiario('no está en cesantía', { ...beneficiario('1000200', '1000100'), ...MEDICA }),
    ampliarBeneficiario('sin motivo', beneficiario('1000210', '1000110')),
  ],
  'habilitacion-derechohabiente': [
    habilitar('su titular vive', { ...esposa, ...RENTISTA }),
    habilitar('habilita', { ...viuda, ...RENTISTA }),
    habilitar('ya está habilitada', { ...viuda, ...RENTISTA }),
    habilitar('sin el tipo de rentista', viuda),
  ],
};
