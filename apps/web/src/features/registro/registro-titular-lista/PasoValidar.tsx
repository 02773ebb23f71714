import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { CLASES_DOCUMENTO } from '@sgpa/domain/shared/documento';
import { AVISO_PASO1_LISTA } from '@sgpa/domain/titular/registro-titular-lista';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../../lib/parte-de-formulario.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FieldMark } from '../../../ui/FieldMark.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { AvisosDeValidacion } from '../AvisosDeValidacion.tsx';
import { CamposDocumento, type DocumentoEscrito } from '../CamposDocumento.tsx';
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

const CLASES = CLASES_DOCUMENTO.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));

/** The fields that the wizard's form has more are not asked here. */
const comoContraste = (form: FormularioPaso1) => ({ ...FORMULARIO_VACIO, ...form, tipo_documento: form.clase });

interface Props {
  form: UseFormReturn<FormularioPaso1>;
  alValidar: (enCurso: PersonaEnCurso) => void;
}

/** 'Validar': who is to be registered, as the identity service knows them. */
export function PasoValidar({ form, alValidar }: Props) {
  const { control, formState } = form;
  const elemento = useRef<HTMLFormElement>(null);
  const [mensaje, setMensaje] = useState<string | null>(null);
  const [contraste, setContraste] = useState<Contraste | null>(null);
  useFocusFirstError(elemento, formState);

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
    <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2} aria-busy={validando}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        <FieldMark mark={null}>
          <FormSelect control={control} name="clase" label="Tipo de documento" options={CLASES} />
        </FieldMark>
        <CamposDocumento
          control={parteDe<DocumentoEscrito, FormularioPaso1>(form).control}
          marca={marca}
          nacimientoRequerido={false}
          autoFocus
        />
      </Box>
      <AvisosDeValidacion validando={validando} mensajes={mensaje === null ? [] : [mensaje]} />
      <BusyButton busy={validando} sx={{ alignSelf: 'flex-end' }}>
        Validar
      </BusyButton>
    </Stack>
  );
}
