import { claveBeneficiario, claveTitular } from '../ciclo.ts';
import { entidadDe, type Familia } from '../familias.ts';
import { alMorir, type FilasPorRuta } from './fila.ts';

const deTitular = (f: Familia, mas: object) => ({
  cuerpo: { ...claveTitular(f.titular), codigo_entidad: f.entidad, id_ente_gestor: f.ente, ...mas },
});
const deBeneficiario = (f: Familia, mas: object) => ({
  cuerpo: {
    ...claveBeneficiario(f.beneficiario, f.titular),
    codigo_entidad: f.entidad,
    id_ente_gestor: f.ente,
    ...mas,
  },
});
const SOLICITUD = { tipo_motivo: 600, fecha_fin: '2026-10-14', descripcion_motivo: null };
const MUERTE = { tipo_motivo: 601, descripcion_motivo: null };
const AMPLIACION = { tipo_motivo: 620, fecha_fin_ampliacion: '2026-12-20', descripcion_motivo: null };

/** Ends, extensions, qualifications. */
export const FILAS_CICLO: FilasPorRuta = {
  'baja-titular': [
    { pedido: (f) => deTitular(f, SOLICITUD), porTipo: true, cambia: ['objetivo', 'suBeneficiario'] },
    {
      que: 'por muerte',
      pedido: (f) => deTitular(f, MUERTE),
      porTipo: true,
      ...alMorir('objetivo', 'suBeneficiario', 'otra', 'beneficiarioDeOtra'),
    },
    {
      que: 'por muerte, sin otra afiliación',
      sola: true,
      pedido: (f) => deTitular(f, MUERTE),
      porTipo: true,
      ...alMorir('objetivo', 'suBeneficiario'),
    },
  ],
  'ampliacion-titular': [
    {
      situacion: 'CESANTIA',
      pedido: (f) => deTitular(f, AMPLIACION),
      porTipo: true,
      cambia: ['objetivo'],
    },
  ],
  'baja-beneficiario': [
    { pedido: (f) => deBeneficiario(f, SOLICITUD), porTipo: true, cambia: ['suBeneficiario'] },
    {
      que: 'por muerte',
      pedido: (f) => deBeneficiario(f, MUERTE),
      porTipo: true,
      ...alMorir('suBeneficiario', 'beneficiarioDeOtra'),
    },
  ],
  'ampliacion-beneficiario': [
    { situacion: 'CESANTIA', pedido: (f) => deBeneficiario(f, AMPLIACION), porTipo: true, cambia: ['suBeneficiario'] },
  ],
  'habilitacion-derechohabiente': [
    {
      situacion: 'SIN_DERECHO',
      pedido: (f) => {
        const { codigo_entidad, ...clave } = deBeneficiario(f, {}).cuerpo;
        const rentista = { codigo_entidad: entidadDe('RENTISTA'), codigo_entidad_titular: codigo_entidad };
        return { cuerpo: { ...clave, ...rentista, descripcion_motivo: 'Resolución', fecha_inicio: '2026-10-14' } };
      },
      porTipo: true,
      cambia: ['suBeneficiario'],
    },
  ],
};
