import { entidadesDeFuentes } from '@sgpa/domain/titular/fuentes';
import { AVISO_PASO3_LISTA } from '@sgpa/domain/titular/registro-titular-lista';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { horaDelDia, hoy, reloj } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { modoDe } from '../../afiliacion/campos-titular.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { DE_LISTA } from '../../guardado/resultado-lista.ts';
import { registrarDesdeLista } from './registro-titular-lista.api.ts';
import { codigoDe, type FormularioLista, revisarPaso3, toForm, toRequest } from './registro-titular-lista.form.ts';

const PREGUNTA = { title: 'Esta seguro de realizar la inserción del titular?', text: 'No podra revertir este cambio.' };

/** The form of the panel's third step, what is missing in it, and how it is saved. */
export function useRegistroLista({ persona }: PersonaEnCurso, rol: string, alTerminar: () => void) {
  const { eligeEnte } = modoDe(rol);
  const fuentes = useMemo(() => entidadesDeFuentes(persona.estado_fuente_pago.detalle), [persona]);
  const [hora] = useState(() => horaDelDia(reloj.ahora()));
  const guardado = useEscritura({ ...DE_LISTA, pregunta: PREGUNTA, enviar: registrarDesdeLista, alTerminar });
  const form = useForm<FormularioLista>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: toForm(fuentes, { hoy: hoy(), rol }),
    resolver: resolverDe((valores) =>
      revisarPaso3(valores, { eligeEnte, hoy: hoy(), nacimiento: persona.fecha_nacimiento }),
    ),
  });
  const { formState, setValue } = form;
  const sinCodigo = codigoDe(form.watch()) === '';
  // Not `isValid`: it is only kept up from the moment when it is first read.
  const incompleta = sinCodigo || (formState.isSubmitted && Object.keys(formState.errors).length > 0);

  function poner(campos: Partial<FormularioLista>) {
    for (const [campo, valor] of Object.entries(campos)) {
      setValue(campo as keyof FormularioLista, valor, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
    form.clearErrors(['codigo_entidad', 'tipo_codigo', 'numero_entidad', 'tipo_asegurado']);
  }

  return {
    form,
    fuentes,
    eligeEnte,
    guardado,
    sinCodigo,
    aviso: incompleta ? AVISO_PASO3_LISTA : null,
    poner,
    enviar: form.handleSubmit((valores) => guardado.escribir(toRequest(valores, { persona, rol, hoy: hoy(), hora }))),
  };
}
