import type { UsuarioSistema } from '@sgpa/contract/shared/usuario';
import type { Parametrica } from '@sgpa/contract/v1/parametricas';
import type { OpcionesDeUsuario } from '@sgpa/contract/v1/usuarios';
import { pideEntidad } from '@sgpa/domain/usuario/administracion';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { useEscritura } from '../../../lib/use-escritura.ts';
import { factsOf } from '../../../ui/confirm-facts.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PanelDialog } from '../../../ui/PanelDialog.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import type { Pregunta } from '../../../ui/use-confirm.tsx';
import { EN_CAMINO } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { AL_GUARDAR_USUARIO, nombreCompleto } from '../cambio-usuario.ts';
import { FormularioUsuario } from '../FormularioUsuario.tsx';
import { useDetalleUsuario, useOpcionesDeUsuario } from '../usuario.api.ts';
import { type CamposUsuario, toForm, toRequest } from '../usuario.form.ts';

interface Props {
  alCerrar: () => void;
}

/** The question warns of what changes their sessions. */
function preguntaDe(usuario: UsuarioSistema, { roles, entes }: OpcionesDeUsuario, campos: CamposUsuario): Pregunta {
  const rol = campos.rol === usuario.rol ? null : roles.find(({ codigo }) => codigo === campos.rol)?.nombre;
  const ente = entes.find(({ id }) => String(id) === campos.idEnteGestor);
  const deOtro = pideEntidad(campos.rol) && campos.idEntidad !== String(usuario.idEntidad ?? '');
  const cambia = rol !== null || deOtro || ente?.id !== usuario.idEnteGestor;
  return {
    title: 'Está seguro de guardar la información.?',
    text: cambia ? 'Las sesiones abiertas del usuario se cerrarán.' : undefined,
    facts: factsOf([
      ['Usuario', `${usuario.usuario}, ${nombreCompleto(usuario)}`],
      ['Rol nuevo', rol],
      ['Ente gestor nuevo', ente?.id === usuario.idEnteGestor ? null : ente?.nombre],
      ['Ente empleador nuevo', deOtro ? campos.nombreEntidad : null],
    ]),
    acceptLabel: 'Guardar',
  };
}

interface Leido extends Props {
  leido: UsuarioSistema;
  opciones: OpcionesDeUsuario;
}

/** The form waits once for the list of departments, to find the establishment's by name, and goes on without it. */
function Actualizacion(props: Leido) {
  const departamentos = useGrupo('DEPARTAMENTO');
  const [listo, setListo] = useState(false);
  if (!listo && departamentos !== EN_CAMINO) setListo(true);
  return listo ? <Formulario {...props} departamentos={departamentos} /> : <TextSkeleton lines={12} />;
}

function Formulario(props: Leido & { departamentos: readonly Parametrica[] }) {
  const { leido, opciones, departamentos, alCerrar } = props;
  // The first version that was read stays the one that is edited: a refusal because it changed reads it anew, and what
  // was typed over the former one would be saved as if it had been typed over that.
  const [usuario] = useState(leido);
  const guardado = useEscritura({
    ...AL_GUARDAR_USUARIO,
    pregunta: (campos: CamposUsuario) => preguntaDe(usuario, opciones, campos),
    enviar: (campos: CamposUsuario, clave) => {
      const { usuario: _, ...body } = toRequest(campos);
      const pedido = { params: { id: usuario.idUsuarioSistema }, body: { ...body, version: usuario.version } };
      return llamar('actualizacion-usuario', pedido, { clave });
    },
  });
  return (
    <FormularioUsuario
      borradorDe={`actualizacion-usuario:${usuario.idUsuarioSistema}`}
      inicial={toForm(usuario, departamentos)}
      esNuevo={false}
      opciones={opciones}
      guardado={guardado}
      alCerrar={alCerrar}
    />
  );
}

export function DialogoActualizacion({ id, alCerrar }: Props & { id: number | null }) {
  const detalle = useDetalleUsuario(id);
  const opciones = useOpcionesDeUsuario();
  const error = detalle.error ?? opciones.error;
  const listo = detalle.data && opciones.data;
  return (
    <PanelDialog open={id !== null} title="Editar - Usuario" onClose={alCerrar}>
      {detalle.data && opciones.data ? (
        <Actualizacion
          key={detalle.data.idUsuarioSistema}
          leido={detalle.data}
          opciones={opciones.data}
          alCerrar={alCerrar}
        />
      ) : error ? null : (
        <TextSkeleton lines={12} />
      )}
      {error && !listo ? (
        <ErrorState
          text={mensajeDeError(error)}
          onRetry={() => {
            void detalle.refetch();
            void opciones.refetch();
          }}
        />
      ) : null}
    </PanelDialog>
  );
}
