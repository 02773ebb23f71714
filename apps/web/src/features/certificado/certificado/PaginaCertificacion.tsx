import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { enlaceDeCapitulo } from '../../../lib/ayuda.ts';
import { armarDesenlace } from '../../../lib/desenlace.ts';
import { mensajeDeError, mensajeDeFalla } from '../../../lib/error-api.ts';
import { useBorradorDeFormulario } from '../../../lib/use-borrador.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { AlertLines } from '../../../ui/AlertLines.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { SearchForm } from '../../../ui/SearchForm.tsx';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { withTimeLimit } from '../../../ui/with-time-limit.ts';
import { CamposPersonaBuscada, COLUMNAS_PERSONA_BUSCADA } from '../../persona/CamposPersonaBuscada.tsx';
import { NADIE, type PersonaBuscada } from '../../persona/persona-buscada.ts';
import {
  buscarCertificable,
  type ConsultaDeCertificado,
  emitirCertificado,
  SIN_CERTIFICADO,
} from './certificado.api.ts';
import { aConsulta, revisarNacimiento, revisarNumero } from './certificado.form.ts';
import { type Emitido, leerEmitido } from './emitido.ts';
import { ResultadoCertificado } from './ResultadoCertificado.tsx';

interface PropsDeFormularioCertificado {
  buscando: boolean;
  alBuscar: (campos: PersonaBuscada) => void;
}

/** Follows document 2 §2, Certificate query screen. */
export function FormularioCertificado({ buscando, alBuscar }: PropsDeFormularioCertificado) {
  const elemento = useRef<HTMLFormElement>(null);
  const form = useForm<PersonaBuscada>({ defaultValues: NADIE, mode: 'onBlur' });
  useBorradorDeFormulario(form, 'certificado');
  useFocusFirstMissing(elemento, form.getValues);
  const enviar = form.handleSubmit((campos) => {
    if (!buscando) alBuscar(campos);
  });
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        INTRODUCIR LA INFORMACIÓN SOLICITADA
      </Typography>
      <SearchForm ref={elemento} columns={COLUMNAS_PERSONA_BUSCADA} busy={buscando} onSubmit={enviar}>
        <CamposPersonaBuscada
          control={form.control}
          etiquetas={{ numero: 'Número Documento', nacimiento: 'Fecha Nacimiento' }}
          revisarNumero={revisarNumero}
          revisarNacimiento={revisarNacimiento}
        />
      </SearchForm>
    </Paper>
  );
}

const FALLA = 'No se pudo procesar la operación, contactes con su administrador.';

/** Issues one certificate for each search, however often it is opened. */
function useCertificado() {
  const [emitido, setEmitido] = useState<Emitido | null>(null);
  const [abierto, setAbierto] = useState(false);
  const busqueda = useMutation({ mutationFn: buscarCertificable });
  const emision = useEscritura({
    enviar: emitirCertificado,
    interpretar: (respuesta) => {
      const leido = leerEmitido(respuesta);
      setEmitido(leido);
      setAbierto(leido !== null);
      // Whoever was found a moment ago is gone: the server says why.
      return armarDesenlace(leido ? { logrado: true } : { mensajes: [respuesta.mensaje] });
    },
    interpretarFalla: (error) => armarDesenlace({ mensajes: [mensajeDeError(error)] }),
  });

  return {
    buscando: busqueda.isPending,
    /** The time tells one search from the next, also where they find the same. */
    buscadoEn: busqueda.submittedAt,
    hallado: busqueda.data?.codigo === SIN_CERTIFICADO ? undefined : busqueda.data,
    advertencia: busqueda.data?.codigo === SIN_CERTIFICADO ? busqueda.data.mensaje : null,
    falla: busqueda.error ? mensajeDeFalla(busqueda.error, FALLA) : null,
    emitiendo: emision.enviando,
    problemas: emision.desenlace?.mensajes ?? [],
    emitido: abierto ? emitido : null,
    buscar: (consulta: ConsultaDeCertificado) => {
      setEmitido(null);
      emision.olvidar();
      busqueda.mutate(consulta);
    },
    abrir: () => {
      if (emitido !== null) return setAbierto(true);
      if (busqueda.variables !== undefined) void emision.escribir(busqueda.variables);
    },
    cerrar: () => setAbierto(false),
  };
}

/** Takes the focus as the next step, and keeps it while it waits; a second press then does nothing. */
function BotonCertificado({ emitiendo, alEmitir }: { emitiendo: boolean; alEmitir: () => void }) {
  const boton = useRef<HTMLButtonElement>(null);
  useEffect(() => boton.current?.focus(), []);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <Button ref={boton} variant="contained" aria-disabled={emitiendo} onClick={emitiendo ? undefined : alEmitir}>
        Certificado
      </Button>
    </Stack>
  );
}

const DialogoCertificado = lazy(withTimeLimit(() => import('./DialogoCertificado.tsx')));

export function PaginaCertificacion() {
  const { buscando, buscadoEn, hallado, advertencia, falla, emitiendo, problemas, emitido, buscar, abrir, cerrar } =
    useCertificado();
  return (
    <>
      <PageHeader
        help={enlaceDeCapitulo('certificacion')}
        title="Certificación"
        subtitle="Certificado de estado de afiliación de una persona"
      />
      <Stack spacing={2}>
        <FormularioCertificado buscando={buscando} alBuscar={(campos) => buscar(aConsulta(campos))} />
        <Box sx={{ minHeight: 4 }}>{buscando ? <ProgressBar label="Buscando" /> : null}</Box>
        <div aria-live="polite">
          {falla ? <ErrorState text={falla} /> : null}
          {advertencia ? (
            <Alert severity="warning" role="note">
              {advertencia}
            </Alert>
          ) : null}
          {hallado || buscando ? (
            <ResultadoCertificado
              hallado={buscando ? undefined : hallado}
              acciones={buscando ? null : <BotonCertificado key={buscadoEn} emitiendo={emitiendo} alEmitir={abrir} />}
            />
          ) : null}
          <AlertLines severity="error" lines={problemas} />
        </div>
      </Stack>
      {emitido ? (
        <Suspense fallback={<ProgressBar label="Abriendo el certificado" />}>
          <DialogoCertificado emitido={emitido} alCerrar={cerrar} />
        </Suspense>
      ) : null}
    </>
  );
}
