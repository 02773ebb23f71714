import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';

interface Suyo {
  beneficiario: BeneficiarioDetalle;
  /** The holder's employer, through which the beneficiary is insured. */
  codigoEntidad: string;
}

/** A beneficiary among those of the holder's affiliations. */
export const beneficiarioEn = ({ ente_gestor }: DetalleAsegurado, id: number): Suyo | undefined =>
  ente_gestor
    .flatMap(({ beneficiarios, codigo_entidad: codigoEntidad }) =>
      beneficiarios.map((beneficiario) => ({ beneficiario, codigoEntidad })),
    )
    .find(({ beneficiario }) => beneficiario.idAfiliadoEnteGestor === id);
