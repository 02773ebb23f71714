import Box from '@mui/material/Box';
import { revisarNacimientoEscrito } from '@sgpa/domain/shared/campos-fecha';
import { useForm } from 'react-hook-form';
import { leerFecha } from '../../lib/escrito.ts';
import { hoy } from '../../lib/reloj.ts';
import { DE_DIALOGO } from '../../lib/respuesta-accion.ts';
import { useBorradorDeFormulario } from '../../lib/use-borrador.ts';
import { useEscritura } from '../../lib/use-escritura.ts';
import { FormDateField } from '../../ui/FormDateField.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { CampoComplemento } from './CampoComplemento.tsx';
import { traerDelSegip } from './correccion-identidad.api.ts';

interface Props {
  idAfiliado: number;
  /** Name and document, as the question names the person. */
  quien: string;
  alCerrar: () => void;
  alTerminar: () => void;
}

const EN_LINEA = { display: 'flex', flexWrap: 'wrap', gap: 1.5, '& > *': { flex: '1 1 160px' } };

const revisarNacimiento = (texto: string): string | true =>
  texto === '' || (revisarNacimientoEscrito(texto, hoy())?.texto ?? true);

/** What the new card says of a person whom the identity service does not find by the file: either field may be left out. */
export function DialogoCedula({ idAfiliado, quien, alCerrar, alTerminar }: Props) {
  const form = useForm({ defaultValues: { complemento: '', nacimiento: '' } });
  const { control, handleSubmit, formState } = form;
  const borrador = useBorradorDeFormulario(form, `correccion-identidad:${idAfiliado}`);
  const { enviando, resultado, escribir } = useEscritura({ ...traerDelSegip(quien), ...DE_DIALOGO });
  return (
    <FormDialog
      title="Lo que dice la cédula"
      dirty={formState.isDirty}
      draft={borrador}
      busy={enviando}
      result={resultado}
      submit="Traer del SEGIP"
      onSubmit={handleSubmit(({ complemento, nacimiento }) =>
        escribir({
          idAfiliadoEnteGestor: idAfiliado,
          complemento_documento: complemento || null,
          fecha_nacimiento: leerFecha(nacimiento),
        }),
      )}
      onLeave={alCerrar}
      onSaved={alTerminar}
    >
      <Box sx={EN_LINEA}>
        <CampoComplemento control={control} name="complemento" />
        <FormDateField
          birth
          control={control}
          name="nacimiento"
          label="Fecha de nacimiento"
          rules={{ validate: (texto) => revisarNacimiento(String(texto)) }}
          max={hoy()}
        />
      </Box>
    </FormDialog>
  );
}
