import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { CLASES_DOCUMENTO, COMPLEMENTO_MAX } from '@sgpa/domain/shared/documento';
import { AVISO_PASO1_LISTA } from '@sgpa/domain/titular/formulario-lista';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { FieldMark } from '../../ui/FieldMark.tsx';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useFocusFirstError } from '../../ui/use-focus-first-error.ts';
import type { PersonaEnCurso } from '../formulario-afiliacion/persona-validada.ts';
import { useUnaConsulta } from '../formulario-afiliacion/use-una-consulta.ts';
import { validarTitular } from '../formulario-afiliacion/validacion.api.ts';
import {
  aMayusculas,
  type Contraste,
  FORMULARIO_VACIO,
  marcaDe,
} from '../formulario-afiliacion/validacion-titular.form.ts';
import {
  type FormularioPaso1,
  interpretarFallaPaso1,
  interpretarPaso1,
  type ResultadoPaso1,
  toRequest,
} from './validacion-lista.form.ts';

const CLASES = CLASES_DOCUMENTO.map(({ codigo, nombre }) => ({ value: codigo, label: nombre }));
const AYUDA = { correcto: 'Dato correcto', incorrecto: 'No coincide con el servicio de identificación' };

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
  const tarda = useDelayed(validando);

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
  function campo(name: 'numero_documento' | 'complemento_documento' | 'fecha_nacimiento') {
    const marca = marcaDe(name, valores, contraste);
    return { marca, campo: { control, name, help: marca ? AYUDA[marca] : undefined } };
  }
  const numero = campo('numero_documento');
  const complemento = campo('complemento_documento');
  const nacimiento = campo('fecha_nacimiento');

  return (
    <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2} aria-busy={validando}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        <FieldMark mark={null}>
          <FormSelect control={control} name="clase" label="Tipo de documento" options={CLASES} />
        </FieldMark>
        <FieldMark mark={numero.marca}>
          <FormTextField
            {...numero.campo}
            label="Número de documento"
            required
            autoFocus
            inputMode="numeric"
            autoComplete="off"
            maxLength={16}
          />
        </FieldMark>
        <FieldMark mark={complemento.marca}>
          <FormTextField
            {...complemento.campo}
            label="Complemento"
            maxLength={COMPLEMENTO_MAX}
            transform={aMayusculas}
            autoComplete="off"
          />
        </FieldMark>
        <FieldMark mark={nacimiento.marca}>
          <FormDateField {...nacimiento.campo} label="Fecha de nacimiento" min="1900-01-01" max={hoy()} />
        </FieldMark>
      </Box>
      {/* The bar keeps its place, so that nothing moves when it appears. */}
      <Box sx={{ height: 4 }}>{tarda ? <ProgressBar label="Validando la información" /> : null}</Box>
      <Box aria-live="assertive" aria-atomic="true">
        {mensaje === null ? null : (
          <Alert severity="warning" role="none">
            {mensaje}
          </Alert>
        )}
      </Box>
      <Button
        type="submit"
        variant="contained"
        aria-disabled={validando}
        sx={{ alignSelf: 'flex-end', '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' } }}
      >
        Validar
      </Button>
    </Stack>
  );
}
