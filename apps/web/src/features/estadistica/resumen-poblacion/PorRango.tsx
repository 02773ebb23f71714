import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import { mesDe, pasoDeRango, tramoDe } from '@sgpa/domain/estadistica/periodos';
import { esFechaCivil, mostrarFecha, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { hoy } from '../../../lib/reloj.ts';
import { SelectInput } from '../../../ui/SelectInput.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import type { Cifra } from '../grafico/datos.ts';
import { type Busqueda, listaDe } from '../grafico/enlaces.ts';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import type { Dibujo } from '../grafico/tipos.ts';
import type { Buscado } from './buscado.ts';
import { Fechas } from './Fechas.tsx';
import { cortadoDe, nombreCortoDePeriodo, nombreDePeriodo } from './nombre-de-periodo.ts';
import { type PorRango as Pedido, usePorRango } from './resumen.api.ts';
import { SelectorEnte } from './SelectorEnte.tsx';
import { useEntePropio } from './use-ente-propio.ts';
import { useRango } from './use-rango.ts';

/** Twelve months, the one that runs with them: each from its first day. */
const MESES_ANTES = 11;
/** Document 1 §9: LineChart, ScatterChart, ColumnChart. */
const TIPOS = ['LÍNEA', 'DISPERSIÓN', 'HISTOGRAMA'] as const;
const DIBUJOS: Readonly<Record<(typeof TIPOS)[number], Dibujo>> = {
  LÍNEA: 'linea',
  DISPERSIÓN: 'dispersion',
  HISTOGRAMA: 'columnas',
};
const BOTONES = [
  { tipo: 'AFILIACION', texto: 'AFILIACIÓN' },
  { tipo: 'TODOS', texto: 'REGISTRO' },
  { tipo: 'ACTUALIZADOS', texto: 'ACTUALIZADOS' },
] as const;
type Elegido = Omit<Pedido, 'idEnteGestor' | 'idEnteEmpleador'>;

const DETALLES: Readonly<Record<Pedido['tipoFecha'], string>> = {
  AFILIACION: 'Por fecha de afiliación',
  TODOS: 'Por fecha de registro',
  ACTUALIZADOS: 'Por fecha de la última actualización',
};
const ESTADOS = ESTADOS_DEL_FILTRO.flatMap(({ nombres }) => nombres);
const TODOS = 'TODOS';
const TODOS_LOS_ESTADOS = 'TODOS LOS ESTADOS';
/** All fields in one row, and all buttons in the next. */
const campos = (cuantos: number) => ({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${cuantos}, minmax(0, 1fr))` },
});
const BOTONERA = { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 };

/** The days of a row, as the list is asked for them; the list has no filter by update. */
function listaDeFila(pedido: Pedido, { nombre }: Cifra): Busqueda | null {
  if (pedido.tipoFecha === 'ACTUALIZADOS' || !esFechaCivil(nombre)) return null;
  const { fechaInicio: desde, fechaFin: hasta } = pedido;
  const [fechaInicio, fechaFin] = tramoDe(nombre, pasoDeRango(desde, hasta), desde, hasta);
  return {
    ...listaDe(pedido),
    ...(pedido.estado === null ? {} : { estado: pedido.estado }),
    fechaInicio,
    fechaFin,
    ...(pedido.tipoFecha === 'TODOS' ? { tipoFecha: 'REGISTRO' } : {}),
  };
}

/** A line, scatter or histogram, as one likes; by day up to three months, then by month. */
export function PorRango({ eligeEnte, buscado }: { eligeEnte: boolean; buscado: Buscado }) {
  const {
    inicial,
    campos: fechas,
    buscar,
  } = useRango(() => ({ fechaInicio: sumarMeses(mesDe(hoy()), -MESES_ANTES), fechaFin: hoy() }));
  const [tipo, setTipo] = useState<(typeof TIPOS)[number]>('LÍNEA');
  const { ente, setEnte, filtro, deQuien, contar } = useEntePropio(buscado);
  const [estado, setEstado] = useState(TODOS);
  const [elegido, setElegido] = useState<Elegido>({ ...inicial, estado: null, tipoFecha: 'TODOS' });
  const pedido: Pedido = { ...elegido, ...filtro };
  const consulta = usePorRango(pedido);
  const porMes = consulta.data?.encabezado === 'Mes';
  const rango = porMes ? { desde: pedido.fechaInicio, hasta: pedido.fechaFin, hoy: hoy() } : null;
  const cortados = consulta.data?.filas.some((fila) => cortadoDe(fila, rango) !== null);
  const por = (tipoFecha: Pedido['tipoFecha']) => () =>
    buscar((leidas) => {
      contar();
      setElegido({ ...leidas, estado: estado === TODOS ? null : estado, tipoFecha });
    });
  return (
    <TarjetaGrafico
      ancha
      titulo="Registros por rango de fechas"
      deQuien={deQuien}
      detalle={`${DETALLES[pedido.tipoFecha]}, según el estado que tienen hoy; por día hasta tres meses, después por mes.${
        cortados ? ' * Mes con solo los días del rango, hasta hoy.' : ''
      }`}
      enPapel={`${pedido.estado ?? TODOS_LOS_ESTADOS}. Del ${mostrarFecha(pedido.fechaInicio)} al ${mostrarFecha(pedido.fechaFin)}.`}
      dibujo={DIBUJOS[tipo]}
      consulta={consulta}
      nombreDe={nombreDePeriodo(rango)}
      nombreCorto={nombreCortoDePeriodo(rango)}
      enlace={(fila) => listaDeFila(pedido, fila)}
      sinLista={
        pedido.tipoFecha === 'ACTUALIZADOS'
          ? 'La lista de asegurados no se filtra por fecha de actualización.'
          : undefined
      }
      controles={
        <Box role="group" aria-label="Registros por rango de fechas" sx={campos(eligeEnte ? 4 : 3)}>
          {eligeEnte ? <SelectorEnte valor={ente} alCambiar={setEnte} /> : null}
          <SelectInput label="ESTADO" value={estado} onChange={({ target }) => setEstado(target.value)}>
            <MenuItem value={TODOS}>{eligeEnte ? TODOS_LOS_ESTADOS : TODOS}</MenuItem>
            {ESTADOS.map((nombre) => (
              <MenuItem key={nombre} value={nombre}>
                {nombre}
              </MenuItem>
            ))}
          </SelectInput>
          <Fechas {...fechas} />
          <Box sx={BOTONERA}>
            <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
              {BOTONES.filter(({ tipo }) => eligeEnte || tipo !== 'ACTUALIZADOS').map(({ tipo, texto }) => (
                <Button
                  key={tipo}
                  variant={pedido.tipoFecha === tipo ? 'contained' : 'outlined'}
                  aria-pressed={pedido.tipoFecha === tipo}
                  onClick={por(tipo)}
                >
                  {texto}
                </Button>
              ))}
            </Box>
            <ToggleChoice dense label="Tipo de gráfico" options={TIPOS} value={tipo} onChange={setTipo} />
          </Box>
        </Box>
      }
    />
  );
}
