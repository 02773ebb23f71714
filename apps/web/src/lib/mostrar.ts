import { esFechaCivil, mostrarFecha } from '@sgpa/domain/shared/fecha-civil';

/** Shows a date of the wire as DD/MM/YYYY, with or without its hour; '—' when there is none. */
export function mostrarFechaDelServidor(texto: string | null | undefined): string {
  const dia = (texto ?? '').slice(0, 10);
  return esFechaCivil(dia) ? mostrarFecha(dia) : '—';
}
