import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { conForma, DIA, ENTE, porClaves, textoHasta } from '../../../lib/direccion.ts';
import { NUMERO } from '../../persona/numero-buscado.ts';

export interface BusquedaAuditoria {
  usuario: string;
  accion: string;
  /** The managing entity is an id, as the list gives it; empty stands for all. */
  ente: string;
  numeroDocumento: string;
  desde: FechaCivil | '';
  hasta: FechaCivil | '';
}

export const DIRECCION_DE_AUDITORIA = porClaves<BusquedaAuditoria>({
  usuario: textoHasta(60),
  accion: conForma(/^[a-z-]{1,60}$/),
  ente: ENTE,
  numeroDocumento: NUMERO,
  desde: DIA,
  hasta: DIA,
});

export const consultaDe = ({ ente, desde, hasta: fin, ...textos }: BusquedaAuditoria) => ({
  usuario: textos.usuario || undefined,
  accion: textos.accion || undefined,
  numeroDocumento: textos.numeroDocumento || undefined,
  idEnteGestor: ente === '' ? undefined : Number(ente),
  desde: desde || undefined,
  hasta: fin || undefined,
});
