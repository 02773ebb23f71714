import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { giveFocus } from '../../../../ui/use-first-focus.ts';
import { useSendKeys } from '../../../../ui/use-send-keys.ts';
import type { Alcance } from '../alcance.ts';
import { CAMPOS_DE_FILTRO } from './campos.tsx';
import type { FormularioDeFiltros } from './use-filtros.ts';

interface Props {
  filtros: FormularioDeFiltros;
  alcance: Alcance;
  /** Nobody is looked for yet, and the number's field takes the focus. */
  empieza?: boolean;
}

/** The focus stays with whoever is at work in another field or in a dialog. */
const esDeNadie = () => !document.activeElement?.matches('input, textarea, [role="combobox"], [role="dialog"] *');

/** The frame leaves room for the labels on the upper edge of its fields; on a telephone it is a card. */
const MARCO = {
  pt: 0.5,
  container: 'filtros / inline-size',
  '@media (max-width: 599.95px)': {
    p: 2,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    bgcolor: 'background.paper',
  },
};

/** The fields stand beside each other as they fit, none narrower than its own text. */
const LINEA = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.5,
  rowGap: 1.25,
  alignItems: 'flex-start',
  // The fields are as tall as the buttons at their end; dates are read whole.
  '& .MuiInputBase-root': { fontSize: '0.875rem', minHeight: 40, bgcolor: 'background.paper' },
  // The gap in the frame is as wide as the label, which keeps its size.
  '& fieldset': { fontSize: '0.9375rem' },
  '& .MuiInputBase-root:has(> .MuiInputAdornment-root)': {
    pr: 1,
    fontSize: '0.8125rem',
    '& > input': { pl: 1, pr: 0 },
  },
  '& .MuiInputAdornment-root': { ml: 0, '& button': { p: '3px' } },
};
const BOTON = { height: 40, minWidth: 64, px: 1, flexGrow: 1 };
const BOTONES = { display: 'flex', gap: 0.5, ml: 'auto', width: { xs: '100%', sm: 'auto' } };
/** With ENTE GESTOR, or with POR EDAD, the line has no room for both buttons side by side. */
const APILADOS = {
  '@container filtros (1015px <= width < 1090px)': {
    flexDirection: 'column',
    gap: 0,
    mt: -0.5,
    '& button': { height: 24, py: 0, px: 0.75, fontSize: '0.75rem', lineHeight: 1 },
    '& button:first-of-type': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    '& button:last-of-type': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
  },
};

export function FormularioFiltros({ filtros, alcance, empieza = false }: Props) {
  const formulario = useRef<HTMLFormElement>(null);
  const { fallidas, deBeneficiarios } = filtros;
  const alLlegar = useEffectEvent(() => {
    if (empieza && esDeNadie())
      giveFocus(formulario.current?.querySelector<HTMLElement>('input[name="numeroDocumento"]'));
  });
  useEffect(() => alLlegar(), []);
  useEffect(() => {
    if (fallidas > 0) formulario.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fallidas]);

  return (
    <Box sx={MARCO}>
      <Box
        component="form"
        {...useSendKeys()}
        ref={formulario}
        role="search"
        aria-label="Filtros de la lista"
        noValidate
        data-sin-imprimir
        onSubmit={filtros.buscar}
        sx={LINEA}
      >
        {CAMPOS_DE_FILTRO.map(({ id, minimo, crece, dibujar }) => {
          const campo = dibujar(filtros, alcance);
          return campo === null ? null : (
            <Box key={id} sx={{ flex: { xs: '1 1 100%', sm: `${crece} 1 ${minimo}px` }, minWidth: { sm: minimo } }}>
              {campo}
            </Box>
          );
        })}
        {/* With both filters the buttons stand on a second line, which has room. */}
        <Box sx={alcance.eligeEnte === deBeneficiarios ? BOTONES : { ...BOTONES, ...APILADOS }}>
          <Button type="submit" variant="contained" sx={BOTON}>
            Buscar
          </Button>
          <Button variant="outlined" onClick={filtros.limpiar} sx={BOTON}>
            Limpiar
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
