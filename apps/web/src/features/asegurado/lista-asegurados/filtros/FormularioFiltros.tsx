import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import { type FormEvent, useRef } from 'react';
import { GroupedMultiSelect } from '../../../../ui/GroupedMultiSelect.tsx';
import type { Alcance } from '../alcance.ts';
import { soloDigitos } from '../busqueda.ts';
import { FiltroEnte } from './FiltroEnte.tsx';
import { FiltroEntidades } from './FiltroEntidades.tsx';
import { FiltroFechas } from './FiltroFechas.tsx';
import type { CamposFiltros, ProblemasFiltros } from './filtros.form.ts';

interface Props {
  campos: CamposFiltros;
  problemas: ProblemasFiltros;
  alcance: Alcance;
  alCambiar: (cambio: Partial<CamposFiltros>) => void;
  alBuscar: () => ProblemasFiltros;
  alLimpiar: () => void;
}

const GRUPOS = ESTADOS_DEL_FILTRO.map(({ grupo, nombres }) => ({
  name: grupo,
  tone: grupo === 'AFILIADO' ? ('verde' as const) : ('rojo' as const),
  options: nombres,
}));

/** As many beside each other as fit, none narrower than its own text. */
const FILA = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' };
const campo = (minimo: number, crece = 1) => ({ flex: `${crece} 1 ${minimo}px`, minWidth: { sm: minimo } });

export function FormularioFiltros({ campos, problemas, alcance, alCambiar, alBuscar, alLimpiar }: Props) {
  const inicio = useRef<HTMLInputElement>(null);
  const fin = useRef<HTMLInputElement>(null);
  const { eligeEnte } = alcance;

  function buscar(evento: FormEvent) {
    evento.preventDefault();
    const { fechaInicio, fechaFin } = alBuscar();
    if (fechaInicio !== undefined) inicio.current?.focus();
    else if (fechaFin !== undefined) fin.current?.focus();
  }

  return (
    <Box component="form" role="search" aria-label="Filtros de la lista" noValidate onSubmit={buscar} sx={FILA}>
      <Box sx={campo(180)}>
        <GroupedMultiSelect
          label="ESTADO DEL PROCESO"
          allLabel="TODOS"
          groups={GRUPOS}
          value={campos.estados}
          onChange={(estados) => alCambiar({ estados })}
        />
      </Box>
      {eligeEnte ? (
        <Box sx={campo(230)}>
          <FiltroEnte
            valor={campos.idEnteGestor}
            // The employers chosen belong to the former managing entity.
            alCambiar={(idEnteGestor) => alCambiar({ idEnteGestor, entidades: [] })}
          />
        </Box>
      ) : null}
      <Box sx={campo(245)}>
        <TextField
          size="small"
          fullWidth
          label="NRO. DOCUMENTO IDENTIDAD"
          value={campos.numeroDocumento}
          onChange={({ target }) => alCambiar({ numeroDocumento: soloDigitos(target.value) })}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      </Box>
      <Box sx={campo(300, 2)}>
        <FiltroEntidades
          idEnteGestor={eligeEnte ? campos.idEnteGestor : alcance.idEnteGestor}
          valor={campos.entidades}
          alCambiar={(entidades) => alCambiar({ entidades })}
        />
      </Box>
      <FiltroFechas
        sx={campo(165)}
        campos={campos}
        problemas={problemas}
        alCambiar={alCambiar}
        refInicio={inicio}
        refFin={fin}
      />
      <Box sx={{ display: 'flex', gap: 1.5, ml: 'auto', width: { xs: '100%', sm: 'auto' } }}>
        <Button type="submit" variant="contained" sx={{ height: 40, minWidth: 96, flexGrow: 1 }}>
          Buscar
        </Button>
        <Button variant="outlined" onClick={alLimpiar} sx={{ height: 40, minWidth: 96, flexGrow: 1 }}>
          Limpiar
        </Button>
      </Box>
    </Box>
  );
}
