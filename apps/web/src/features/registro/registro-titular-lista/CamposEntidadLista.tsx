import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { codigoGuardado, leerNumeroEmpleador, TIPO_CODIGO } from '@sgpa/domain/shared/codigo-entidad';
import { type EntidadesDeFuentes, entidadesDe, TIPOS_CODIGO_LISTA } from '@sgpa/domain/titular/fuentes';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../../ui/FormSection.tsx';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { FormTextField } from '../../../ui/FormTextField.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { aMayusculas } from '../validacion-titular.form.ts';
import {
  alElegirEntidad,
  alRegistrarConOtro,
  alVolverALasFuentes,
  codigoDe,
  type FormularioLista,
} from './registro-titular-lista.form.ts';
import { CON_OTRO, textoDe, yaTiene } from './texto-de-entidad.ts';

const TIPOS = TIPOS_CODIGO_LISTA.map((tipo) => ({ value: tipo, label: tipo }));

interface PropsDeCodigoEscrito {
  form: UseFormReturn<FormularioLista>;
  disabled: boolean;
  /** A code was written, or one of its parts changed: its employer is to be searched. */
  alEscribir: (form: FormularioLista) => void;
}

export const CodigoEscrito = ({ form: { control, getValues }, disabled, alEscribir }: PropsDeCodigoEscrito) => (
  <>
    <FormSelect
      control={control}
      name="tipo_codigo"
      label="Tipo de código"
      required
      disabled={disabled}
      options={TIPOS}
      onPick={(tipo_codigo) => alEscribir({ ...getValues(), tipo_codigo })}
    />
    <Box onBlur={() => alEscribir(getValues())}>
      <FormTextField
        control={control}
        name="numero_entidad"
        label="Nro. NIT/MATRICULA COMERCIO"
        required
        disabled={disabled}
        maxLength={30}
        autoComplete="off"
        transform={aMayusculas}
        normalize={(texto) =>
          leerNumeroEmpleador(texto, getValues('tipo_codigo') === 'NIT' ? TIPO_CODIGO.NIT : TIPO_CODIGO.RCM)
        }
      />
    </Box>
  </>
);

interface PropsDeOtraFuente {
  fuentes: EntidadesDeFuentes;
  valores: Pick<FormularioLista, 'origen' | 'tipo_asegurado'>;
  /** A change of employer is asked about once, with who goes over, when it is saved. */
  preguntaAlGuardar: boolean;
  alPoner: (campos: Partial<FormularioLista>) => void;
}

/** Leads from the payment sources to another NIT or matrícula, once that is confirmed, and back (document 2 §8). */
function OtraFuente({ fuentes, valores: { origen, tipo_asegurado }, preguntaAlGuardar, alPoner }: PropsDeOtraFuente) {
  const confirmar = useConfirm();
  const entidades = entidadesDe(fuentes);
  if (entidades.length === 0 || origen === 'FIJO') return null;

  async function registrarConOtro() {
    const pregunta = { title: CON_OTRO, text: yaTiene(entidades), acceptLabel: 'Registrar con otro' };
    if (preguntaAlGuardar || (await confirmar(pregunta))) alPoner(alRegistrarConOtro(tipo_asegurado));
  }

  const [unica] = entidades;
  return origen === 'FUENTE' ? (
    <Button variant="outlined" size="small" sx={{ alignSelf: 'flex-start' }} onClick={registrarConOtro}>
      Registrar con otro NIT o MATRICULA COMERCIO
    </Button>
  ) : (
    <Button
      variant="outlined"
      size="small"
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => alPoner(alVolverALasFuentes(fuentes, tipo_asegurado))}
    >
      {unica && entidades.length === 1
        ? `Usar la fuente de pago: ${textoDe(unica)}`
        : 'Elegir entre las fuentes de pago'}
    </Button>
  );
}

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

/** Takes the employer's code from a source, from the insured type, or written (document 2 §4 New holder wizard). */
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
            // The employer's name stays legible when the field is locked, and is read aloud when it comes.
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
