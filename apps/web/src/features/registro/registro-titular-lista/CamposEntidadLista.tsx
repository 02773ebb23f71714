import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type EntidadDeFuente, type EntidadesDeFuentes, TIPOS_CODIGO_LISTA } from '@sgpa/domain/titular/fuentes';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { aMayusculas } from '../validacion-titular.form.ts';
import { alElegirEntidad, alRegistrarConOtro, codigoDe, type FormularioLista } from './registro-titular-lista.form.ts';

const TIPOS = TIPOS_CODIGO_LISTA.map((tipo) => ({ value: tipo, label: tipo }));

interface Props {
  form: UseFormReturn<FormularioLista>;
  fuentes: EntidadesDeFuentes;
  disabled: boolean;
  alPoner: (campos: Partial<FormularioLista>) => void;
}

const textoDe = ({ codigo, razonSocial }: EntidadDeFuente) => `${razonSocial} (${codigo})`;

/** The employer's code: of a source, of the insured type, or written (document 2 §4 New holder wizard). */
export function CamposEntidadLista({ form, fuentes, disabled, alPoner }: Props) {
  const confirmar = useConfirm();
  const { control } = form;
  const valores = form.watch();
  const { origen, tipo_asegurado } = valores;
  const unica = fuentes.modo === 'UNICA' ? fuentes.entidad : null;

  async function registrarConOtro(entidad: EntidadDeFuente) {
    const acepta = await confirmar({
      title: '¿Desea registrar con otro NIT o MATRICULA COMERCIO?',
      text: `El asegurado ya tiene NIT/MATRICULA COMERCIO: ${textoDe(entidad)}.`,
      acceptLabel: 'Registrar con otro',
    });
    if (acepta) alPoner(alRegistrarConOtro(tipo_asegurado));
  }

  return (
    <Stack spacing={1.5}>
      <FormGrid>
        {origen === 'MANUAL' ? (
          <>
            <FormSelect
              control={control}
              name="tipo_codigo"
              label="Tipo de código"
              required
              disabled={disabled}
              options={TIPOS}
            />
            <FormTextField
              control={control}
              name="numero_entidad"
              label="Nro. NIT/MATRICULA COMERCIO"
              required
              disabled={disabled}
              maxLength={30}
              autoComplete="off"
              transform={aMayusculas}
            />
          </>
        ) : null}
        {origen === 'FUENTE' && fuentes.modo === 'VARIAS' ? (
          <FormSelect
            control={control}
            name="codigo_entidad"
            label="Entidad empleadora"
            required
            disabled={disabled}
            options={fuentes.entidades.map((una) => ({ value: una.codigo, label: textoDe(una) }))}
            onPick={(codigo) => {
              const entidad = fuentes.entidades.find((una) => una.codigo === codigo);
              if (entidad) alPoner(alElegirEntidad(entidad, tipo_asegurado));
            }}
          />
        ) : null}
        <TextField
          size="small"
          fullWidth
          label="Código Entidad"
          value={codigoDe(valores)}
          disabled={disabled}
          helperText={origen === 'FUENTE' && unica ? unica.razonSocial : undefined}
          slotProps={{
            input: { readOnly: true },
            inputLabel: { shrink: true },
            // Whose code it is stays worth reading.
            formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } },
          }}
        />
      </FormGrid>
      {fuentes.modo === 'MANUAL' ? null : (
        <Typography variant="body2" color="textSecondary">
          Fuente de pago: información obtenida durante los últimos 3 meses (excepto SENASIR).
        </Typography>
      )}
      {unica && !disabled && origen === 'FUENTE' ? (
        <Button
          variant="outlined"
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => registrarConOtro(unica)}
        >
          Registrar con otro NIT o MATRICULA COMERCIO
        </Button>
      ) : null}
      {unica && !disabled && origen === 'MANUAL' ? (
        <Button
          variant="outlined"
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => alPoner(alElegirEntidad(unica, tipo_asegurado))}
        >
          {`Usar la fuente de pago: ${textoDe(unica)}`}
        </Button>
      ) : null}
    </Stack>
  );
}
