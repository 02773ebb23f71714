import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';

/** What the beneficiaries panel gives to each tab of an action. */
export interface PropsPestana {
  beneficiario: BeneficiarioDetalle;
  titular: DetalleAsegurado['resultado_persona'];
  /** The holder's employer, through which the beneficiary is insured. */
  codigoEntidad: string;
  alTerminar: () => void;
}
