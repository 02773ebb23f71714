import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import type { SearchOption } from '../../../ui/search-multi-select-types.ts';
import { enCifras } from '../grafico/datos.ts';
import { type Busqueda, deBeneficiarios, delEnte } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { type Filtro, usePorEnte, usePorTipo } from './resumen.api.ts';
import { SelectorEmpleador } from './SelectorEmpleador.tsx';
import { SelectorEnte } from './SelectorEnte.tsx';

const EnlaceALaLista = createLink(Link);
const CAMPOS = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' } };
const TODO_EL_ANCHO = { gridColumn: '1 / -1', display: 'grid' };

interface Props {
  eligeEnte: boolean;
  filtro: Filtro;
  alBuscar: (filtro: Filtro) => void;
}

const deEmpleador = ({ idEnteEmpleador }: Filtro): Busqueda =>
  idEnteEmpleador === null ? {} : { entidades: String(idEnteEmpleador) };

/** Each of the two numbers leads to its list. */
function PorTipo({ filtro }: { filtro: Filtro }) {
  const { data } = usePorTipo(filtro);
  const busqueda = { ...delEnte(filtro.idEnteGestor), ...deEmpleador(filtro) };
  return (
    <Stack direction="row" spacing={3} sx={{ minHeight: 28, mt: 1, flexWrap: 'wrap' }}>
      {(data?.filas ?? []).map(({ nombre, total }) => (
        <Typography key={nombre} variant="body2">
          {`${nombre}: `}
          <EnlaceALaLista
            to="/asegurado"
            search={nombre === 'BENEFICIARIO' ? deBeneficiarios(busqueda) : busqueda}
            aria-label={`${enCifras(total)} de tipo ${nombre}: ver la lista`}
          >
            {enCifras(total)}
          </EnlaceALaLista>
        </Typography>
      ))}
    </Stack>
  );
}

/** Total insured by managing entity, and what is looked for in the whole page. */
export function PorEnte({ eligeEnte, filtro, alBuscar }: Props) {
  const [ente, setEnte] = useState(filtro.idEnteGestor);
  const [empleador, setEmpleador] = useState<SearchOption | null>(null);
  const consulta = usePorEnte(filtro);

  function limpiar() {
    setEnte(null);
    setEmpleador(null);
    alBuscar({ idEnteGestor: null, idEnteEmpleador: null });
  }

  const controles = (
    <Box
      component="form"
      sx={CAMPOS}
      onSubmit={(evento) => {
        evento.preventDefault();
        alBuscar({ idEnteGestor: ente, idEnteEmpleador: empleador?.id ?? null });
      }}
    >
      {eligeEnte ? (
        <Box sx={TODO_EL_ANCHO}>
          <SelectorEnte valor={ente} alCambiar={setEnte} />
        </Box>
      ) : null}
      <SelectorEmpleador idEnteGestor={ente} valor={empleador} alCambiar={setEmpleador} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'start' }}>
        <Button type="submit" variant="contained">
          Buscar
        </Button>
        <Button onClick={limpiar}>Limpiar</Button>
      </Stack>
    </Box>
  );
  return (
    <TarjetaGrafico
      titulo="Total de asegurados por ente gestor"
      detalle="Afiliaciones en todos los estados. Lo que se busca aquí vale para todos los gráficos sin selector propio."
      dibujo="columnas"
      consulta={consulta}
      sinDatos="No hay asegurados para mostrar."
      controles={controles}
      enlace={({ clave }) => ({ ...(eligeEnte ? delEnte(clave) : {}), ...deEmpleador(filtro) })}
      pie={<PorTipo filtro={filtro} />}
    />
  );
}
