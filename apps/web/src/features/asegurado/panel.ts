/** The list gives these to the panels of other features, which the route brings (routes/asegurado/paneles.tsx). */
import type { DocumentoGuardado } from '@sgpa/contract/shared/documento-guardado';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';

export interface PropsPanel {
  /** The row as the list last held it while it admitted the action; once that is done it stays. */
  fila: FilaAsegurado;
  /** The list holds the row so now, whether or not it still admits the action. */
  actual: FilaAsegurado;
  /** The user is the authority's: details are asked for by the row's managing entity. */
  autoridad: boolean;
  /** The id is the `idAfiliadoEnteGestor` of the beneficiary chosen, where there is one. */
  beneficiario: number | null;
  alElegirBeneficiario: (id: number) => void;
  /** The action is done: from then on the list no longer changes the panel. */
  alTerminar: () => void;
  alCerrar: () => void;
}

export interface PropsPestana {
  beneficiario: BeneficiarioDetalle;
  titular: DetalleAsegurado['resultado_persona'];
  /** The code of the holder's employer names the affiliation on the wire. */
  codigoEntidad: string;
  alTerminar: () => void;
  /** The form is all of a dialog, and this leads out. */
  alCerrar?: () => void;
}

export interface PropsNuevoTitular {
  /** The list searched in vain for this number and complement; empty, or a name, where there is none to begin with. */
  numero: string;
  /** The text was typed while the panel was loading, and belongs in its first field where no number does. */
  escrito: string;
  /** A holder with this document was saved: the list is asked anew. */
  alRegistrar: (documento: string) => void;
  alCerrar: () => void;
}

export interface PropsNuevoBeneficiario {
  titular: Pick<DetalleAsegurado, 'titular' | 'resultado_persona'>;
  /** Something is typed that would be lost, or no longer is. */
  alEscribir: (pendiente: boolean) => void;
  /** A beneficiary with this document was saved: the list and the details are asked anew. */
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
