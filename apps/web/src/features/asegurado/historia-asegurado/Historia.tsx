import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { HechoDeHistoria } from '@sgpa/contract/v1/historia-asegurado';
import { leerAccionDeFila } from '@sgpa/domain/cuenta/acciones';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { ChangeList } from '../../../ui/ChangeList.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FoldedSection } from '../../../ui/FoldedSection.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PERSON_ADD_OUTLINED, UPDATE_OUTLINED } from '../../../ui/icon-paths.ts';
import { Timeline, TimelineCard } from '../../../ui/Timeline.tsx';
import type { Acciones } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import DocumentosGuardados from '../documento-asegurado/DocumentosGuardados.tsx';
import { useHistoria } from './historia.api.ts';
import { cambiosDe, momentoDe } from './historia.ts';

/** Takes the icon of the action's button; an event that is no action of the list has another. */
function iconoDe(hecho: string, acciones: Acciones) {
  const accion = leerAccionDeFila(hecho);
  const icono =
    (accion && acciones[accion]?.icono) ?? (hecho.startsWith('registro-') ? PERSON_ADD_OUTLINED : UPDATE_OUTLINED);
  return <Icon d={icono} fontSize="small" />;
}

function Hechos({ hechos, nivel }: { hechos: readonly HechoDeHistoria[]; nivel: 4 | 5 }) {
  const { acciones } = useComposicion();
  return (
    <>
      {hechos.length === 0 ? (
        <Typography color="textSecondary">La afiliación todavía no tiene cambios registrados.</Typography>
      ) : null}
      <Timeline>
        {hechos.toReversed().map((hecho) => {
          const cambios = cambiosDe(hecho);
          return (
            <TimelineCard
              key={`${hecho.ocurrido_en} ${hecho.accion}`}
              dense={nivel === 4 ? 'h5' : 'h6'}
              title={hecho.descripcion}
              subtitle={[momentoDe(hecho), hecho.causa ?? hecho.usuario].filter((parte) => parte !== '').join(' · ')}
              icon={iconoDe(hecho.accion, acciones)}
            >
              {cambios.length === 0 ? (
                <Typography variant="body2" color="textSecondary">
                  Sin cambios en los datos que la historia conserva.
                </Typography>
              ) : (
                <ChangeList
                  changes={cambios.map(({ nombre, antes, despues }) => ({
                    name: nombre,
                    before: antes,
                    after: despues,
                  }))}
                />
              )}
            </TimelineCard>
          );
        })}
      </Timeline>
    </>
  );
}

function HechosPedidos({ idAfiliacion, nivel }: { idAfiliacion: number; nivel: 4 | 5 }) {
  const { data, error, refetch } = useHistoria(idAfiliacion);
  if (error) return <ErrorState text={mensajeDeError(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  return (
    <>
      {data.documentos.length === 0 ? null : (
        <Box sx={{ mb: 2 }}>
          <DocumentosGuardados
            documentos={data.documentos.map((uno) => ({ ...uno, idAfiliadoEnteGestor: idAfiliacion }))}
          />
        </Box>
      )}
      <Hechos hechos={data.historia} nivel={nivel} />
    </>
  );
}

interface Props {
  idAfiliacion: number;
  /** The section's title has this heading level; its events are one below. */
  nivel?: 4 | 5;
}

/** Shows everything that happened to the affiliation, the latest first; it is asked for when opened. */
export const Historia = ({ idAfiliacion, nivel = 4 }: Props) => (
  <FoldedSection title="Historia de la afiliación" level={nivel === 4 ? 'h4' : 'h5'}>
    <HechosPedidos idAfiliacion={idAfiliacion} nivel={nivel} />
  </FoldedSection>
);
