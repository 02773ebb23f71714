import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { PestanaAmpliacion } from '../../ciclo/ampliacion-beneficiario/PestanaAmpliacion.tsx';
import { PestanaBaja } from '../../ciclo/baja-beneficiario/PestanaBaja.tsx';
import { PestanaDerechohabiente } from '../../ciclo/habilitacion-derechohabiente/PestanaDerechohabiente.tsx';
import { apellidosYNombre } from '../../persona/identidad.ts';
import type { PropsPestana } from '../pestana.ts';
import { DetalleBeneficiario } from './DetalleBeneficiario.tsx';
import { type IdPestana, PESTANAS, pestanasAbiertas } from './pestanas.ts';

const FORMULARIOS: Record<Exclude<IdPestana, 'detalle'>, ComponentType<PropsPestana>> = {
  baja: PestanaBaja,
  ampliacion: PestanaAmpliacion,
  derechohabiente: PestanaDerechohabiente,
};

interface Props {
  beneficiario: BeneficiarioDetalle;
  titular: DetalleAsegurado['resultado_persona'];
  codigoEntidad: string;
}

/** The chosen beneficiary. Give it the beneficiary's id as its key. */
export function PestanasBeneficiario({ beneficiario, titular, codigoEntidad }: Props) {
  const id = useId();
  const cabecera = useRef<HTMLDivElement>(null);
  const [pestana, setPestana] = useState<IdPestana>('detalle');
  const [hecha, setHecha] = useState(false);
  // How often each form was done: one done begins anew when one comes back to it.
  const [veces, setVeces] = useState<Partial<Record<IdPestana, number>>>({});
  const abiertas = pestanasAbiertas(beneficiario);
  // Asked anew after an action, it may be otherwise: the open form stays as it was, to tell the outcome.
  const [vista, setVista] = useState(beneficiario);
  if (beneficiario !== vista && !hecha && abiertas.includes(pestana)) setVista(beneficiario);
  const montadas = pestanasAbiertas(vista);

  // Below a long table one would not see that a choice opened something.
  useEffect(() => {
    cabecera.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  function cambiar(nueva: IdPestana) {
    if (hecha) setVeces({ ...veces, [pestana]: (veces[pestana] ?? 0) + 1 });
    setHecha(false);
    setPestana(nueva);
  }

  return (
    <Paper component="section" variant="outlined" aria-labelledby={`${id}-nombre`} sx={{ mt: 2 }}>
      <Box ref={cabecera}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, pt: 1.5 }}>
          <Typography id={`${id}-nombre`} variant="subtitle1" component="h4" sx={{ fontWeight: 650 }}>
            {apellidosYNombre(beneficiario)}
          </Typography>
          {beneficiario.fallecido ? <StatusChip label="FALLECIDO" tone="gris" /> : null}
        </Box>
        <Tabs
          value={pestana}
          onChange={(_, nueva: IdPestana) => cambiar(nueva)}
          variant="scrollable"
          scrollButtons={false}
          aria-label="Acciones del beneficiario"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
          // On a telephone they go on in a second row, where the one moving mark can't follow.
          slotProps={{
            list: { sx: { flexWrap: { xs: 'wrap', sm: 'nowrap' } } },
            indicator: { sx: { display: { xs: 'none', sm: 'block' } } },
          }}
        >
          {PESTANAS.map((una) => (
            <Tab
              key={una.id}
              value={una.id}
              id={`${id}-${una.id}`}
              aria-controls={`${id}-panel-${una.id}`}
              label={una.nombre}
              disabled={una.id !== pestana && !abiertas.includes(una.id)}
              sx={{
                borderBottom: { xs: 2, sm: 0 },
                borderColor: { xs: una.id === pestana ? 'primary.main' : 'transparent' },
              }}
            />
          ))}
        </Tabs>
      </Box>
      {PESTANAS.map((una) => {
        const Formulario = una.id === 'detalle' ? null : FORMULARIOS[una.id];
        return (
          // What is typed in one tab stays while another one is looked at.
          <Box
            key={una.id}
            role="tabpanel"
            id={`${id}-panel-${una.id}`}
            aria-labelledby={`${id}-${una.id}`}
            hidden={una.id !== pestana}
            sx={{ p: 2 }}
          >
            {Formulario === null ? <DetalleBeneficiario beneficiario={beneficiario} /> : null}
            {Formulario !== null && montadas.includes(una.id) ? (
              <Formulario
                key={veces[una.id] ?? 0}
                beneficiario={vista}
                titular={titular}
                codigoEntidad={codigoEntidad}
                alTerminar={() => setHecha(true)}
              />
            ) : null}
          </Box>
        );
      })}
    </Paper>
  );
}
