import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ETIQUETA_CODIGO_FIJO, leerNumeroEmpleador, TIPOS_CODIGO_MANUAL } from '@sgpa/domain/shared/codigo-entidad';
import type { UseFormReturn } from 'react-hook-form';
import { FormGrid } from '../../ui/FormSection.tsx';
import { FormSelect } from '../../ui/FormSelect.tsx';
import { FormTextField } from '../../ui/FormTextField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SEARCH_OUTLINED } from '../../ui/icon-paths.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { type CamposDeEmpleo, codigoEntero, tieneCodigoFijo } from '../afiliacion/campos-titular.ts';
import { useGrupo } from '../catalogo/use-listas.ts';
import type { BusquedaEmpleador } from './use-empleador.ts';

type CamposDeCodigo = Pick<CamposDeEmpleo, 'tipo_codigo' | 'codigo_entidad'>;

export interface EmpleadorRegistrado {
  /** The code is whole, with its prefix. */
  codigo: string;
  nombre: string;
}

function ayudaDe(valores: CamposDeCodigo, registrada?: EmpleadorRegistrado) {
  if (registrada && codigoEntero(valores) === registrada.codigo)
    return `Busque la entidad empleadora antes de actualizar la información: ${registrada.nombre}`;
  return tieneCodigoFijo(valores) && !registrada
    ? 'El tipo de asegurado define la entidad empleadora.'
    : 'Busque la entidad empleadora por el tipo y el código.';
}

interface PropsDeRespuestaEmpleador {
  valores: CamposDeCodigo;
  empleador: BusquedaEmpleador;
  registrada: EmpleadorRegistrado | undefined;
}

function RespuestaEmpleador({ valores, empleador, registrada }: PropsDeRespuestaEmpleador) {
  const { entidad, buscando, problema } = empleador;
  const tarda = useDelayed(buscando);
  return (
    // The answer has its place kept, so that nothing moves when it comes.
    <Box aria-live="polite" sx={{ minHeight: 48, my: 1.5 }}>
      {entidad || problema || buscando ? null : (
        <Typography variant="body2" color="textSecondary">
          {ayudaDe(valores, registrada)}
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
  );
}

/** The button has this name, for who leads the focus to it. */
export const BOTON_BUSCAR = 'buscar-empleador';

interface Props {
  form: UseFormReturn<CamposDeEmpleo>;
  empleador: BusquedaEmpleador;
  /** The record has this employer: it must be searched by hand all the same, as a fixed code must. */
  registrada?: EmpleadorRegistrado;
}

/** Gives the types that are chosen by hand, named as the parametric list names them. */
function useTiposCodigo() {
  const lista = useGrupo('TIPO_EMPRESA');
  return TIPOS_CODIGO_MANUAL.map(({ tipo, prefijo }) => {
    const nombre = lista.find(({ id }) => id === tipo)?.nombre ?? prefijo;
    return { value: String(tipo), label: nombre };
  });
}

/** Asks for the employer's code and type, and shows whose they are; a fixed code is shown, not typed. */
export function CamposEntidad({ form, empleador, registrada }: Props) {
  const { control, getValues } = form;
  const [tipo_codigo, codigo_entidad] = form.watch(['tipo_codigo', 'codigo_entidad']);
  const fijo = tieneCodigoFijo({ tipo_codigo });
  const tipos = useTiposCodigo();

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
            // Ctrl+Enter sends the form, which searches the employer.
            if (evento.key !== 'Enter' || evento.ctrlKey || evento.metaKey || fijo) return;
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
            normalize={(texto) => leerNumeroEmpleador(texto, Number(getValues('tipo_codigo')))}
          />
        </Box>
        {fijo && !registrada ? null : (
          <Button
            name={BOTON_BUSCAR}
            variant="outlined"
            startIcon={<Icon d={SEARCH_OUTLINED} />}
            onClick={buscar}
            sx={{ height: 40, justifySelf: 'start' }}
          >
            Buscar
          </Button>
        )}
      </FormGrid>
      <RespuestaEmpleador valores={{ tipo_codigo, codigo_entidad }} empleador={empleador} registrada={registrada} />
    </>
  );
}
