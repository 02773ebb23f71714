import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MAX_REGIONAL } from '@sgpa/domain/declaracion/remision-declaracion';
import { useId } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { DELETE_OUTLINED } from '../../../ui/icon-paths.ts';
import { porSigla } from '../../catalogo/opciones.ts';
import { useGrupo } from '../../catalogo/use-listas.ts';
import { CamposDeConteo } from './CamposDeConteo.tsx';
import type { ValoresRemision } from './remision.form.ts';

interface Props {
  control: Control<ValoresRemision>;
  /** The number is the panel's place in the form. */
  panel: number;
  /** The number is the panel's on the screen, where removed ones do not count. */
  numero: number;
  alQuitar: () => void;
}

const enMayusculas = (escrito: string): string => escrito.toUpperCase();

export function PanelDepartamento({ control, panel, numero, alQuitar }: Props) {
  const id = useId();
  const departamentos = useGrupo('DEPARTAMENTO');
  const titulo = `Departamento ${numero}`;
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2 }}>
      <Stack direction="row" useFlexGap sx={{ mb: 2, alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography id={id} variant="h3" sx={{ fontSize: '1rem', fontWeight: 650, flexGrow: 1 }}>
          {titulo}
        </Typography>
        <Controller
          control={control}
          name={`paneles.${panel}.seleccionado`}
          render={({ field: { ref, value, ...field } }) => (
            <FormControlLabel
              label="Revisado"
              control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
            />
          )}
        />
        <Button
          size="small"
          color="error"
          startIcon={<Icon d={DELETE_OUTLINED} />}
          aria-label={`Quitar ${titulo}`}
          onClick={alQuitar}
        >
          Quitar
        </Button>
      </Stack>
      <Stack spacing={2}>
        <FormGrid>
          <FormSelect
            control={control}
            name={`paneles.${panel}.departamento`}
            label="Departamento"
            options={porSigla(departamentos)}
            required
          />
          <FormTextField
            control={control}
            name={`paneles.${panel}.regional`}
            label="Regional"
            maxLength={MAX_REGIONAL}
            transform={enMayusculas}
            autoComplete="off"
          />
        </FormGrid>
        <CamposDeConteo control={control} panel={panel} />
      </Stack>
    </Paper>
  );
}
