/** The list gives these to the panels of other features, which the route brings (routes/asegurado/paneles.tsx). */
import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';

export interface PropsPanel {
  /** It is the row as it stood when the panel opened, or as the list came to hold it before the action was done. */
  fila: FilaAsegurado;
  /** It is the row as the list holds it now, whether or not that still admits the action. */
  actual: FilaAsegurado;
  /** The authority asks in the row's managing entity. */
  autoridad: boolean;
  /** It is the `idAfiliadoEnteGestor` of the beneficiary chosen, where there is one. */
  beneficiario: number | null;
  alElegirBeneficiario: (id: number) => void;
  /** It is called once the action is done: from then on the list no longer changes the panel. */
  alTerminar: () => void;
  alCerrar: () => void;
}

export interface PropsPestana {
  beneficiario: BeneficiarioDetalle;
  titular: DetalleAsegurado['resultado_persona'];
  /** It is the holder's employer, through which the beneficiary is insured. */
  codigoEntidad: string;
  alTerminar: () => void;
  /** It leads out, where the form is all of a dialog. */
  alCerrar?: () => void;
}

export interface PropsNuevoTitular {
  /** It is the document number that the list searched for, empty when none: the new holder may have it. */
  numero: string;
  /** It was typed while the panel was loading, and belongs in its first field. */
  escrito: string;
  /** It is called once a holder with this document is saved: the list is asked anew. */
  alRegistrar: (documento: string) => void;
  alCerrar: () => void;
}

export interface PropsNuevoBeneficiario {
  titular: Pick<DetalleAsegurado, 'titular' | 'resultado_persona'>;
  /** It tells whether something is typed that would be lost. */
  alEscribir: (pendiente: boolean) => void;
  /** It is called once a beneficiary with this document is saved: the list and the details are asked anew. */
  alRegistrar: (documento: string) => void;
  alCerrar: () => void;
}

/** The affiliation opens the paper; `ente_gestor` says whose it is where there are several. */
export interface DocumentoAbrible extends DocumentoGuardado {
  idAfiliadoEnteGestor: number;
  ente_gestor?: string;
}

export interface PropsDocumentos {
  documentos: readonly DocumentoAbrible[];
}
