import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { OrdenDeLista } from '@sgpa/domain/asegurado/lista-asegurados';
import type { TipoAfiliado } from '@sgpa/domain/cuenta/acciones';
import { useId } from 'react';
import { ButtonPopover } from '../../../../ui/ButtonPopover.tsx';
import { ToggleChoice } from '../../../../ui/ToggleChoice.tsx';
import type { Abierto } from '../BotonConMenu.tsx';
import { DENSIDADES, type Preferencias } from '../preferencias.ts';
import { columnasDe, SIEMPRE_A_LA_VISTA } from '../tabla/columnas.tsx';
import { TAMANOS_DE_PAGINA, type TamanoDePagina } from '../tamano-de-pagina.ts';

export interface PropsVista extends Abierto {
  tipo: TipoAfiliado;
  veAlPersonal: boolean;
  porPagina: TamanoDePagina;
  orden: OrdenDeLista;
  preferencias: Pick<Preferencias, 'densidad' | 'ocultas'>;
  alCambiar: (cambio: Partial<Preferencias>) => void;
  alCambiarTamano: (tamano: TamanoDePagina) => void;
  alOrdenar: (orden: OrdenDeLista) => void;
}

const NOMBRES = { comoda: 'CÓMODA', compacta: 'COMPACTA' } as const;

/** No column shows these dates. */
const POR_FECHA: Readonly<Record<string, OrdenDeLista>> = {
  'Últimos registros': 'REGISTRO',
  'Primeros registros': 'REGISTRO_ASC',
  'Últimas afiliaciones': 'AFILIACION_DESC',
  'Primeras afiliaciones': 'AFILIACION',
};
const TAMANOS = TAMANOS_DE_PAGINA.map(String);

export default function OpcionesDeVista(props: PropsVista) {
  const { tipo, veAlPersonal, porPagina, orden, preferencias, ancla, alCambiar, alCambiarTamano, alOrdenar, alCerrar } =
    props;
  const { densidad, ocultas } = preferencias;
  const id = useId();

  const alternar = (columna: string) =>
    alCambiar({
      ocultas: ocultas.includes(columna) ? ocultas.filter((una) => una !== columna) : [...ocultas, columna],
    });

  return (
    <ButtonPopover name="Vista de la lista" size={{ maxWidth: 320 }} anchor={ancla} onClose={alCerrar}>
      <Stack spacing={1}>
        <Typography variant="overline">Altura de las filas</Typography>
        <ToggleChoice
          label="Altura de las filas"
          options={DENSIDADES.map((una) => NOMBRES[una])}
          value={NOMBRES[densidad]}
          onChange={(nombre) => alCambiar({ densidad: nombre === NOMBRES.compacta ? 'compacta' : 'comoda' })}
        />
        <Typography variant="overline">Filas por página</Typography>
        <ToggleChoice
          label="Filas por página"
          options={TAMANOS}
          value={String(porPagina)}
          onChange={(texto) => {
            const tamano = TAMANOS_DE_PAGINA.find((uno) => String(uno) === texto);
            if (tamano !== undefined) alCambiarTamano(tamano);
          }}
        />
        <Typography variant="overline">Orden por fecha</Typography>
        <ToggleChoice
          label="Orden por fecha"
          stacked
          options={Object.keys(POR_FECHA)}
          value={Object.keys(POR_FECHA).find((nombre) => POR_FECHA[nombre] === orden) ?? ''}
          onChange={(nombre) => alOrdenar(POR_FECHA[nombre] ?? 'REGISTRO')}
        />
        <Typography variant="overline" id={id}>
          Columnas
        </Typography>
        <Stack role="group" aria-labelledby={id}>
          {columnasDe(tipo, veAlPersonal).map((columna) => (
            <FormControlLabel
              key={columna.id}
              control={<Checkbox size="small" sx={{ py: 0.5 }} />}
              label={columna.header}
              checked={!ocultas.includes(columna.id)}
              disabled={SIEMPRE_A_LA_VISTA.includes(columna.id)}
              onChange={() => alternar(columna.id)}
            />
          ))}
        </Stack>
      </Stack>
    </ButtonPopover>
  );
}
