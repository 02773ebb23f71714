/** What the list gives to the panels of other features; the route brings them (routes/asegurado/paneles.tsx). */
import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';

/** To the panel that a button over the list opens. */
export interface PropsPanel {
  /** As it was when its panel opened, or as the list came to hold it before the action was done. */
  fila: FilaAsegurado;
  /** As the list holds it now, whether or not it still admits the action. */
  actual: FilaAsegurado;
  /** The authority asks in the row's managing entity. */
  autoridad: boolean;
  /** `idAfiliadoEnteGestor` of the beneficiary chosen, where there is one. */
  beneficiario: number | null;
  alElegirBeneficiario: (id: number) => void;
  /** The action is done: what the list says of the row from now on no longer changes the panel. */
  alTerminar: () => void;
  alCerrar: () => void;
}

/** To each tab of the chosen beneficiary. */
export interface PropsPestana {
  beneficiario: BeneficiarioDetalle;
  titular: DetalleAsegurado['resultado_persona'];
  /** The holder's employer, through which the beneficiary is insured. */
  codigoEntidad: string;
  alTerminar: () => void;
  /** Where its form is all of a dialog: the way out. */
  alCerrar?: () => void;
}

/** To the panel of a new holder. */
export interface PropsNuevoTitular {
  /** Document number that the list searched for, empty when none: whose registration it may be. */
  numero: string;
  /** What was typed while the panel was on its way: it is due in its first field. */
  escrito: string;
  /** A holder of this document was saved: the list is asked anew. */
  alRegistrar: (documento: string) => void;
  /** Leads back to the list. */
  alCerrar: () => void;
}

/** To the form of a new beneficiary, within the beneficiaries panel. */
export interface PropsNuevoBeneficiario {
  titular: Pick<DetalleAsegurado, 'titular' | 'resultado_persona'>;
  /** Whether something is typed that would be lost. */
  alEscribir: (pendiente: boolean) => void;
  /** A beneficiary of this document was saved: the list and the details are asked anew. */
  alRegistrar: (documento: string) => void;
  /** Leads back to the beneficiaries. */
  alCerrar: () => void;
}

/** A paper, and the affiliation by which it is opened; of several managing entities, whose it is. */
export interface DocumentoAbrible extends DocumentoGuardado {
  idAfiliadoEnteGestor: number;
  ente_gestor?: string;
}

/** To the papers that are kept of a person. */
export interface PropsDocumentos {
  documentos: readonly DocumentoAbrible[];
}
