import type { OpcionesDeUsuario } from '@sgpa/contract/v1/usuarios';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { AL_GUARDAR_USUARIO } from '../cambio-usuario.ts';
import { FormularioUsuario } from '../FormularioUsuario.tsx';
import { useOpcionesDeUsuario } from '../usuario.api.ts';
import { type CamposUsuario, nuevo, toRequest } from '../usuario.form.ts';

interface Props {
  alCerrar: () => void;
}

function Registro({ opciones, alCerrar }: Props & { opciones: OpcionesDeUsuario }) {
  const guardado = useEscritura({
    ...AL_GUARDAR_USUARIO,
    enviar: (campos: CamposUsuario, clave) => llamar('registro-usuario', { body: toRequest(campos) }, { clave }),
  });
  return (
    <FormularioUsuario
      borradorDe="registro-usuario:nuevo"
      inicial={nuevo(opciones)}
      esNuevo
      opciones={opciones}
      guardado={guardado}
      alCerrar={alCerrar}
    />
  );
}

/** A new account waits as REGISTRADO for the activation. */
export function DialogoRegistro({ abierto, ...resto }: Props & { abierto: boolean }) {
  const { data, error, refetch } = useOpcionesDeUsuario();
  return (
    <PanelDialog open={abierto} title="Nuevo - Usuario" onClose={resto.alCerrar}>
      {data ? <Registro opciones={data} {...resto} /> : error ? null : <TextSkeleton lines={12} />}
      {error && !data ? <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} /> : null}
    </PanelDialog>
  );
}
