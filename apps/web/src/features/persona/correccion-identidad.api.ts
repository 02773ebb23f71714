import type { Cuerpo } from '@sgpa/contract/envios';
import { DE_LA_AFILIACION } from '@sgpa/domain/cuenta/acciones';
import { llamar } from '../../lib/llamar.ts';

/** How a person's identity is asked for and saved (see lib/use-escritura.ts), whatever the card says. */
export const traerDelSegip = (quien: string) => ({
  pregunta: {
    title: '¿Está seguro de traer la identidad del SEGIP?',
    text: 'Si el SEGIP corrigió un dato, el registro de la persona lo sigue en todos los entes gestores.',
    facts: [{ label: 'Persona', value: quien }],
    acceptLabel: 'Traer',
  },
  enviar: (body: Cuerpo<'correccion-identidad'>, clave: string) => llamar('correccion-identidad', { body }, { clave }),
  refresca: DE_LA_AFILIACION,
});
