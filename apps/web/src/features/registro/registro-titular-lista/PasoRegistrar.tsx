import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PRIMERA_AFILIACION } from '@sgpa/domain/shared/campos-fecha';
import { entidadesDeFuentes } from '@sgpa/domain/titular/fuentes';
import { AVISO_PASO3_LISTA } from '@sgpa/domain/titular/registro-titular-lista';
import { tipoForzadoPorRol } from '@sgpa/domain/titular/tipo-asegurado';
import { useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { horaDelDia, hoy, reloj } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { BlockingDialog } from '../../../ui/BlockingDialog.tsx';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { modoDe } from '../../afiliacion/campos-titular.ts';
import type { PersonaEnCurso } from '../../asistente/persona-en-curso.ts';
import { useEntesElegibles } from '../../catalogo/use-listas.ts';
import { useTiposAsegurado } from '../../catalogo/use-tipos-asegurado.ts';
import { interpretarFallaLista, interpretarLista } from '../../guardado/resultado-lista.ts';
import { CamposEntidadLista } from './CamposEntidadLista.tsx';
import { registrarDesdeLista } from './registro-titular-lista.api.ts';
import {
  alElegirTipo,
  codigoDe,
  type FormularioLista,
  revisarPaso3,
  toForm,
  toRequest,
} from './registro-titular-lista.form.ts';

const PREGUNTA = { title: 'Esta seguro de realizar la inserción del titular?', text: 'No podra revertir este cambio.' };

interface Props {
  enCurso: PersonaEnCurso;
  rol: string;
  alRegistrar: () => void;
}

/** 'Registrar': by which employer, from when. */
export function PasoRegistrar({ enCurso: { persona }, rol, alRegistrar }: Props) {
  const elemento = useRef<HTMLFormElement>(null);
  const { eligeEnte } = modoDe(rol);
  const fuentes = useMemo(() => entidadesDeFuentes(persona.estado_fuente_pago.detalle), [persona]);
  const [hora] = useState(() => horaDelDia(reloj.ahora()));
  const { enviando, resultado, escribir } = useEscritura({
    pregunta: PREGUNTA,
    enviar: registrarDesdeLista,
    interpretar: interpretarLista,
    interpretarFalla: interpretarFallaLista,
    alTerminar: alRegistrar,
  });
  const guardado = resultado?.hecho ?? false;
  const mensajes = resultado?.mensajes ?? [];
  const form = useForm<FormularioLista>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: toForm(fuentes, { hoy: hoy(), rol }),
    resolver: resolverDe((valores) =>
      revisarPaso3(valores, { eligeEnte, hoy: hoy(), nacimiento: persona.fecha_nacimiento }),
    ),
  });
  const { control, formState, setValue } = form;
  useFocusFirstError(elemento, formState);

  const tipos = useTiposAsegurado();
  const entes = useEntesElegibles(eligeEnte).map(({ id, value }) => ({ value: String(id), label: value }));
  const sinCodigo = codigoDe(form.watch()) === '';
  // Not `isValid`: it is only kept up from the moment when it is first read.
  const incompleta = sinCodigo || (formState.isSubmitted && Object.keys(formState.errors).length > 0);

  function poner(campos: Partial<FormularioLista>) {
    for (const [campo, valor] of Object.entries(campos)) {
      setValue(campo as keyof FormularioLista, valor, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
    form.clearErrors(['codigo_entidad', 'tipo_codigo', 'numero_entidad', 'tipo_asegurado']);
  }

  const enviar = form.handleSubmit((valores) => escribir(toRequest(valores, { persona, rol, hoy: hoy(), hora })));

  return (
    <Stack component="form" ref={elemento} noValidate onSubmit={enviar} spacing={2}>
      <FormGrid>
        {eligeEnte ? (
          <FormSelect
            control={control}
            name="id_ente_gestor"
            label="ENTE GESTOR"
            required
            disabled={guardado}
            options={entes}
          />
        ) : null}
        <FormSelect
          control={control}
          name="tipo_asegurado"
          label="Tipo de asegurado"
          required
          disabled={guardado || tipoForzadoPorRol(rol) !== null}
          options={tipos}
          onPick={(tipo) => poner(alElegirTipo(fuentes, tipo))}
        />
        <FormDateField
          control={control}
          name="fecha_inicio"
          label="Fecha de afiliación"
          required
          disabled={guardado}
          min={PRIMERA_AFILIACION}
          max={hoy()}
        />
      </FormGrid>
      <CamposEntidadLista form={form} fuentes={fuentes} disabled={guardado} alPoner={poner} />
      <Box aria-live="polite">
        {mensajes.length > 0 ? (
          <Alert severity={guardado ? 'success' : 'error'} role="none">
            {mensajes.map((mensaje) => (
              <div key={mensaje}>{mensaje}</div>
            ))}
          </Alert>
        ) : incompleta ? (
          <Alert severity="info" role="none">
            {AVISO_PASO3_LISTA}
          </Alert>
        ) : null}
      </Box>
      <Button
        type="submit"
        variant="contained"
        disabled={sinCodigo || enviando || guardado}
        sx={{ alignSelf: 'flex-end' }}
      >
        Registrar
      </Button>
      <BlockingDialog open={enviando} title="Procesando registro" />
    </Stack>
  );
}
