import { useQuery } from '@tanstack/react-query';
import { type Desenlace, desenlace } from '../../../lib/desenlace.ts';
import { ErrorApi } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { TOAST_LARGO_MS, TOAST_MS } from '../../../ui/toast.ts';

const FALLA = 'No se pudo procesar el pedido. Intente nuevamente.';

export const useSolicitud = () =>
  useQuery({
    queryKey: ['solicitud-baja'],
    queryFn: ({ signal }) => llamar('solicitud-baja/estado', {}, { senal: signal }),
    staleTime: 0,
  });

function interpretarFalla(error: unknown): Desenlace {
  // A session that ended has its own dialog.
  if (error instanceof ErrorApi && error.status === 401) return desenlace({});
  const mensaje = error instanceof ErrorApi && error.status < 500 ? error.mensaje : FALLA;
  return desenlace({ avisos: [{ tipo: 'error', mensaje, ms: TOAST_LARGO_MS }] });
}

const COMUN = {
  interpretar: ({ mensaje }: { mensaje: string }) =>
    desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_LARGO_MS }] }),
  interpretarFalla,
  refresca: ['solicitud-baja'],
} as const;

/** Asks, and asks for the removal of one's own account. */
export const usePedido = (usuario: string) =>
  useEscritura({
    ...COMUN,
    pregunta: (dia: string) => ({
      title: '¿Está seguro de pedir la baja de su cuenta?',
      text: 'Ese día se cerrarán sus sesiones y no podrá ingresar más. Hasta entonces puede retirar el pedido.',
      facts: factsOf([
        ['Usuario', usuario],
        ['Se dará de baja', mostrarFechaDelServidor(dia)],
      ]),
      acceptLabel: 'Pedir la baja',
      grave: true,
    }),
    enviar: (_dia: string) => llamar('solicitud-baja', {}),
  });

export const useRetiro = () =>
  useEscritura({
    ...COMUN,
    interpretar: ({ mensaje }: { mensaje: string }) =>
      desenlace({ hecho: true, avisos: [{ tipo: 'success', mensaje, ms: TOAST_MS }] }),
    enviar: (_nada: null) => llamar('solicitud-baja/retiro', {}),
  });
