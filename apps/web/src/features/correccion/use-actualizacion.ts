import type { RespuestaAccion } from '@sgpa/contract/shared/rechazos';
import { DE_LA_AFILIACION } from '@sgpa/domain/cuenta/acciones';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { armarDesenlace, type Desenlace, hechoYDicho } from '../../lib/desenlace.ts';
import { ErrorApi } from '../../lib/error-api.ts';
import { type Escritura, useEscritura } from '../../lib/use-escritura.ts';
import { TOAST_LARGO_MS, toast } from '../../ui/toast.ts';
import { useCloseOnceSaved } from '../../ui/use-close-once-saved.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import { FALTAN_CAMPOS, interpretarFalla as fallaDeRegistro } from '../guardado/resultado-registro.ts';
import type { Documentada } from '../persona/identidad.ts';
import { cambiosDe, preguntaDeActualizacion } from './cambios.ts';
import type { Edicion } from './use-edicion.ts';

const GUARDADO = 100;
const CONFLICTO = 409;

/** An update answers so (document 2 §8 'Update success' and 'Save failure'; acuerdos §5). */
function interpretarActualizacion({ codigo_respuesta, mensaje }: RespuestaAccion): Desenlace {
  if (codigo_respuesta === GUARDADO) {
    return hechoYDicho(mensaje, TOAST_LARGO_MS);
  }
  return armarDesenlace(codigo_respuesta === CONFLICTO ? { conflicto: mensaje } : { mensajes: [mensaje] });
}

function interpretarFalla(error: unknown): Desenlace {
  if (error instanceof ErrorApi && error.codigo === 'REGISTRO_CAMBIADO')
    return armarDesenlace({ conflicto: error.mensaje });
  return fallaDeRegistro(error);
}

/** Both updates share it when they are saved (see lib/use-escritura.ts). */
export const AL_ACTUALIZAR = {
  interpretar: interpretarActualizacion,
  interpretarFalla,
  refresca: DE_LA_AFILIACION,
};

/** The frame of an update form (MarcoDeActualizacion) shows this of its saving. */
export interface Actualizacion<C> extends Escritura<C> {
  elemento: RefObject<HTMLFormElement | null>;
  edicion: Edicion;
}

interface Opciones<F, C> {
  enviar: (cuerpo: C, clave: string) => Promise<RespuestaAccion>;
  alGuardar: () => void;
  persona: Documentada;
  /** Gives what is recorded where the form begins empty, which the typed values replace. */
  registrado?: (escrito: F) => Readonly<Record<string, string>>;
}

export function useActualizacion<F extends FieldValues, C>(
  form: UseFormReturn<F>,
  edicion: Edicion,
  { enviar, alGuardar, persona, registrado }: Opciones<F, C>,
): Actualizacion<C> {
  const elemento = useRef<HTMLFormElement>(null);
  const [guardada, setGuardada] = useState(false);
  useFocusFirstError(elemento, form.formState);
  const consultas = useQueryClient();
  const { defaultValues, isDirty } = form.formState;
  function cambios() {
    const escrito = form.getValues();
    const antes = { ...defaultValues, ...registrado?.(escrito) };
    return cambiosDe(antes, escrito, ({ queryKey }) => consultas.getQueryData(queryKey));
  }
  const guardado = useEscritura({
    ...AL_ACTUALIZAR,
    pregunta: () => preguntaDeActualizacion(persona, cambios(), edicion.foto),
    enviar,
    alTerminar: () => setGuardada(true),
  });
  useCloseOnceSaved(
    {
      dirty: isDirty || edicion.foto !== null,
      // Closing may go back, which is held until the dialog that tells of the sending is gone from the screen.
      saved: guardada && !guardado.enviando,
      draft: { olvidar: edicion.borrar },
    },
    alGuardar,
  );
  return { ...guardado, elemento, edicion };
}

export const avisarQueFaltan = () => toast('warning', FALTAN_CAMPOS);
