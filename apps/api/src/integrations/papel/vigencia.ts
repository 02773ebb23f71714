import { X509Certificate } from 'node:crypto';
import { Rechazo } from '@sgpa/domain/errors/rechazo';
import { hoyEnLaPaz, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

/** A reader trusts the signature while all certificates of its chain are valid. */
export interface Vigencia {
  desde: Date;
  hasta: Date;
}

export function vigenciaDe(certificados: readonly string[]): Vigencia {
  const todos = certificados.map((pem) => new X509Certificate(pem));
  return {
    desde: new Date(Math.max(...todos.map(({ validFromDate }) => validFromDate.getTime()))),
    hasta: new Date(Math.min(...todos.map(({ validToDate }) => validToDate.getTime()))),
  };
}

/** Gives null while it is valid; otherwise tells a person since or until when it is not. */
export function motivoDeNoVigente({ desde, hasta }: Vigencia, ahora: Date): string | null {
  const dia = (fecha: Date) => mostrarFecha(hoyEnLaPaz(fecha));
  if (ahora < desde) return `vale recién desde el ${dia(desde)}`;
  return ahora > hasta ? `venció el ${dia(hasta)}` : null;
}

/** @throws Rechazo where a signature of this moment would not be valid. */
export function exigirVigencia(vigencia: Vigencia, ahora: Date): void {
  const motivo = motivoDeNoVigente(vigencia, ahora);
  if (motivo !== null) throw new Rechazo('FIRMA_NO_VIGENTE', { motivo });
}
