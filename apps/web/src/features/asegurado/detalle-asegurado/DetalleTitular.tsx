import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DetalleAsegurado } from '@sgpa/contract/v1/detalle-asegurado';
import { estadoDe } from '@sgpa/domain/cobertura/estados';
import { mostrarFecha } from '@sgpa/domain/shared/fecha-civil';
import { FactList } from '../../../ui/FactList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { AvisoDeRelleno } from '../../persona/AvisoDeRelleno.tsx';
import { fuenteDeFoto } from '../../persona/Fotografia.tsx';
import { apellidosYNombre, documentoConTipo } from '../../persona/identidad.ts';
import { TraerDelSegip } from '../../persona/TraerDelSegip.tsx';
import { fechasDeTitular } from '../fechas-de-estado.ts';

const SIN_FOTO = { display: 'grid', rowGap: 1.5 };
/** On a telephone the picture stands beside the name alone, and the facts have the whole width. */
const CON_FOTO = {
  ...SIN_FOTO,
  columnGap: { xs: 1.5, sm: 2.5 },
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
};

export function DetalleTitular({ detalle }: { detalle: DetalleAsegurado }) {
  const { titular, resultado_persona: persona, persona_asegurada: asegurada } = detalle;
  const { estado } = titular;
  const nombre = apellidosYNombre(persona);
  const foto = fuenteDeFoto(persona.foto_persona);
  return (
    <Box sx={foto === null ? SIN_FOTO : CON_FOTO}>
      {foto === null ? null : (
        <Avatar
          variant="rounded"
          src={foto}
          alt={`Fotografía de ${nombre}`}
          sx={{ width: { xs: 72, sm: 120 }, height: { xs: 84, sm: 140 }, gridRow: { xs: 1, sm: '1 / 3' } }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" component="h3" sx={{ mr: 0.5 }}>
          {nombre}
        </Typography>
        <StatusChip label={estado.descripcion} tone={estadoDe(estado.codigo).chipDetalle} />
        {persona.fallecido ? <StatusChip label="FALLECIDO" tone="gris" /> : null}
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <FactList
          facts={[
            { label: 'Documento', value: documentoConTipo(persona) },
            { label: 'Fecha de nacimiento', value: mostrarFecha(persona.fecha_nacimiento) },
            { label: 'Edad', value: `${persona.edad} años` },
            {
              label: 'Asegurado',
              value: <StatusChip label={asegurada ? 'SÍ' : 'NO'} tone={asegurada ? 'verde' : 'rojo'} />,
            },
            ...fechasDeTitular(estado),
          ]}
        />
        <AvisoDeRelleno persona={persona} />
        <TraerDelSegip idAfiliado={titular.idAfiliadoEnteGestor} quien={`${nombre}, ${documentoConTipo(persona)}`} />
      </Box>
    </Box>
  );
}
