import type { Declaracion } from '@sgpa/contract/monitoreo/declaraciones';
import { observados, validados } from '@sgpa/domain/declaracion/conteos';
import { cifra } from '../../../lib/cifras.ts';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { mostrarDia, seDeclaraAun } from '../dia.ts';
import { AL_ANULAR } from '../remision-declaracion/resultado-remision.ts';

/** Asks first, then annuls a declaration, which stays in the list as such. */
export const useAnulacion = (alTerminar: () => void) =>
  useEscritura({
    ...AL_ANULAR,
    pregunta: (declaracion: Declaracion) => ({
      title: '¿Está seguro de eliminar la declaración?',
      text: 'No podra revertir este cambio',
      facts: factsOf([
        ['Día declarado', mostrarDia(declaracion)],
        ['Total validados', cifra(validados(declaracion))],
        ['Total observados', cifra(observados(declaracion))],
        ['Queda', 'Guardada como anulada'],
        ['Después', seDeclaraAun(declaracion) ? null : 'Ese día ya no se puede volver a declarar'],
      ]),
      acceptLabel: 'Eliminar',
      grave: true,
    }),
    enviar: ({ idPoblacionDeclarada }: Declaracion, clave) =>
      llamar('anulacion-declaracion', { params: { id: idPoblacionDeclarada } }, { clave }),
    alTerminar,
  });
