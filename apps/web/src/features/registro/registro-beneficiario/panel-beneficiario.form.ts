/** The form serves 'Nuevo Beneficiario' of the list's panel (document 2 §2). */

import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { revisarFechaJuntoAlTitular } from '@sgpa/domain/beneficiario/fecha-titular';
import { revisarNumeroBeneficiario, revisarPaso1Beneficiario } from '@sgpa/domain/beneficiario/validacion-beneficiario';
import { revisarFechaEscrita, revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { type ClaseDocumento, TIPO_DOCUMENTO, tipoDocDe } from '@sgpa/domain/shared/documento';
import { type FechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { textosDe } from '@sgpa/domain/shared/problemas';
import { documentoEscrito, leerFecha } from '../../../lib/escrito.ts';
import { type CamposCondicion, revisarCondicionEscrita, SIN_CONDICION } from '../../afiliacion/condicion.form.ts';
import type { DocumentoEscrito } from '../CamposDocumento.tsx';
import type { BeneficiarioEnCurso } from '../validacion-beneficiario/beneficiario-en-curso.ts';
import type { PedidoValidacionBeneficiario } from '../validacion-beneficiario/validacion-beneficiario.api.ts';
import { identificarTitular } from '../validacion-beneficiario/validacion-beneficiario.form.ts';
import { type FormularioValidacion, FORMULARIO_VACIO as IDENTIDAD_VACIA } from '../validacion-titular.form.ts';
import { toForm, toRequest } from './registro-beneficiario.form.ts';

/** The panel belongs to this holder: the affiliation to hang on, and who they are. */
export type TitularDelPanel = Pick<DetalleAsegurado, 'titular' | 'resultado_persona'>;

export interface FormularioPanel extends CamposCondicion, DocumentoEscrito {
  clase: ClaseDocumento;
  /** The kin is a name in the list PARENTESCO. */
  parentesco_titular: string;
  /** The first day is written DD/MM/YYYY. */
  fecha_inicio: string;
}

export const panelVacio = (hoy: FechaCivil): FormularioPanel => ({
  clase: 'CIN',
  numero_documento: '',
  complemento_documento: '',
  fecha_nacimiento: '',
  parentesco_titular: '',
  fecha_inicio: mostrarFecha(hoy),
  ...SIN_CONDICION,
});

/**
 * With `escribiendo` one field is checked as it is typed; the button checks the whole step in its own words.
 * `registrando` is step 3, which asks for the condition.
 */
export function revisarPanel(
  form: FormularioPanel,
  { titular }: TitularDelPanel,
  { hoy, escribiendo, registrando }: { hoy: FechaCivil; escribiendo: boolean; registrando: boolean },
): Partial<Record<keyof FormularioPanel, string>> {
  const [fecha_nacimiento, fecha_inicio] = [leerFecha(form.fecha_nacimiento), leerFecha(form.fecha_inicio)];
  const problemas = revisarPaso1Beneficiario({ ...form, fecha_nacimiento, fecha_inicio }, hoy);
  const numero = escribiendo ? revisarNumeroBeneficiario(form.numero_documento) : null;
  const junto = fecha_inicio === null ? null : revisarFechaJuntoAlTitular(fecha_inicio, titular.fecha_afiliacion);
  const nacimiento = revisarNacimientoEscrito(form.fecha_nacimiento, hoy) ?? problemas.fecha_nacimiento;
  const inicio = revisarFechaEscrita(form.fecha_inicio) ?? problemas.fecha_inicio ?? junto;
  return {
    ...textosDe({
      ...problemas,
      ...(numero ? { numero_documento: numero } : {}),
      ...(nacimiento ? { fecha_nacimiento: nacimiento } : {}),
      ...(inicio ? { fecha_inicio: inicio } : {}),
    }),
    ...(registrando ? revisarCondicionEscrita(form, hoy) : {}),
  };
}

/** Tells whether the message over the form belongs there: one of the three fields that it names is missing or wrong. */
export const faltaLoPrincipal = (problemas: Partial<Record<keyof FormularioPanel, unknown>>): boolean =>
  [problemas.numero_documento, problemas.fecha_nacimiento, problemas.parentesco_titular].some((p) => p !== undefined);

/** Leaves blank the fields that only the wizard's form has. */
export const comoIdentidad = (form: FormularioPanel): FormularioValidacion => ({
  ...IDENTIDAD_VACIA,
  tipo_documento: form.clase,
  numero_documento: form.numero_documento,
  complemento_documento: form.complemento_documento,
  fecha_nacimiento: form.fecha_nacimiento,
});

/** Follows document 2 §3 Beneficiary check payload. */
export const aValidacion = (
  form: FormularioPanel,
  { titular, resultado_persona: persona }: TitularDelPanel,
): PedidoValidacionBeneficiario => ({
  codigo_entidad: titular.codigo_entidad,
  data: [
    {
      tipo_documento: TIPO_DOCUMENTO,
      tipo_doc: tipoDocDe(form.clase),
      numero_documento: documentoEscrito(form.numero_documento, form.complemento_documento),
      fecha_nacimiento: leerFecha(form.fecha_nacimiento),
      parentesco_titular: form.parentesco_titular,
      fecha_inicio: leerFecha(form.fecha_inicio),
      ...identificarTitular(persona),
    },
  ],
});

const condicionDe = ({ condicion, condicion_hasta, certificado_condicion, archivo_condicion }: FormularioPanel) => ({
  condicion,
  condicion_hasta,
  certificado_condicion,
  archivo_condicion,
});

/** Writes it as the wizard saves it, with what the identity service knows of the person. */
export const aRegistro = (
  form: FormularioPanel,
  enCurso: BeneficiarioEnCurso,
  { idEnteGestor, eligeEnte, hoy }: { idEnteGestor: number; eligeEnte: boolean; hoy: FechaCivil },
) =>
  toRequest(
    {
      ...toForm(enCurso, hoy),
      ...condicionDe(form),
      fecha_inicio: form.fecha_inicio,
      id_ente_gestor: String(idEnteGestor),
    },
    { ...enCurso, modo: { eligeEnte, tipoFijo: null, seccionesOcultas: false }, hoy, foto: null },
  );
