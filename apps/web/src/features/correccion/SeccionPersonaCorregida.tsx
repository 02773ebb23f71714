import type { UseFormReturn } from 'react-hook-form';
import type { CamposPersona } from '../persona/campos-persona.ts';
import type { FotoEnMano } from '../persona/foto-en-mano.ts';
import type { Identidad } from '../persona/identidad.ts';
import { SeccionPersona } from '../persona/SeccionPersona.tsx';

interface Props {
  form: UseFormReturn<CamposPersona>;
  persona: Identidad & { edad: number | null; foto_persona: string | null };
  foto: FotoEnMano;
  onFoto: (foto: FotoEnMano) => void;
}

/** The person of a record, whose photograph is the managing entity's own. */
export const SeccionPersonaCorregida = ({ persona, ...resto }: Props) => (
  <SeccionPersona persona={persona} fotoActual={persona.foto_persona} quitable {...resto} />
);
