import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { apellidosYNombre } from '../../persona/identidad.ts';
import { pestanasDe } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import { BarraDePestanas } from './BarraDePestanas.tsx';
import { DetalleBeneficiario } from './DetalleBeneficiario.tsx';
import { porQueNo } from './por-que-no.ts';
import { DETALLE, type IdPestana, usePestanas } from './use-pestanas.ts';

interface Props {
  beneficiario: BeneficiarioDetalle;
  titular: DetalleAsegurado['resultado_persona'];
  codigoEntidad: string;
}

/** The chosen beneficiary. Give it the beneficiary's id as its key. */
export function PestanasBeneficiario({ beneficiario, titular, codigoEntidad }: Props) {
  const id = useId();
  const cabecera = useRef<HTMLDivElement>(null);
  const acciones = pestanasDe(useComposicion().acciones);
  const { pestana, vista, seOfrece, estaMontada, vezDe, cambiar, terminar } = usePestanas(beneficiario);

  // Below a long table one would see neither that a choice opened something nor the form under its tabs.
  useEffect(() => {
    cabecera.current?.scrollIntoView({ block: 'start' });
  }, []);

  // What is typed in one tab stays while another one is looked at.
  const panel = (cual: IdPestana, contenido: ReactNode) => (
    <Box
      key={cual}
      role="tabpanel"
      id={`${id}-panel-${cual}`}
      aria-labelledby={`${id}-${cual}`}
      hidden={cual !== pestana}
      sx={{ p: 2 }}
    >
      {contenido}
    </Box>
  );
  return (
    <Paper component="section" variant="outlined" aria-labelledby={`${id}-nombre`} sx={{ mt: 2 }}>
      <Box ref={cabecera}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
          <Typography id={`${id}-nombre`} variant="subtitle1" component="h4" sx={{ fontWeight: 650 }}>
            {apellidosYNombre(beneficiario)}
          </Typography>
          {beneficiario.fallecido ? <StatusChip label="FALLECIDO" tone="gris" /> : null}
        </Box>
        <BarraDePestanas
          id={id}
          pestanas={[
            { id: DETALLE, nombre: 'Detalle' },
            ...acciones.map(({ accion, nombre }) => ({ id: accion, nombre })),
          ]}
          elegida={pestana}
          seOfrece={seOfrece}
          porQueNo={porQueNo(
            acciones.filter(({ accion }) => accion !== pestana && !seOfrece(accion)),
            beneficiario,
          )}
          alCambiar={cambiar}
        />
      </Box>
      {panel(DETALLE, <DetalleBeneficiario beneficiario={beneficiario} />)}
      {acciones.map(({ accion, Pestana }) =>
        panel(
          accion,
          estaMontada(accion) ? (
            <Suspense fallback={<TextSkeleton lines={4} />}>
              <Pestana
                key={vezDe(accion)}
                beneficiario={vista}
                titular={titular}
                codigoEntidad={codigoEntidad}
                alTerminar={terminar}
              />
            </Suspense>
          ) : null,
        ),
      )}
    </Paper>
  );
}
