import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { Cuerpo } from '@sgpa/contract/envios';
import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import { mesDe, pasoDeRango, tramoDe } from '@sgpa/domain/estadistica/periodos';
import { esFechaCivil, mostrarFecha, sumarMeses } from '@sgpa/domain/shared/fecha-civil';
import { useState } from 'react';
import { hoy } from '../../../lib/reloj.ts';
import { SelectInput } from '../../../ui/SelectInput.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import type { Cifra } from '../grafico/datos.ts';
import { type Busqueda, type DeQuien, listaDe } from '../grafico/enlaces.ts';
import { useCifras } from '../grafico/Grafico.tsx';
import { TarjetaGrafico } from '../grafico/TarjetaGrafico.tsx';
import type { Dibujo } from '../grafico/tarjeta.ts';
import type { Buscado } from './buscado.ts';
import { BotonPor, Fechas, usePorFechas } from './Fechas.tsx';
import { cortadoDe, nombreCortoDePeriodo, nombreDePeriodo, type RangoPorMes } from './nombre-de-periodo.ts';
import { SelectorEnte } from './SelectorEnte.tsx';

type Pedido = Cuerpo<'resumen-poblacion/fechas'> & DeQuien;

/** The range is twelve months, counting the current one. */
const MESES_ANTES = 11;
const ultimosMeses = () => ({ fechaInicio: sumarMeses(mesDe(hoy()), -MESES_ANTES), fechaFin: hoy() });
/** Document 1 §9 calls them LineChart, ScatterChart and ColumnChart. */
const TIPOS = ['LÍNEA', 'DISPERSIÓN', 'HISTOGRAMA'] as const;
const DIBUJOS: Readonly<Record<(typeof TIPOS)[number], Dibujo>> = {
  LÍNEA: 'linea',
  DISPERSIÓN: 'dispersion',
  HISTOGRAMA: 'columnas',
};
const POR = [
  { tipoFecha: 'AFILIACION', texto: 'AFILIACIÓN', detalle: 'Por fecha de afiliación' },
  { tipoFecha: 'TODOS', texto: 'REGISTRO', detalle: 'Por fecha de registro' },
  { tipoFecha: 'ACTUALIZADOS', texto: 'ACTUALIZADOS', detalle: 'Por fecha de la última actualización' },
] as const;
const DE_TODOS: { estado: string | null; tipoFecha: (typeof POR)[number]['tipoFecha'] } = {
  estado: null,
  tipoFecha: 'TODOS',
};
const ESTADOS = ESTADOS_DEL_FILTRO.flatMap(({ nombres }) => nombres);
const TODOS = 'TODOS';
const TODOS_LOS_ESTADOS = 'TODOS LOS ESTADOS';
/** All fields stand in one row, and all buttons in the next. */
const campos = (cuantos: number) => ({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${cuantos}, minmax(0, 1fr))` },
});
const BOTONERA = { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 };

/** The list takes the days of a row; it has no filter by update. */
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

/** Says what was asked for, and names the days of a month where some are left out. */
function decir(pedido: Pedido, filas: readonly Cifra[], rango: RangoPorMes) {
  const por = POR.find(({ tipoFecha }) => tipoFecha === pedido.tipoFecha);
  const cortados = filas.some((fila) => cortadoDe(fila, rango) !== null);
  return {
    detalle: `${por?.detalle}, según el estado que tienen hoy; por día hasta tres meses, después por mes.${
      cortados ? ' * Mes con solo los días del rango, hasta hoy.' : ''
    }`,
    enPapel: `${pedido.estado ?? TODOS_LOS_ESTADOS}. Del ${mostrarFecha(pedido.fechaInicio)} al ${mostrarFecha(pedido.fechaFin)}.`,
    nombreDe: nombreDePeriodo(rango),
    nombreCorto: nombreCortoDePeriodo(rango),
    sinLista:
      pedido.tipoFecha === 'ACTUALIZADOS'
        ? 'La lista de asegurados no se filtra por fecha de actualización.'
        : undefined,
  };
}

/** Draws a line, scatter or histogram, as one likes; by day up to three months, then by month. */
export function PorRango({ eligeEnte, buscado }: { eligeEnte: boolean; buscado: Buscado }) {
  const { pedido, deQuien, fechas, ente, pedir } = usePorFechas(buscado, ultimosMeses, DE_TODOS);
  const [tipo, setTipo] = useState<(typeof TIPOS)[number]>('LÍNEA');
  const [estado, setEstado] = useState(TODOS);
  const consulta = useCifras('resumen-poblacion/fechas', pedido);
  const porMes = consulta.data?.encabezado === 'Mes';
  const rango = porMes ? { desde: pedido.fechaInicio, hasta: pedido.fechaFin, hoy: hoy() } : null;
  const titulo = 'Registros por rango de fechas';
  return (
    <TarjetaGrafico
      ancha
      titulo={titulo}
      deQuien={deQuien}
      {...decir(pedido, consulta.data?.filas ?? [], rango)}
      dibujo={DIBUJOS[tipo]}
      consulta={consulta}
      enlace={(fila) => listaDeFila(pedido, fila)}
      controles={
        <Box role="group" aria-label={titulo} sx={campos(eligeEnte ? 4 : 3)}>
          {eligeEnte ? <SelectorEnte {...ente} /> : null}
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
              {POR.filter(({ tipoFecha }) => eligeEnte || tipoFecha !== 'ACTUALIZADOS').map(({ tipoFecha, texto }) => (
                <BotonPor
                  key={tipoFecha}
                  puesto={pedido.tipoFecha === tipoFecha}
                  texto={texto}
                  alPedir={() => pedir({ estado: estado === TODOS ? null : estado, tipoFecha })}
                />
              ))}
            </Box>
            <ToggleChoice dense label="Tipo de gráfico" options={TIPOS} value={tipo} onChange={setTipo} />
          </Box>
        </Box>
      }
    />
  );
}
