import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { ESTADOS_DEL_FILTRO } from '@sgpa/domain/cobertura/estados';
import { dichoDeExpedido } from '@sgpa/domain/shared/documento';
import { lazy, type ReactNode, Suspense } from 'react';
import { GroupedMultiSelect } from '../../../../ui/GroupedMultiSelect.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { CLOSE } from '../../../../ui/icon-paths.ts';
import { TextInput } from '../../../../ui/TextInput.tsx';
import { withTimeLimit } from '../../../../ui/with-time-limit.ts';
import type { Alcance } from '../alcance.ts';
import { textoBuscado } from '../busqueda.ts';
import { FiltroEntidades } from './FiltroEntidades.tsx';
import { FiltroFechas } from './FiltroFechas.tsx';
import type { FormularioDeFiltros } from './use-filtros.ts';

const FiltroEnte = lazy(withTimeLimit(() => import('./FiltroEnte.tsx')));

const FiltroPorEdad = lazy(withTimeLimit(() => import('./FiltroPorEdad.tsx')));

const GRUPOS = ESTADOS_DEL_FILTRO.map(({ grupo, nombres }) => ({
  name: grupo,
  tone: grupo === 'AFILIADO' ? ('verde' as const) : ('rojo' as const),
  options: nombres,
}));

export const textoDeVencimiento = (dias: number): string => `Vence en ${dias} días`;

export const textoDePorEdad = (dias: number): string => `Por edad en ${dias} días`;

interface Campo {
  id: string;
  /** The field takes at least `minimo` pixels, and `crece` is its share of the rest. */
  minimo: number;
  crece: number;
  /** The field is null where the person in session has no such filter. */
  dibujar: (filtros: FormularioDeFiltros, alcance: Alcance) => ReactNode;
}

/** The fields stand in the specification's order (document 2 §2); a further filter is one entry. */
export const CAMPOS_DE_FILTRO: readonly Campo[] = [
  {
    id: 'estados',
    minimo: 144,
    crece: 2,
    dibujar: ({ campos, cambiar }) => (
      <GroupedMultiSelect
        label="ESTADO DEL PROCESO"
        allLabel="TODOS"
        groups={GRUPOS}
        value={campos.estados}
        onChange={(estados) => cambiar({ estados })}
      />
    ),
  },
  {
    id: 'idEnteGestor',
    minimo: 132,
    crece: 4,
    dibujar: ({ campos, cambiar }, { eligeEnte }) =>
      eligeEnte ? (
        <Suspense fallback={<Skeleton variant="rounded" height={40} aria-hidden />}>
          <FiltroEnte
            valor={campos.idEnteGestor}
            // The employers chosen belong to the former managing entity.
            alCambiar={(idEnteGestor) => cambiar({ idEnteGestor, entidades: [] })}
          />
        </Suspense>
      ) : null,
  },
  {
    id: 'entidades',
    minimo: 142,
    crece: 3,
    dibujar: ({ campos, cambiar }, { eligeEnte, idEnteGestor }) => (
      <FiltroEntidades
        idEnteGestor={eligeEnte ? campos.idEnteGestor : idEnteGestor}
        valor={campos.entidades}
        alCambiar={(entidades) => cambiar({ entidades })}
      />
    ),
  },
  { id: 'fechas', minimo: 330, crece: 1, dibujar: (filtros) => <FiltroFechas {...filtros} /> },
  {
    id: 'numeroDocumento',
    minimo: 183,
    crece: 2,
    dibujar: ({ campos, cambiar, problemas }) => (
      <TextInput
        shrink
        name="numeroDocumento"
        label="NRO. DOCUMENTO IDENTIDAD"
        placeholder="Número o nombre"
        error={problemas.numeroDocumento}
        value={campos.numeroDocumento}
        onChange={(numeroDocumento) => cambiar({ numeroDocumento })}
        autoComplete="off"
        normalize={textoBuscado}
        told={dichoDeExpedido}
      />
    ),
  },
  {
    id: 'venceEn',
    minimo: 170,
    crece: 0,
    dibujar: ({ campos, cambiar }) =>
      campos.venceEn === null ? null : (
        <Button
          variant="outlined"
          endIcon={<Icon d={CLOSE} aria-hidden />}
          aria-label={`Quitar el filtro: ${textoDeVencimiento(campos.venceEn)}`}
          onClick={() => cambiar({ venceEn: null })}
          sx={{ height: 40, whiteSpace: 'nowrap' }}
        >
          {textoDeVencimiento(campos.venceEn)}
        </Button>
      ),
  },
  {
    id: 'porEdad',
    minimo: 120,
    crece: 0,
    dibujar: ({ campos, cambiar, deBeneficiarios }) =>
      deBeneficiarios ? (
        <Suspense fallback={<Skeleton variant="rounded" height={40} aria-hidden />}>
          <FiltroPorEdad valor={campos.porEdad} alCambiar={(porEdad) => cambiar({ porEdad })} />
        </Suspense>
      ) : null,
  },
];
