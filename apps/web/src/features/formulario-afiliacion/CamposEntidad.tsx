import Search from '@mui/icons-material/SearchOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ETIQUETA_CODIGO_FIJO, TIPOS_CODIGO_MANUAL } from '@sgpa/domain/titular/codigo-entidad';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { type CamposEmpleador, tieneCodigoFijo } from './campos-titular.ts';
import type { BusquedaEmpleador } from './use-empleador.ts';
import { useGrupo } from './use-listas.ts';

interface Props {
  form: UseFormReturn<CamposEmpleador>;
  empleador: BusquedaEmpleador;
  /** Also a fixed code is searched by hand. */
  buscarSiempre?: boolean;
}

/** The types that are chosen by hand, named as the parametric list names them. */
function useTiposCodigo() {
  const lista = useGrupo('TIPO_EMPRESA');
  return TIPOS_CODIGO_MANUAL.map(({ tipo, prefijo }) => {
    const nombre = lista.find(({ id }) => id === tipo)?.nombre ?? prefijo;
    return { value: String(tipo), label: nombre };
  });
}

/** Code and type of the employer, and whose they are. A fixed code is shown, not typed. */
export function CamposEntidad({ form, empleador, buscarSiempre = false }: Props) {
  const { control, getValues } = form;
  const tipo_codigo = form.watch('tipo_codigo');
  const fijo = tieneCodigoFijo({ tipo_codigo });
  const tipos = useTiposCodigo();
  const { entidad, buscando, problema } = empleador;
  const tarda = useDelayed(buscando);

  function buscar() {
    const { codigo_entidad, tipo_codigo: tipo } = getValues();
    if (codigo_entidad.trim() === '' || tipo === '') void form.trigger(['codigo_entidad', 'tipo_codigo']);
    else empleador.buscar({ numero: codigo_entidad, tipo });
  }

  return (
    <>
      <FormGrid>
        {fijo ? (
          <TextField
            size="small"
            fullWidth
            label="Tipo de código"
            value={ETIQUETA_CODIGO_FIJO}
            slotProps={{ input: { readOnly: true } }}
          />
        ) : (
          <FormSelect control={control} name="tipo_codigo" label="Tipo de código" required options={tipos} />
        )}
        <Box
          onKeyDown={(evento) => {
            if (evento.key !== 'Enter' || fijo) return;
            evento.preventDefault();
            buscar();
          }}
        >
          <FormTextField
            control={control}
            name="codigo_entidad"
            label="Código de empleador"
            required
            readOnly={fijo}
            maxLength={30}
            autoComplete="off"
            transform={(texto) => texto.toUpperCase()}
          />
        </Box>
        {fijo && !buscarSiempre ? null : (
          <Button variant="outlined" startIcon={<Search />} onClick={buscar} sx={{ height: 40, justifySelf: 'start' }}>
            Buscar
          </Button>
        )}
      </FormGrid>
      {/* The place of the answer is kept, so that nothing moves when it comes. */}
      <Box aria-live="polite" sx={{ minHeight: 48, my: 1.5 }}>
        {entidad || problema || buscando ? null : (
          <Typography variant="body2" color="textSecondary">
            {fijo
              ? 'El tipo de asegurado define la entidad empleadora.'
              : 'Busque la entidad empleadora por el tipo y el código.'}
          </Typography>
        )}
        {tarda ? <ProgressBar label="Buscando la entidad empleadora" /> : null}
        {entidad ? (
          <Alert severity="success" role="none">
            {`${entidad.nombre} (${entidad.codigo})`}
          </Alert>
        ) : null}
        {problema ? (
          <Alert severity="warning" role="none">
            {problema}
          </Alert>
        ) : null}
      </Box>
    </>
  );
}
