import type { RespuestaAccion } from '@sgpa/contract/shared/respuestas';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Escritura, useEscritura } from '../../lib/use-escritura.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { FALTAN_CAMPOS } from '../guardado/textos.ts';
import type { Documentada } from '../persona/identidad.ts';
import { preguntaDeActualizacion } from './confirmacion.ts';
import { DE_ACTUALIZACION } from './resultado-actualizacion.ts';
import type { Edicion } from './use-edicion.ts';

/** What the frame of an update form shows of its saving (MarcoDeActualizacion). */
export interface Actualizacion<C> extends Escritura<C> {
  elemento: RefObject<HTMLFormElement | null>;
  edicion: Edicion;
}

interface Opciones<C> {
  enviar: (cuerpo: C, clave: string) => Promise<RespuestaAccion>;
  alGuardar: () => void;
  /** Whose record it is. */
  persona: Documentada;
  /** The photograph is another. */
  foto: boolean;
}

/** What both update forms do when they are sent. */
export function useActualizacion<F extends FieldValues, C>(
  form: UseFormReturn<F>,
  edicion: Edicion,
  { enviar, alGuardar, persona, foto }: Opciones<C>,
): Actualizacion<C> {
  const elemento = useRef<HTMLFormElement>(null);
  const [guardada, setGuardada] = useState(false);
  useFocusFirstError(elemento, form.formState);
  /** What is otherwise than in the record. */
  function cambiados(): string[] {
    const registro: Record<string, unknown> = form.formState.defaultValues ?? {};
    return Object.entries(form.getValues()).flatMap(([campo, valor]) => (valor === registro[campo] ? [] : [campo]));
  }
  const escritura = useEscritura({
    ...DE_ACTUALIZACION,
    pregunta: () => preguntaDeActualizacion(persona, cambiados(), foto),
    enviar,
    alTerminar: () => {
      edicion.borrar();
      setGuardada(true);
    },
  });
  const { enviando } = escritura;
  // To close may be to go back, which is held until what tells of the sending is gone from the screen.
  useEffect(() => {
    if (!guardada || enviando) return;
    setGuardada(false);
    alGuardar();
  }, [guardada, enviando, alGuardar]);
  return { ...escritura, elemento, edicion };
}

export const avisarQueFaltan = () => toast('warning', FALTAN_CAMPOS);
