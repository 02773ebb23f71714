import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BeneficiarioDetalle, DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { NOMBRE_DE_CONDICION } from '@sgpa/domain/beneficiario/condicion';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { FactList } from '../../../ui/FactList.tsx';
import { TextSkeleton } from '../../../ui/Skeletons.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { QuienConsulto } from '../../auditoria/QuienConsulto.tsx';
import { AvisoDeRelleno } from '../../persona/AvisoDeRelleno.tsx';
import { apellidosYNombre } from '../../persona/identidad.ts';
import { pestanasDe } from '../acciones.ts';
import { useComposicion } from '../composicion.ts';
import { fechasDeBeneficiario } from '../fechas-de-estado.ts';
import { Historia } from '../historia-asegurado/Historia.tsx';
import { BarraDePestanas } from './BarraDePestanas.tsx';
import { porQueNo } from './por-que-no.ts';
import { DETALLE, type IdPestana, usePestanas } from './use-pestanas.ts';

const DetalleBeneficiario = ({ beneficiario: b }: { beneficiario: BeneficiarioDetalle }) => (
  <Stack spacing={2.5}>
    <FactList
      facts={[
        { label: 'Documento', value: `${b.tipo_documento} ${b.documento}` },
        { label: 'Fecha de nacimiento', value: mostrarFecha(b.fecha_nacimiento) },
        { label: 'Parentesco', value: b.tipo_parentesco },
        { label: 'Estado', value: <StatusChip label={b.estado} tone={estadoDe(b.codigo_estado).chipDetalle} /> },
        { label: 'Tipo de asegurado', value: b.tipo_asegurado },
        ...fechasDeBeneficiario(b),
        ...(b.condicion === null ? [] : [{ label: 'Condición', value: NOMBRE_DE_CONDICION[b.condicion] }]),
      ]}
    />
    <AvisoDeRelleno persona={b} />
    <Historia idAfiliacion={b.idAfiliadoEnteGestor} nivel={5} />
    <QuienConsulto idAfiliacion={b.idAfiliadoEnteGestor} nivel={5} />
  </Stack>
);

interface Props {
  beneficiario: BeneficiarioDetalle;
  titular: DetalleAsegurado['resultado_persona'];
  codigoEntidad: string;
}

/** Shows the chosen beneficiary; it needs the beneficiary's id as its key. */
export function PestanasBeneficiario({ beneficiario, titular, codigoEntidad }: Props) {
  const id = useId();
  const cabecera = useRef<HTMLDivElement>(null);
  const acciones = pestanasDe(useComposicion().acciones);
  const { pestana, vista, seOfrece, estaMontada, vezDe, cambiar, terminar } = usePestanas(beneficiario);

  // Below a long table neither the choice nor the form under the tabs would be in sight.
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
