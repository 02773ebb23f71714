import Paper from '@mui/material/Paper';
import { type SubmitEvent, useState } from 'react';
import { leerSesion } from '../../../lib/sesion.ts';
import { usePerfil } from '../../../lib/use-perfil.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormAlerts } from '../../../ui/FormAlerts.tsx';
import { FormStack } from '../../../ui/FormStack.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { ayudaNueva, type CamposCambio, revisarCampo, revisarFormulario, VACIO } from './cambio-password.form.ts';

interface Props {
  enviando: boolean;
  alEnviar: (campos: CamposCambio) => void;
}

type Errores = Partial<Record<keyof CamposCambio, string>>;

/** Passwords are never kept as a draft: they stay in this component only. */
export function FormularioCambio({ enviando, alEnviar }: Props) {
  const [campos, setCampos] = useState(VACIO);
  const [errores, setErrores] = useState<Errores>({});
  const [aviso, setAviso] = useState<string | null>(null);
  const conSegundoFactor = usePerfil().data?.segundo_factor === 'ACTIVO';

  const campo = (nombre: keyof CamposCambio) => ({
    name: nombre,
    value: campos[nombre],
    error: errores[nombre],
    onChange: (texto: string) => {
      setCampos({ ...campos, [nombre]: texto });
      if (texto !== '') setErrores({ ...errores, [nombre]: undefined });
    },
    onBlur: () => setErrores({ ...errores, [nombre]: revisarCampo(campos[nombre]) }),
  });

  function enviar(evento: SubmitEvent) {
    evento.preventDefault();
    if (enviando) return;
    const { actual, nueva, repetida } = campos;
    setErrores({ actual: revisarCampo(actual), nueva: revisarCampo(nueva), repetida: revisarCampo(repetida) });
    const problema = revisarFormulario(campos, { usuario: leerSesion()?.username, conSegundoFactor });
    setAviso(problema);
    if (problema === null) alEnviar(campos);
  }

  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <FormStack onSubmit={enviar} aria-busy={enviando}>
        <PasswordField label="Contraseña actual" autoComplete="current-password" {...campo('actual')} />
        <PasswordField
          label="Nueva contraseña"
          autoComplete="new-password"
          ayuda={ayudaNueva(conSegundoFactor)}
          {...campo('nueva')}
        />
        <PasswordField
          label="Repetir nueva contraseña"
          autoComplete="new-password"
          conOjo={false}
          {...campo('repetida')}
        />
        <FormAlerts warning={aviso} />
        <BusyButton busy={enviando} sx={{ alignSelf: 'flex-start' }}>
          Guardar
        </BusyButton>
      </FormStack>
    </Paper>
  );
}
