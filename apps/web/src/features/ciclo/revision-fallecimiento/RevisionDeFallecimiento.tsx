import Alert from '@mui/material/Alert';
import type { PropuestaFallecimiento } from '@sgpa/contract/v1/revision-fallecimiento';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { llamar } from '../../../lib/llamar.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import type { Documentada } from '../../persona/identidad.ts';
import { PapelesDeRevision } from '../PapelesDeRevision.tsx';
import { FormularioFallecimiento } from './FormularioFallecimiento.tsx';

const useFallecimiento = (idAfiliadoEnteGestor: number, activa: boolean) =>
  useQuery({
    queryKey: ['revision-fallecimiento', idAfiliadoEnteGestor],
    queryFn: ({ signal: senal }) =>
      llamar('revision-fallecimiento/propuesta', { params: { idAfiliadoEnteGestor } }, { senal }),
    enabled: activa,
    staleTime: 0,
    gcTime: 0,
  });

interface Props {
  /** Any affiliation of the person serves. */
  idAfiliadoEnteGestor: number;
  persona: Documentada;
  alTerminar: () => void;
  alCerrar: () => void;
}

function loRegistrado({ fecha_defuncion, declarado_por, obliga_a_todos }: PropuestaFallecimiento): string {
  const cuando = fecha_defuncion === null ? '' : ` el ${mostrarFecha(fecha_defuncion)}`;
  const quien = declarado_por.length === 0 ? '' : `, por registro de: ${declarado_por.join(', ')}`;
  const alcance = obliga_a_todos ? 'Vale para todos los entes gestores.' : 'Vale solo para quien lo registró.';
  return `Figura como fallecida${cuando}${quien}. ${alcance}`;
}

/** Takes back a recorded death with what it ended, or confirms it. */
export function RevisionDeFallecimiento({ idAfiliadoEnteGestor, persona, alTerminar, alCerrar }: Props) {
  const [decidida, setDecidida] = useState<PropuestaFallecimiento>();
  const { data, error, refetch } = useFallecimiento(idAfiliadoEnteGestor, decidida === undefined);
  const vista = decidida ?? data;
  if (vista === undefined && error !== null)
    return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (vista === undefined) return <TextSkeleton lines={8} />;
  return (
    <>
      {decidida === undefined ? (
        <>
          <Alert severity="info" role="none">
            {loRegistrado(vista)}
          </Alert>
          <PapelesDeRevision documentos={vista.documentos} />
        </>
      ) : null}
      <FormularioFallecimiento
        idAfiliadoEnteGestor={idAfiliadoEnteGestor}
        persona={persona}
        propuesta={vista}
        alTerminar={() => {
          setDecidida(data);
          alTerminar();
        }}
        alCerrar={alCerrar}
      />
    </>
  );
}
