import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { codigoGuardado } from '@sgpa/domain/shared/codigo-entidad';
import type { EntidadesDeFuentes } from '@sgpa/domain/titular/fuentes';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { CodigoEscrito } from './CodigoEscrito.tsx';
import { OtraFuente } from './OtraFuente.tsx';
import { alElegirEntidad, codigoDe, type FormularioLista } from './registro-titular-lista.form.ts';
import { textoDe } from './texto-de-entidad.ts';

interface Props {
  form: UseFormReturn<FormularioLista>;
  fuentes: EntidadesDeFuentes;
  empleador: {
    nombre: string | undefined;
    problema: string | undefined;
    buscar: (form: FormularioLista) => void;
  };
  disabled: boolean;
  preguntaAlGuardar: boolean;
  alPoner: (campos: Partial<FormularioLista>) => void;
}

/** The employer's code: of a source, of the insured type, or written (document 2 §4 New holder wizard). */
export function CamposEntidadLista({ form, fuentes, empleador, disabled, ...otra }: Props) {
  const valores = form.watch();
  const { origen, tipo_asegurado } = valores;

  return (
    <Stack spacing={1.5}>
      <FormGrid>
        {origen === 'MANUAL' ? <CodigoEscrito form={form} disabled={disabled} alEscribir={empleador.buscar} /> : null}
        {origen === 'FUENTE' && fuentes.modo === 'VARIAS' ? (
          <FormSelect
            control={form.control}
            name="codigo_entidad"
            label="Entidad empleadora"
            required
            disabled={disabled}
            options={fuentes.entidades.map((una) => ({ value: una.codigo, label: textoDe(una) }))}
            onPick={(codigo) => {
              const entidad = fuentes.entidades.find((una) => una.codigo === codigo);
              if (entidad) otra.alPoner(alElegirEntidad(entidad, tipo_asegurado));
            }}
          />
        ) : null}
        <TextField
          size="small"
          fullWidth
          label="Código Entidad"
          value={codigoGuardado(codigoDe(valores))}
          disabled={disabled}
          error={empleador.problema !== undefined}
          // The line keeps its place: the button must not move away while it is pressed.
          helperText={empleador.problema ?? empleador.nombre ?? ' '}
          slotProps={{
            input: { readOnly: true },
            inputLabel: { shrink: true },
            // Whose code it is stays worth reading, and is read aloud when it comes.
            formHelperText: { 'aria-live': 'polite', sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
          }}
        />
      </FormGrid>
      {fuentes.modo === 'MANUAL' ? null : (
        <Typography variant="body2" color="textSecondary">
          Fuente de pago: información obtenida durante los últimos 3 meses (excepto SENASIR).
        </Typography>
      )}
      {disabled ? null : <OtraFuente fuentes={fuentes} valores={valores} {...otra} />}
    </Stack>
  );
}
