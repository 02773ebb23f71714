import type { Cuerpo } from '@sgpa/contract/envios';
import { revisarParentescoJunto, type TitularDeQuien } from '@sgpa/domain/beneficiario/quien-puede';
import { revisarPaso3Beneficiario } from '@sgpa/domain/beneficiario/registro-beneficiario';
import { revisarFechaEscrita } from '@sgpa/domain/shared/campos-fecha';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { leerFecha } from '../../lib/escrito.ts';
import type { CamposPersona } from '../persona/campos-persona.ts';
import { type CamposDelEnte, pedidoDelEnte } from './campos-del-ente.ts';
import { type CamposCondicion, condicionEscrita, revisarCondicionEscrita } from './condicion.form.ts';

export interface CamposAfiliacionBeneficiario extends CamposDelEnte, CamposCondicion {
  fecha_inicio: string;
  /** The kin is a name in the list PARENTESCO. */
  parentesco_titular: string;
}

export interface CamposBeneficiario extends CamposPersona, CamposAfiliacionBeneficiario {}

interface Contexto {
  hoy: FechaCivil;
  nacimiento: FechaCivil;
  soloEstablecimiento: boolean;
  /** Somebody becomes this holder's kin; a correction has none. */
  junto?: TitularDeQuien;
}

export function revisarCamposBeneficiario(
  form: CamposBeneficiario,
  contexto: Contexto,
): Partial<Record<keyof CamposBeneficiario, string>> {
  const problemas = textosDe(
    revisarPaso3Beneficiario({ ...form, fecha_inicio: leerFecha(form.fecha_inicio) }, contexto),
  );
  const junto = contexto.junto
    ? revisarParentescoJunto(form.parentesco_titular, contexto.nacimiento, contexto.junto)
    : null;
  if (junto !== null) problemas.parentesco_titular ??= junto.texto;
  if (contexto.soloEstablecimiento) return problemas;
  const escrita = revisarFechaEscrita(form.fecha_inicio);
  return {
    ...problemas,
    ...revisarCondicionEscrita(form, contexto.hoy),
    ...(escrita === null ? {} : { fecha_inicio: escrita.texto }),
  };
}

/** Leaves the affiliation date out: each form has its own rule for it. */
export const pedidoDeAfiliacion = (
  form: CamposAfiliacionBeneficiario,
): Omit<Cuerpo<'actualizacion-beneficiario'>['afiliacion'], 'fecha_inicio' | 'id_afiliacion_ente_gestor'> => ({
  parentesco_titular: form.parentesco_titular,
  ...condicionEscrita(form),
  ...pedidoDelEnte(form),
});
