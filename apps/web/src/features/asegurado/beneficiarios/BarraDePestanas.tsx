import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { IdPestana } from './use-pestanas.ts';

interface Props {
  /** The id prefixes those by which tabs and panels refer to each other. */
  id: string;
  pestanas: readonly { id: IdPestana; nombre: string }[];
  elegida: IdPestana;
  seOfrece: (cual: IdPestana) => boolean;
  porQueNo: string;
  alCambiar: (cual: IdPestana) => void;
}

export function BarraDePestanas({ id, pestanas, elegida, seOfrece, porQueNo, alCambiar }: Props) {
  const idMotivo = porQueNo === '' ? undefined : `${id}-por-que-no`;
  return (
    <>
      <Tabs
        value={elegida}
        onChange={(_, nueva: IdPestana) => alCambiar(nueva)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Acciones del beneficiario"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
        // On a telephone the tabs wrap to a second row, where the one moving mark can't follow.
        slotProps={{
          list: { 'aria-describedby': idMotivo, sx: { flexWrap: { xs: 'wrap', sm: 'nowrap' } } },
          indicator: { sx: { display: { xs: 'none', sm: 'block' } } },
        }}
      >
        {pestanas.map((una) => (
          <Tab
            key={una.id}
            value={una.id}
            id={`${id}-${una.id}`}
            aria-controls={`${id}-panel-${una.id}`}
            label={una.nombre}
            disabled={una.id !== elegida && !seOfrece(una.id)}
            aria-describedby={seOfrece(una.id) ? undefined : idMotivo}
            sx={{
              borderBottom: { xs: 2, sm: 0 },
              borderColor: { xs: una.id === elegida ? 'primary.main' : 'transparent' },
            }}
          />
        ))}
      </Tabs>
      {/* The reason stands in sight: a disabled tab takes neither focus nor pointer. */}
      {idMotivo ? (
        <Typography id={idMotivo} variant="body2" color="textSecondary" sx={{ px: 2, pt: 1 }}>
          {porQueNo}
        </Typography>
      ) : null}
    </>
  );
}
