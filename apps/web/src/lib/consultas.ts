import { QueryClient } from '@tanstack/react-query';
import { alCambiarCatalogos } from './catalogos.ts';
import { ErrorApi, SIN_CONEXION } from './error-api.ts';
import { alCambiarDePersona } from './sesion.ts';

const MAX_REINTENTOS = 2;

/** Only readings without an answer, failed by the server, or refused while much was under way, are asked again. */
function reintentar(veces: number, error: Error): boolean {
  if (!(error instanceof ErrorApi) || veces >= MAX_REINTENTOS) return false;
  return [SIN_CONEXION, 'SOLICITUDES_EN_CURSO'].includes(error.codigo) || error.status >= 500;
}

/** Writes are never repeated by themselves: the person decides, with the same idempotency key. */
export const clienteConsultas = new QueryClient({
  defaultOptions: {
    // Without network a request must fail and say so at once; the library would hold it back in silence.
    queries: { networkMode: 'always', retry: reintentar, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { networkMode: 'always', retry: false },
  },
});

// What one person was answered is never shown to the next, wherever they sign in.
alCambiarDePersona(() => clienteConsultas.clear());

/** The tab keeps these lists for as long as it lives, though administrators change them. */
const DE_CATALOGOS = ['parametricas', 'establecimientos', 'entes-gestores', 'usuarios-opciones'];
alCambiarCatalogos(() => {
  for (const clave of DE_CATALOGOS) void clienteConsultas.invalidateQueries({ queryKey: [clave] });
});
