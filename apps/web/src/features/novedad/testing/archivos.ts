import type { Respuesta } from '@sgpa/contract/endpoints';
import type { AfiliacionElegible, ArchivoDelNumero } from '@sgpa/contract/v1/decision-identidad';
import { delCable } from '../../../lib/testing/del-cable.ts';

const AFILIACION = {
  idAfiliadoEnteGestor: 11,
  nombre_completo: 'ARUQUIPA YANA ANA',
  tipo_afiliado: 'TITULAR',
  ente_gestor: 'Caja Petrolera de Salud',
  nombre_entidad: 'DUCTOS',
  estado: 'ACTIVO',
  fecha_afiliacion: '2026-10-01',
  fin_cobertura: null,
};
export const [DE_UNA, DE_OTRA] = [
  delCable<AfiliacionElegible>(AFILIACION),
  delCable<AfiliacionElegible>({ ...AFILIACION, idAfiliadoEnteGestor: 12, fecha_afiliacion: '2026-09-01' }),
];

const ARCHIVO = {
  id_registro: 1,
  nombres: 'ANA',
  primer_apellido: 'ARUQUIPA',
  segundo_apellido: 'YANA',
  numero_documento: '9200001',
  complemento_documento: '',
  fecha_nacimiento: '1985-04-03',
  extranjero: true,
  de_la_novedad: true,
  afiliaciones: [DE_UNA],
  union: null,
};
/** Both files have one number, and may be one person, with one affiliation that would stand twice. */
export const [SUYO, OTRO] = [
  delCable<ArchivoDelNumero>(ARCHIVO),
  delCable<ArchivoDelNumero>({
    ...ARCHIVO,
    id_registro: 2,
    fecha_nacimiento: '1985-03-04',
    extranjero: false,
    de_la_novedad: false,
    afiliaciones: [],
    union: { impedimento: null, solapes: [[DE_UNA, DE_OTRA]] },
  }),
];
/** The files were joined, and one affiliation came since. */
export const DECIDIDA: Respuesta<'decision-identidad/decidida'> = {
  decision: 'MISMA_PERSONA',
  archivos: [SUYO, OTRO],
  desde_entonces: [DE_UNA],
  impedimento: null,
};
