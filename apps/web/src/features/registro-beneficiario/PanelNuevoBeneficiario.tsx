import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { hoy } from '../../lib/reloj.ts';
import { resolverDe } from '../../lib/resolver.ts';
import { StepNav } from '../../ui/StepNav.tsx';
import { DialogoDetalles } from '../formulario-afiliacion/DialogoDetalles.tsx';
import { documentoDe, nombreCompleto } from '../formulario-afiliacion/persona-validada.ts';
import type { BeneficiarioEnCurso } from './beneficiario-en-curso.ts';
import { PasoRegistrarBeneficiario } from './PasoRegistrarBeneficiario.tsx';
import { PasoValidarBeneficiario } from './PasoValidarBeneficiario.tsx';
import { type FormularioPanel, panelVacio, revisarPanel, type TitularDelPanel } from './panel-beneficiario.form.ts';

const PASOS = [{ label: 'PASO 1 Validar' }, { label: 'PASO 2 Detalles' }, { label: 'PASO 3 Registrar' }];

interface Props {
  titular: TitularDelPanel;
  /** Whether something is typed that would be lost. */
  alEscribir: (pendiente: boolean) => void;
  /** A beneficiary was saved. */
  alRegistrar: () => void;
}

/** 'Nuevo Beneficiario' of the beneficiaries panel, in three steps (document 2 §2 Beneficiary registration). */
export default function PanelNuevoBeneficiario({ titular, alEscribir, alRegistrar }: Props) {
  const [enCurso, setEnCurso] = useState<BeneficiarioEnCurso | null>(null);
  const [detalles, setDetalles] = useState(false);
  const [registrando, setRegistrando] = useState(false);
  const [guardado, setGuardado] = useState(false);
  const form = useForm<FormularioPanel>({
    defaultValues: panelVacio(hoy()),
    shouldFocusError: false,
    resolver: resolverDe((valores) => revisarPanel(valores, titular, hoy())),
  });
  const pendiente = (form.formState.isDirty || registrando) && !guardado;
  useEffect(() => alEscribir(pendiente), [alEscribir, pendiente]);

  function empezar() {
    form.reset(panelVacio(hoy()));
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
              <Typography variant="h3" component="h5">
                {nombreCompleto(enCurso.persona)}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {`${enCurso.persona.tipo_documento} ${documentoDe(enCurso.persona)}`}
              </Typography>
            </Box>
            <Button onClick={() => setDetalles(true)}>Ver detalles</Button>
            {guardado ? (
              <Button onClick={empezar}>Registrar otro beneficiario</Button>
            ) : (
              <Button onClick={() => setRegistrando(false)}>Cambiar los datos</Button>
            )}
          </Box>
          <PasoRegistrarBeneficiario
            enCurso={enCurso}
            titular={titular}
            pedido={form.getValues()}
            alRegistrar={() => {
              setGuardado(true);
              alRegistrar();
            }}
          />
        </Stack>
      ) : (
        <PasoValidarBeneficiario
          form={form}
          titular={titular}
          alValidar={(validado) => {
            setEnCurso(validado);
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
