import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { cifra } from '../../../lib/cifras.ts';
import { mensajeDeError } from '../../../lib/error-api.ts';
import { SearchMultiSelect } from '../../../ui/SearchMultiSelect.tsx';
import type { SearchOption } from '../../../ui/search-multi-select-types.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useEmpleadoresDelEnte } from '../../catalogo/use-listas.ts';
import { deMayorAMenor } from '../grafico/datos.ts';
import { type DeQuien, deBeneficiarios, listaDe } from '../grafico/enlaces.ts';
import { useCifras } from '../grafico/Grafico.tsx';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import { type Buscado, enTitulo, filtroDe, NADA_BUSCADO } from './buscado.ts';
import { SelectorEnte } from './SelectorEnte.tsx';

interface PropsDeSelectorEmpleador {
  idEnteGestor: number | null;
  valor: SearchOption | null;
  alCambiar: (empleador: SearchOption | null) => void;
}

/** Lets one employer be searched and chosen; choosing another replaces it. */
function SelectorEmpleador({ idEnteGestor, valor, alCambiar }: PropsDeSelectorEmpleador) {
  const [texto, setTexto] = useState('');
  const [abierta, setAbierta] = useState(false);
  const buscar = useDebounced(texto.trim());
  const { data, error, isFetching } = useEmpleadoresDelEnte(idEnteGestor ?? 0, buscar, abierta);
  const resto = (data?.total ?? 0) - (data?.datos.length ?? 0);
  return (
    <SearchMultiSelect
      label="ENTE EMPLEADOR"
      placeholder="BUSCAR ENTIDAD EMPLEADORA"
      value={valor ? [valor] : []}
      onChange={(elegidas) => alCambiar(elegidas.at(-1) ?? null)}
      options={(data?.datos ?? []).map(({ idEntidad, nombre }) => ({ id: idEntidad, label: nombre }))}
      text={texto}
      onText={setTexto}
      onOpen={() => setAbierta(true)}
      loading={isFetching || buscar !== texto.trim()}
      emptyText={error ? mensajeDeError(error) : 'Ninguna entidad empleadora coincide con lo escrito.'}
      more={resto > 0 ? `Hay ${cifra(resto)} más: escriba parte del nombre o del número.` : undefined}
    />
  );
}

const EnlaceALaLista = createLink(Link);
const CAMPOS = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto' } };
const TODO_EL_ANCHO = { gridColumn: '1 / -1', display: 'grid' };

interface Props {
  eligeEnte: boolean;
  buscado: Buscado;
  alBuscar: (buscado: Buscado) => void;
}

/** The drawing has room for every managing entity, or for the only one that somebody sees. */
const ALTO = { todos: 660, uno: 200 };

function PorTipo({ filtro }: { filtro: DeQuien }) {
  const { data } = useCifras('resumen-poblacion/tipos', { ...filtro, todo: false });
  const busqueda = listaDe(filtro);
  return (
    <Stack direction="row" spacing={3} sx={{ minHeight: 28, mt: 1, flexWrap: 'wrap' }}>
      {(data?.filas ?? []).map(({ nombre, total }) => (
        <Typography key={nombre} variant="body2">
          {`${nombre}: `}
          <EnlaceALaLista
            to="/asegurado"
            search={nombre === 'BENEFICIARIO' ? deBeneficiarios(busqueda) : busqueda}
            aria-label={`${cifra(total)} de tipo ${nombre}: ver la lista`}
          >
            {cifra(total)}
          </EnlaceALaLista>
        </Typography>
      ))}
    </Stack>
  );
}

/** Searches for the whole page: a managing entity, where one may choose it, and an employer. */
function Buscador({ eligeEnte, buscado, alBuscar }: Props) {
  const [{ ente, empleador }, setElegido] = useState(buscado);

  function limpiar() {
    setElegido(NADA_BUSCADO);
    alBuscar(NADA_BUSCADO);
  }

  return (
    <Box
      component="form"
      sx={CAMPOS}
      onSubmit={(evento) => {
        evento.preventDefault();
        alBuscar({ ente, empleador });
      }}
    >
      {eligeEnte ? (
        <Box sx={TODO_EL_ANCHO}>
          <SelectorEnte valor={ente} alCambiar={(otro) => setElegido({ ente: otro, empleador })} />
        </Box>
      ) : null}
      <SelectorEmpleador
        idEnteGestor={ente?.id ?? null}
        valor={empleador}
        alCambiar={(otro) => setElegido({ ente, empleador: otro })}
      />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'start' }}>
        <Button type="submit" variant="contained">
          Buscar
        </Button>
        <Button onClick={limpiar}>Limpiar</Button>
      </Stack>
    </Box>
  );
}

export function PorEnte({ eligeEnte, buscado, alBuscar }: Props) {
  const filtro = filtroDe(buscado);
  const consulta = useCifras('resumen-poblacion/entes', filtro);
  return (
    <TarjetaGrafico
      titulo="Afiliaciones por ente gestor"
      deQuien={enTitulo(buscado)}
      detalle="Afiliaciones en todos los estados. Lo que se busca aquí vale para todos los gráficos."
      dibujo="barras"
      alto={eligeEnte && buscado.ente === null ? ALTO.todos : ALTO.uno}
      consulta={{ ...consulta, data: consulta.data && deMayorAMenor(consulta.data) }}
      sinDatos="No hay afiliaciones para mostrar."
      controles={<Buscador eligeEnte={eligeEnte} buscado={buscado} alBuscar={alBuscar} />}
      enlace={({ clave }) => listaDe({ ...filtro, idEnteGestor: eligeEnte ? clave : null })}
      pie={<PorTipo filtro={filtro} />}
    />
  );
}
