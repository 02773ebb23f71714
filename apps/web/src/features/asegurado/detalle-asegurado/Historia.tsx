import Add from '@mui/icons-material/PersonAddOutlined';
import Update from '@mui/icons-material/UpdateOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HechoDeHistoria } from '@sgpa/contract/v1/detalle-asegurado';
import { leerAccionDeFila } from '@sgpa/domain/asegurado/permisos-lista';
import { useId } from 'react';
import { Timeline, TimelineCard } from '../../../ui/Timeline.tsx';
import type { Acciones } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import { type Cambio, cambiosDe, momentoDe } from './historia.ts';

/** As its button has it, where it is an action of the list. */
function iconoDe(hecho: string, acciones: Acciones) {
  const accion = leerAccionDeFila(hecho);
  const Icono = accion ? acciones[accion].Icono : hecho.startsWith('registro-') ? Add : Update;
  return <Icono fontSize="small" />;
}

function Valor({ texto, tachado = false }: { texto: string | null; tachado?: boolean }) {
  if (texto === null) return 'sin dato';
  return tachado ? <s>{texto}</s> : <strong>{texto}</strong>;
}

/** 'before → after'; only what is there now when there was nothing before. */
function CambioDeHecho({ cambio: { nombre, antes, despues } }: { cambio: Cambio }) {
  return (
    <Box sx={{ display: { sm: 'contents' } }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {nombre}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {antes === null ? null : (
          <>
            <Valor texto={antes} tachado />
            <span aria-hidden> → </span>
          </>
        )}
        <Valor texto={despues} />
      </Typography>
    </Box>
  );
}

interface Props {
  hechos: readonly HechoDeHistoria[];
  /** Of the section's title; its events are one below. */
  nivel?: 4 | 5;
}

/** Everything that happened to the affiliation, the latest first: who, when, what, before and after. */
export function Historia({ hechos, nivel = 4 }: Props) {
  const id = useId();
  const { acciones } = useComposicion();
  return (
    <Box component="section" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography id={id} variant="h3" component={nivel === 4 ? 'h4' : 'h5'} sx={{ mb: 1.5 }}>
        Historia de la afiliación
      </Typography>
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
              subtitle={`${momentoDe(hecho)} · ${hecho.usuario}`}
              icon={iconoDe(hecho.accion, acciones)}
            >
              {cambios.length === 0 ? (
                <Typography variant="body2" color="textSecondary">
                  Sin cambios en las fechas ni en el estado.
                </Typography>
              ) : (
                <Box
                  component="dl"
                  sx={{
                    m: 0,
                    display: 'grid',
                    gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 30%) 1fr' },
                    columnGap: 2,
                    rowGap: { xs: 1, sm: 0.5 },
                  }}
                >
                  {cambios.map((cambio) => (
                    <CambioDeHecho key={cambio.nombre} cambio={cambio} />
                  ))}
                </Box>
              )}
            </TimelineCard>
          );
        })}
      </Timeline>
    </Box>
  );
}
