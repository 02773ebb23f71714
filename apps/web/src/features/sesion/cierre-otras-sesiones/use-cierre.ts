import type { SesionAbierta } from '@sgpa/contract/v1/sesiones';
import { dichoEnAviso, fallaEnAviso } from '../../../lib/desenlace.ts';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { momento } from '../momento.ts';

const FALLA = 'No se pudo cerrar la sesión. Intente nuevamente.';

function preguntaDe(sesiones: readonly SesionAbierta[]) {
  const una = sesiones.length === 1;
  return {
    title: una ? '¿Está seguro de cerrar la sesión?' : `¿Está seguro de cerrar las otras ${sesiones.length} sesiones?`,
    text: 'Quien la esté usando tendrá que ingresar otra vez. La sesión en la que está ahora sigue abierta.',
    facts: factsOf(
      sesiones.map((s, i) => [
        una ? s.navegador : `${i + 1}. ${s.navegador}`,
        `Desde ${momento(s.desde)}, dirección ${s.direccion || 'desconocida'}`,
      ]),
    ),
    acceptLabel: una ? 'Cerrar la sesión' : 'Cerrar las otras',
    grave: true,
  };
}

interface Pedido {
  sesiones: readonly SesionAbierta[];
  /** Sessions that were opened since they were listed are closed, too. */
  todas: boolean;
}

/** Asks first, then closes other sessions of the user. */
export const useCierre = () =>
  useEscritura({
    pregunta: ({ sesiones }: Pedido) => preguntaDe(sesiones),
    enviar: ({ sesiones: [una], todas }: Pedido) =>
      llamar('cierre-otras-sesiones', {
        body: { idSesion: todas || una === undefined ? 'TODAS' : una.idSesion },
      }),
    interpretar: dichoEnAviso(),
    interpretarFalla: fallaEnAviso(FALLA),
    refresca: ['sesiones'],
  });
