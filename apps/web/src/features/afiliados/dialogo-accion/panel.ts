import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';

/** What the dialog gives to each of its panels. */
export interface PropsPanel {
  fila: FilaAsegurado;
  /** The authority asks in the row's managing entity. */
  autoridad: boolean;
  /** `idAfiliadoEnteGestor` of the beneficiary chosen, where there is one. */
  beneficiario: number | null;
  alElegirBeneficiario: (id: number) => void;
  /** The action is done: what the list says of the row from now on no longer changes the panel. */
  alTerminar: () => void;
}

/** What it gives to the panel of a new holder, which another feature brings (the route composes both). */
export interface PropsPanelNuevo {
  /** A holder was saved: the list is asked anew. */
  alRegistrar: () => void;
}
