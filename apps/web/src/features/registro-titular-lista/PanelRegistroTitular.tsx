import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { leerSesion } from '../../lib/sesion.ts';
import { StepNav } from '../../ui/StepNav.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { DialogoDetalles } from '../formulario-afiliacion/DialogoDetalles.tsx';
import { documentoDe, nombreCompleto, type PersonaEnCurso } from '../formulario-afiliacion/persona-validada.ts';
import { PasoRegistrar } from './PasoRegistrar.tsx';
import { PasoValidar } from './PasoValidar.tsx';
import { type FormularioPaso1, PASO1_VACIO, revisarPaso1 } from './validacion-lista.form.ts';

const PASOS = [{ label: 'Validar' }, { label: 'Detalles' }, { label: 'Registrar' }];

interface Props {
  /** A holder was saved. */
  alRegistrar: () => void;
}

/** Panel 1 of the list: a new holder in three steps (document 2 §2 New holder wizard). */
export default function PanelRegistroTitular({ alRegistrar }: Props) {
  // A session that ends keeps the panel: the role of the person at work stays.
  const [rol] = useState(() => leerSesion()?.codigoRol ?? '');
  const [enCurso, setEnCurso] = useState<PersonaEnCurso | null>(null);
  const [detalles, setDetalles] = useState(false);
  const [registrando, setRegistrando] = useState(false);
  const [guardado, setGuardado] = useState(false);
  const form = useForm<FormularioPaso1>({
    defaultValues: PASO1_VACIO,
    shouldFocusError: false,
    resolver: resolverDe((valores) => revisarPaso1(valores, hoy())),
  });
  useLeaveGuard((form.formState.isDirty || registrando) && !guardado);

  const otra = useRef<HTMLButtonElement>(null);
  // The button that had the focus is locked now.
  useEffect(() => {
    if (guardado) otra.current?.focus();
  }, [guardado]);

  function empezar() {
    form.reset(PASO1_VACIO);
    setEnCurso(null);
    setRegistrando(false);
    setGuardado(false);
  }

  return (
    <>
      <StepNav label="Pasos del registro" steps={PASOS} current={registrando ? 2 : detalles ? 1 : 0} />
      {enCurso && registrando ? (
        <Stack spacing={2}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography variant="h2" component="h3">
                {nombreCompleto(enCurso.persona)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {`${enCurso.persona.tipo_documento} ${documentoDe(enCurso.persona)}`}
              </Typography>
            </Box>
            <Button onClick={() => setDetalles(true)}>Ver detalles</Button>
            <Button ref={otra} onClick={empezar}>
              {guardado ? 'Registrar otro titular' : 'Validar a otra persona'}
            </Button>
          </Box>
          <PasoRegistrar
            enCurso={enCurso}
            rol={rol}
            alRegistrar={() => {
              setGuardado(true);
              alRegistrar();
            }}
          />
        </Stack>
      ) : (
        <PasoValidar
          form={form}
          alValidar={(validada) => {
            setEnCurso(validada);
            setDetalles(true);
          }}
        />
      )}
      {enCurso && detalles ? (
        <DialogoDetalles
          persona={enCurso.persona}
          alCerrar={() => setDetalles(false)}
          alContinuar={
            registrando
              ? undefined
              : () => {
                  setDetalles(false);
                  setRegistrando(true);
                }
          }
        />
      ) : null}
    </>
  );
}
