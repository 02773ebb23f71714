import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FechaCivil } from '@sgpa/domain/shared/fecha-civil';
import { type SubmitEvent, useState } from 'react';
import { hoy } from '../../../../lib/reloj.ts';
import { ButtonPopover } from '../../../../ui/ButtonPopover.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { DELETE_OUTLINED } from '../../../../ui/icon-paths.ts';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { useSendKeys } from '../../../../ui/use-send-keys.ts';
import type { Alcance } from '../alcance.ts';
import type { Abierto } from '../BotonConMenu.tsx';
import { type Busqueda, SIN_DIALOGO } from '../busqueda.ts';
import { type DireccionBusqueda, escribirBusqueda, leerBusqueda } from '../direccion.ts';
import { type Cambiar, conGuardado, type FiltroGuardado, type Preferencias } from '../preferencias.ts';
import { textoDeFiltro } from './texto-de-filtro.ts';

/** Many make these searches each day; their days count from the one on which they are chosen. */
export function predefinidos({ eligeMisRegistros }: Alcance, hoy: FechaCivil): readonly FiltroGuardado[] {
  const deHoy = { misRegistros: 'true', fechaInicio: hoy, fechaFin: hoy, tipoFecha: 'REGISTRO' };
  return [
    {
      nombre: 'Cesantías que vencen en 15 días',
      direccion: { estado: 'CESANTIA', venceEn: '15', orden: 'VENCIMIENTO' },
    },
    {
      nombre: 'Ampliaciones que vencen en 30 días',
      direccion: { estado: 'AMPLIACIÓN', venceEn: '30', orden: 'VENCIMIENTO' },
    },
    {
      nombre: 'Último día por edad en 30 días',
      direccion: { tipoAfiliado: 'BENEFICIARIO', porEdad: '30', orden: 'VENCIMIENTO' },
    },
    { nombre: 'En revisión', direccion: { estado: 'REVISION' } },
    ...(eligeMisRegistros ? [{ nombre: 'Mis registros de hoy', direccion: deHoy }] : []),
  ];
}

export interface PropsGuardados extends Abierto {
  busqueda: Busqueda;
  alcance: Alcance;
  preferencias: Preferencias;
  alCambiar: Cambiar;
  alElegir: (busqueda: Busqueda) => void;
}

const OPCION = { justifyContent: 'flex-start', textAlign: 'left', flexGrow: 1 };
const MAX_NOMBRE = 60;

export default function MenuDeFiltros(props: PropsGuardados) {
  const { busqueda, alcance, preferencias, alCambiar, alElegir, ancla, alCerrar } = props;
  const [nombre, setNombre] = useState('');
  const actual = textoDeFiltro(busqueda);
  const enviarConTeclas = useSendKeys();

  function elegir(direccion: DireccionBusqueda) {
    alElegir({ ...leerBusqueda({ ...direccion }), porPagina: busqueda.porPagina });
    alCerrar();
  }

  function guardar(evento: SubmitEvent) {
    evento.preventDefault();
    const limpio = nombre.trim();
    if (limpio === '') return;
    const direccion = escribirBusqueda({ ...busqueda, pagina: 0, ...SIN_DIALOGO });
    alCambiar((previas) => ({ guardados: conGuardado(previas, { nombre: limpio, direccion }) }));
    setNombre('');
  }

  const borrar = (cual: string) =>
    alCambiar(({ guardados }) => ({ guardados: guardados.filter((uno) => uno.nombre !== cual) }));

  const opcion = (texto: string, direccion: DireccionBusqueda) => (
    <Button key={texto} size="small" sx={OPCION} onClick={() => elegir(direccion)}>
      {texto}
    </Button>
  );

  return (
    <ButtonPopover name="Filtros guardados" size={{ width: 380 }} anchor={ancla} onClose={alCerrar}>
      <Stack spacing={0.5}>
        <Typography variant="overline">De uso frecuente</Typography>
        {predefinidos(alcance, hoy()).map((uno) => opcion(uno.nombre, uno.direccion))}
        {preferencias.ultimos.length > 0 ? <Typography variant="overline">Últimas búsquedas</Typography> : null}
        {preferencias.ultimos.map((una) => opcion(textoDeFiltro(leerBusqueda({ ...una })), una))}
        {preferencias.guardados.length > 0 ? <Typography variant="overline">Con su nombre</Typography> : null}
        {preferencias.guardados.map((uno) => (
          <Box key={uno.nombre} sx={{ display: 'flex' }}>
            {opcion(uno.nombre, uno.direccion)}
            <IconButton size="small" aria-label={`Borrar ${uno.nombre}`} onClick={() => borrar(uno.nombre)}>
              <Icon d={DELETE_OUTLINED} fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {actual === '' ? (
          <Typography variant="body2" color="textSecondary" sx={{ pt: 1 }}>
            Para guardar una búsqueda, elija primero sus filtros y busque.
          </Typography>
        ) : (
          <Box
            component="form"
            {...enviarConTeclas}
            onSubmit={guardar}
            sx={{ display: 'flex', gap: 1, pt: 1.5, alignItems: 'flex-start' }}
          >
            <TextInput
              label="Guardar esta búsqueda como"
              value={nombre}
              onChange={setNombre}
              maxLength={MAX_NOMBRE}
              help={actual}
              autoComplete="off"
            />
            <Button type="submit" variant="outlined" sx={{ height: 40 }}>
              Guardar
            </Button>
          </Box>
        )}
      </Stack>
    </ButtonPopover>
  );
}
