import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { useBorrador, useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import { useFocusFirstMissing } from '../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import type { ClavesDeBorrador } from '../asistente/asistente.ts';
import { leerPersona } from '../asistente/persona-en-curso.ts';
import type { ResultadoValidacion } from './resultado-validacion.ts';
import {
  type Contraste,
  FORMULARIO_VACIO,
  type FormularioValidacion,
  revisarFormulario,
} from './validacion-titular.form.ts';

const resolver = resolverDe<FormularioValidacion>((valores) => revisarFormulario(valores, hoy()));

type Respuesta = Pick<ResultadoValidacion, 'mensajes' | 'banderas' | 'fallecido'>;

const NADA_DICHO: Omit<Respuesta, 'banderas'> = { mensajes: [] };

/**
 * Keeps step 1 of every wizard: what is typed, the marks that the last answer gave its fields, and its messages.
 * `leToca` says that it is this form's turn for the focus.
 */
export function useFormularioDePaso1(borradores: ClavesDeBorrador, leToca = true) {
  const elemento = useRef<HTMLFormElement>(null);
  const [{ mensajes, fallecido = false }, setDicho] = useState<Omit<Respuesta, 'banderas'>>(NADA_DICHO);
  const [contraste, guardarContraste, borrarContraste] = useBorrador<Contraste | null>(borradores.contraste, null);
  const form = useForm<FormularioValidacion>({ defaultValues: FORMULARIO_VACIO, resolver, shouldFocusError: false });
  const { olvidar: borrarTexto, recuperado } = useBorradorDeFormulario(form, borradores.paso1);
  const [descartado, setDescartado] = useState(false);
  // A registration left unfinished is told with the way on to it.
  const [enCurso] = useState(() => leerPersona(borradores) !== null);
  useFocusFirstError(elemento, form.formState);
  useFocusFirstMissing(elemento, form.getValues, leToca);
  // An answer that names a wrong field leads there.
  useEffect(() => {
    if (mensajes.length === 0) return;
    const mal = '[data-marca="incorrecto"] :is(input, [role="combobox"])';
    elemento.current?.querySelector<HTMLElement>(mal)?.focus();
  }, [mensajes]);

  return {
    form,
    elemento,
    mensajes,
    /** The last answer refused who died. */
    fallecido,
    contraste,
    /** Somebody else is asked for: what was said before holds no more. */
    olvidarRespuesta() {
      setDicho(NADA_DICHO);
      guardarContraste(null);
    },
    /** @param pedido is what the marks are about: the form as it was asked, unless part of it was cleared since. */
    responder(respuesta: Respuesta, pedido: FormularioValidacion) {
      setDicho(respuesta);
      guardarContraste({ pedido, banderas: respuesta.banderas });
    },
    /** Only this tells that the form holds what was typed before. */
    recuperado: recuperado && !descartado && !enCurso,
    vaciar() {
      setDescartado(true);
      form.reset(FORMULARIO_VACIO);
      guardarContraste(null);
      setDicho(NADA_DICHO);
      borrarContraste();
      borrarTexto();
      elemento.current?.querySelector<HTMLElement>('[name="numero_documento"]')?.focus();
    },
  };
}

export type Paso1 = ReturnType<typeof useFormularioDePaso1>;
