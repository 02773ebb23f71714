/** Where the registration of a beneficiary begins, with its holder filled in. */
export function rutaDeNuevoBeneficiario(titular: { documento: string; nacimiento: string; entidad: string }): string {
  const { documento, nacimiento, entidad } = titular;
  return `/afiliacionBeneficiario?${new URLSearchParams({ titular: documento, nacimiento, entidad })}`;
}
