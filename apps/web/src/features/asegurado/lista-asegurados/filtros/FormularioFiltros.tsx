import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import { Controller, useWatch } from 'react-hook-form';
import { FormTextField } from '../../../../ui/FormTextField.tsx';
import { GroupedMultiSelect } from '../../../../ui/GroupedMultiSelect.tsx';
import type { Alcance } from '../alcance.ts';
import { numeroBuscado } from '../busqueda.ts';
import { FiltroEnte } from './FiltroEnte.tsx';
import { FiltroEntidades } from './FiltroEntidades.tsx';
import { FiltroFechas } from './FiltroFechas.tsx';
import type { FormularioDeFiltros } from './use-filtros.ts';

interface Props {
  filtros: FormularioDeFiltros;
  alcance: Alcance;
}

const GRUPOS = ESTADOS_DEL_FILTRO.map(({ grupo, nombres }) => ({
  name: grupo,
  tone: grupo === 'AFILIADO' ? ('verde' as const) : ('rojo' as const),
  options: nombres,
}));

/** As many beside each other as fit, none narrower than its own text. */
const FILA = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' };
const campo = (minimo: number, crece = 1) => ({ flex: `${crece} 1 ${minimo}px`, minWidth: { sm: minimo } });

export function FormularioFiltros({ filtros: { form, buscar, limpiar }, alcance }: Props) {
  const { control, setValue } = form;
  const { eligeEnte } = alcance;
  const enteElegido = useWatch({ control, name: 'idEnteGestor' });

  return (
    <Box component="form" role="search" aria-label="Filtros de la lista" noValidate onSubmit={buscar} sx={FILA}>
      <Box sx={campo(180)}>
        <Controller
          control={control}
          name="estados"
          render={({ field: { value, onChange } }) => (
            <GroupedMultiSelect
              label="ESTADO DEL PROCESO"
              allLabel="TODOS"
              groups={GRUPOS}
              value={value}
              onChange={onChange}
            />
          )}
        />
      </Box>
      {eligeEnte ? (
        <Box sx={campo(230)}>
          <FiltroEnte
            valor={enteElegido}
            alCambiar={(idEnteGestor) => {
              setValue('idEnteGestor', idEnteGestor);
              // The employers chosen belong to the former managing entity.
              setValue('entidades', []);
            }}
          />
        </Box>
      ) : null}
      <Box sx={campo(245)}>
        <FormTextField
          control={control}
          name="numeroDocumento"
          label="NRO. DOCUMENTO IDENTIDAD"
          inputMode="numeric"
          autoComplete="off"
          normalize={numeroBuscado}
        />
      </Box>
      <Box sx={campo(300, 2)}>
        <Controller
          control={control}
          name="entidades"
          render={({ field: { value, onChange } }) => (
            <FiltroEntidades
              idEnteGestor={eligeEnte ? enteElegido : alcance.idEnteGestor}
              valor={value}
              alCambiar={onChange}
            />
          )}
        />
      </Box>
      <FiltroFechas control={control} sx={campo(165)} />
      <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto', width: { xs: '100%', sm: 'auto' } }}>
        <Button type="submit" variant="contained" sx={{ height: 40, minWidth: 96, flexGrow: 1 }}>
          Buscar
        </Button>
        <Button variant="outlined" onClick={limpiar} sx={{ height: 40, minWidth: 96, flexGrow: 1 }}>
          Limpiar
        </Button>
      </Box>
    </Box>
  );
}
