import { AVISO_PASO1_LISTA } from '@sgpa/domain/titular/registro-titular-lista';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { type IdentidadEscrita, PasoDeIdentidad } from '../PasoDeIdentidad.tsx';
import { useUnaConsulta } from '../use-una-consulta.ts';
import { validarTitular } from '../validacion-titular.api.ts';
import { type CampoContrastado, type Contraste, FORMULARIO_VACIO, marcaDe } from '../validacion-titular.form.ts';
import {
  type FormularioPaso1,
  interpretarFallaPaso1,
  interpretarPaso1,
  type ResultadoPaso1,
  toRequest,
} from './validacion-lista.form.ts';

/** The fields that only the wizard's form has are not asked here. */
const comoContraste = (form: FormularioPaso1) => ({ ...FORMULARIO_VACIO, ...form, tipo_documento: form.clase });

interface Props {
  form: UseFormReturn<FormularioPaso1>;
  alValidar: (enCurso: PersonaEnCurso) => void;
}

export function PasoValidar({ form, alValidar }: Props) {
  const [mensaje, setMensaje] = useState<string | null>(null);
  const [contraste, setContraste] = useState<Contraste | null>(null);

  const { consultando: validando, consultar } = useUnaConsulta();

  function responder({ persona, mensaje: porQue, banderas }: ResultadoPaso1, pedido: FormularioPaso1) {
    setMensaje(porQue);
    setContraste({ pedido: comoContraste(pedido), banderas });
    if (persona) alValidar({ persona, tipoDoc: toRequest(pedido).tipo_doc });
  }

  const enviar = form.handleSubmit(
    (valores) => {
      setMensaje(null);
      setContraste(null);
      return consultar(
        (senal) => validarTitular(toRequest(valores), senal).then(interpretarPaso1, interpretarFallaPaso1),
        (resultado) => responder(resultado, valores),
      );
    },
    ({ numero_documento }) => setMensaje(numero_documento ? AVISO_PASO1_LISTA : null),
  );

  const valores = comoContraste(form.watch());
  const marca = (campo: CampoContrastado) => marcaDe(campo, valores, contraste);

  return (
    <PasoDeIdentidad
      form={parteDe<IdentidadEscrita, FormularioPaso1>(form)}
      marca={marca}
      columnas={4}
      nacimientoRequerido={false}
      validando={validando}
      mensajes={mensaje === null ? [] : [mensaje]}
      onSubmit={enviar}
    />
  );
}
