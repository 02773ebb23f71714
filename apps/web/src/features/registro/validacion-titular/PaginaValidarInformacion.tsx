import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../../lib/reloj.ts';
import { resolverDe } from '../../../lib/resolver.ts';
import { useBorrador, useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { ASISTENTES } from '../../asistente/asistente.ts';
import { MarcoAsistente } from '../../asistente/MarcoAsistente.tsx';
import { AvisosDeValidacion } from '../AvisosDeValidacion.tsx';
import { CamposValidacion } from '../CamposValidacion.tsx';
import {
  type Contraste,
  FORMULARIO_VACIO,
  type FormularioValidacion,
  revisarFormulario,
} from '../validacion-titular.form.ts';
import type { VarianteTitular } from '../variante.ts';
import { useValidacion } from './use-validacion.ts';

const resolver = resolverDe<FormularioValidacion>((valores) => revisarFormulario(valores, hoy()));

/** Step 1: who is to be registered, as the identity service knows them. */
export function PaginaValidarInformacion({ variante }: { variante: VarianteTitular }) {
  const { borrador, rutas } = ASISTENTES[variante];
  const navigate = useNavigate();
  const formulario = useRef<HTMLFormElement>(null);
  const [mensajes, setMensajes] = useState<string[]>([]);
  const [contraste, guardarContraste, borrarContraste] = useBorrador<Contraste | null>(borrador.contraste, null);
  const form = useForm<FormularioValidacion>({ defaultValues: FORMULARIO_VACIO, resolver, shouldFocusError: false });
  const borrarTexto = useBorradorDeFormulario(form, borrador.paso1);
  useFocusFirstError(formulario, form.formState);

  const { validando, validar, olvidar } = useValidacion(variante, (resultado, pedido) => {
    guardarContraste({ pedido, banderas: resultado.banderas });
    setMensajes(resultado.mensajes);
    if (resultado.persona) void navigate({ to: rutas.paso2 });
  });

  const enviar = form.handleSubmit((valores) => {
    if (validando) return;
    setMensajes([]);
    guardarContraste(null);
    // Not waited for: the form may be cleared, and filled in anew, before the answer comes.
    void validar(valores);
  });

  function limpiar() {
    olvidar();
    form.reset(FORMULARIO_VACIO);
    guardarContraste(null);
    setMensajes([]);
    borrarContraste();
    borrarTexto();
    formulario.current?.querySelector<HTMLElement>('[name="numero_documento"]')?.focus();
  }

  return (
    <MarcoAsistente variante={variante} paso={0}>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Datos de la persona
        </Typography>
        <Stack component="form" ref={formulario} noValidate onSubmit={enviar} spacing={2} aria-busy={validando}>
          <CamposValidacion form={form} contraste={contraste} />
          <AvisosDeValidacion validando={validando} mensajes={mensajes} />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
            <BusyButton busy={validando} size="large">
              1. VALIDAR INFORMACIÓN
            </BusyButton>
            <Button onClick={limpiar} size="large">
              LIMPIAR FORMULARIO
            </Button>
          </Stack>
        </Stack>
      </Paper>
    </MarcoAsistente>
  );
}
