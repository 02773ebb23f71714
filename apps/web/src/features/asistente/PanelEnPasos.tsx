import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PersonaValidada } from '@sgpa/contract/v2/validacion-titular';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FootButtons } from '../../ui/FootButtons.tsx';
import { StepNav } from '../../ui/StepNav.tsx';
import { hasFirstFocus } from '../../ui/use-first-focus.ts';
import { apellidosYNombre, numeroDeDocumento } from '../persona/identidad.ts';
import type { Variante } from './asistente.ts';
import { EstadoDeRegistro } from './EstadoDeRegistro.tsx';
import type { PersonaEnCurso } from './persona-en-curso.ts';
import type { Pasos } from './use-pasos.ts';
import { ID_VEREDICTO, Veredicto } from './Veredicto.tsx';

interface PropsDeDialogoDetalles {
  persona: PersonaValidada;
  como: Variante;
  alCerrar: () => void;
  /** The way on is absent when one only looks back. */
  alContinuar?: () => void;
}

export function DialogoDetalles({ persona, como, alCerrar, alContinuar }: PropsDeDialogoDetalles) {
  const id = useId();
  const angosta = useMediaQuery('(max-width: 599.95px)');
  return (
    <Dialog open onClose={alCerrar} aria-labelledby={id} fullWidth maxWidth="md" fullScreen={angosta} scroll="paper">
      <DialogTitle id={id}>Detalles</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Veredicto persona={persona} como={como} />
        <EstadoDeRegistro persona={persona} conRcm />
      </DialogContent>
      <DialogActions>
        <FootButtons onLeave={alCerrar}>
          {alContinuar ? (
            <Button variant="contained" onClick={alContinuar} autoFocus aria-describedby={ID_VEREDICTO}>
              Continuar con el registro
            </Button>
          ) : null}
        </FootButtons>
      </DialogActions>
    </Dialog>
  );
}

interface Props<E extends PersonaEnCurso> {
  como: Variante;
  nombres: readonly [string, string, string];
  pasos: Pasos<E>;
  /** The person's name takes its level beside the panel's own headings. */
  titulo: { variant: 'h2' | 'h3'; component: 'h3' | 'h5' };
  /** The notice stands over the steps while nothing is saved. */
  aviso: ReactNode;
  validar: ReactNode;
  registrar: (enCurso: E, alRegistrar: () => void) => ReactNode;
  alRegistrar: (documento: string) => void;
  alEmpezar: () => void;
  /** The text names the button that begins with somebody else once this one is saved. */
  otro: string;
  /** Draws what else may be done; `yaGuardado` tells whether the registration is saved. */
  acciones: (yaGuardado: boolean) => ReactNode;
}

/** Registers within a panel of the list: validate, see the details over it, register (document 2 §2). */
export function PanelEnPasos<E extends PersonaEnCurso>(props: Props<E>) {
  const { como, nombres, pasos, titulo, aviso, validar, registrar, alRegistrar, alEmpezar, otro, acciones } = props;
  const { enCurso, detalles, registrando, yaGuardado } = pasos;
  const nombre = useRef<HTMLHeadingElement>(null);
  const empezar = useRef<HTMLButtonElement>(null);
  // The button of step 1, to which the details would give the focus back, is gone.
  useEffect(() => {
    if (registrando && !hasFirstFocus()) nombre.current?.focus();
  }, [registrando]);
  // The button that had the focus is disabled now.
  useEffect(() => {
    if (yaGuardado) empezar.current?.focus();
  }, [yaGuardado]);

  function deNuevo() {
    alEmpezar();
    pasos.empezar();
  }
  function terminado(documento: string) {
    pasos.terminar();
    alRegistrar(documento);
  }

  return (
    <>
      <StepNav
        label="Pasos del registro"
        steps={nombres.map((label) => ({ label }))}
        current={registrando ? 2 : detalles ? 1 : 0}
      />
      {yaGuardado ? null : aviso}
      {enCurso && registrando ? (
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography {...titulo} ref={nombre} tabIndex={-1}>
                {apellidosYNombre(enCurso.persona)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {`${enCurso.persona.tipo_documento} ${numeroDeDocumento(enCurso.persona)}`}
              </Typography>
            </Box>
            <Button onClick={pasos.verDetalles}>Ver detalles</Button>
            {yaGuardado ? (
              <Button ref={empezar} onClick={deNuevo}>
                {otro}
              </Button>
            ) : null}
            {acciones(yaGuardado)}
          </Box>
          {registrar(enCurso, () => terminado(numeroDeDocumento(enCurso.persona)))}
        </Stack>
      ) : (
        validar
      )}
      {enCurso && detalles ? (
        <DialogoDetalles
          persona={enCurso.persona}
          como={como}
          alCerrar={pasos.cerrarDetalles}
          alContinuar={registrando ? undefined : pasos.continuar}
        />
      ) : null}
    </>
  );
}
