import { referenciaBeneficiario, referenciaTitular } from '../ciclo.ts';
import type { Familia } from '../familias.ts';

/** The actions of the list send this about the family's holder, or its beneficiary. */
export const deTitular = (f: Familia, mas: object) => ({
  cuerpo: { ...referenciaTitular(f.titular), codigo_entidad: f.entidad, id_ente_gestor: f.ente, ...mas },
});
export const deBeneficiario = (f: Familia, mas: object) => ({
  cuerpo: {
    ...referenciaBeneficiario(f.beneficiario, f.titular),
    codigo_entidad: f.entidad,
    id_ente_gestor: f.ente,
    ...mas,
  },
});

export const SOLICITUD = { tipo_motivo: 600, fecha_fin: '2026-10-14', descripcion_motivo: null };
export const MUERTE = { tipo_motivo: 601, descripcion_motivo: null };
export const AMPLIACION = { tipo_motivo: 620, fecha_fin_ampliacion: '2026-12-20', descripcion_motivo: null };

/** Updates send the record back, as it was read. */
export const conContacto = (registro: unknown) => {
  const cuerpo = registro as { persona: object };
  return { cuerpo: { ...cuerpo, persona: { ...cuerpo.persona, telefono_movil: '70099887' } } };
};

export const MOTIVO = { motivo: 'Denuncia del empleador, nota 114/2026' };
export const delObjetivo = (f: Familia) => ({ lugares: { idAfiliadoEnteGestor: f.ids.objetivo } });
