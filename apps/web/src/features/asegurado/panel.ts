import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import type { FilaAsegurado } from '@sgpa/contract/v1/lista-asegurados';
import type { ComponentType } from 'react';
import type { TipoAfiliado } from './lista-asegurados/busqueda.ts';

/** What the dialog gives to each of its panels. */
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
  PanelNuevoBeneficiario: ComponentType<PropsNuevoBeneficiario>;
}

/** What the beneficiaries panel gives to the form of a new one, which another feature brings as well. */
export interface PropsNuevoBeneficiario {
  titular: Pick<DetalleAsegurado, 'titular' | 'resultado_persona'>;
  /** Whether something is typed that would be lost. */
  alEscribir: (pendiente: boolean) => void;
  /** A beneficiary was saved: the list and the details are asked anew. */
  alRegistrar: () => void;
}

/** What the dialog gives to the panel that corrects a record, which other features bring. */
export interface PropsActualizacion {
  tipo: TipoAfiliado;
  /** `idAfiliadoEnteGestor`. */
  id: number;
  alGuardar: () => void;
}

/** What it gives to the panel of a new holder, which another feature brings (the route composes both). */
export interface PropsPanelNuevo {
  /** A holder was saved: the list is asked anew. */
  alRegistrar: () => void;
  /** Leads back to the list. */
  alCerrar: () => void;
}
