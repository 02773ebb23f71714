import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { TitularEncontrado } from '@sgpa/contract/v2/validacion-beneficiario';
import { useRef } from 'react';
import { FormDateField } from '../../../ui/FormDateField.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { SEARCH_OUTLINED } from '../../../ui/icon-paths.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { useDelayed } from '../../../ui/use-delayed.ts';
import { useFocusFirstMissing } from '../../../ui/use-first-focus.ts';
import { useFocusFirstError } from '../../../ui/use-focus-first-error.ts';
import { useSendKeys } from '../../../ui/use-send-keys.ts';
import { CampoComplemento, CampoNumeroDocumento } from '../../persona/CampoNumeroDocumento.tsx';
import { TarjetaTitular } from './TarjetaTitular.tsx';
import type { useTitular } from './use-titular.ts';

interface Props {
  halladas: readonly TitularEncontrado[];
  elegido: TitularEncontrado | null;
  alElegir: (id: number) => void;
}

/** A holder may be insured through several employers: the beneficiary hangs on one of them. */
const AfiliacionesTitular = ({ halladas, elegido, alElegir }: Props) => (
  <FormControl sx={{ mb: 2 }}>
    <FormLabel id="afiliaciones-del-titular">Afiliación del titular de la que dependerá el beneficiario</FormLabel>
    <RadioGroup
      aria-labelledby="afiliaciones-del-titular"
      value={elegido === null ? '' : String(elegido.idAfiliadoEnteGestor)}
      onChange={(_, id) => alElegir(Number(id))}
    >
      {halladas.map((una) => (
        <FormControlLabel
          key={una.idAfiliadoEnteGestor}
          value={String(una.idAfiliadoEnteGestor)}
          control={<Radio size="small" />}
          label={`${una.nombre_entidad} (${una.codigo_entidad}), ${una.ente_gestor}`}
        />
      ))}
    </RadioGroup>
  </FormControl>
);

export function SeccionTitular({ titular }: { titular: ReturnType<typeof useTitular> }) {
  const { form, buscando, halladas, elegido, mensajeNoHallado } = titular;
  const { control, formState } = form;
  const elemento = useRef<HTMLFormElement>(null);
  const tarda = useDelayed(buscando);
  useFocusFirstError(elemento, formState);
  useFocusFirstMissing(elemento, form.getValues, elegido === null);

  return (
    <FormSection title="Datos del titular">
      <Box
        component="form"
        {...useSendKeys()}
        ref={elemento}
        noValidate
        onSubmit={form.handleSubmit((valores) => titular.buscar(valores))}
        sx={{
          display: 'grid',
          gap: 2,
          // The fields below keep room for their marks, and these line up with them.
          columnGap: { sm: 5.75 },
          pr: 3.75,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            xl: 'repeat(3, minmax(0, 1fr)) auto',
          },
        }}
      >
        <CampoNumeroDocumento
          control={control}
          name="numero_documento_titular"
          complemento="complemento_documento_titular"
          label="Documento del titular"
        />
        <CampoComplemento control={control} name="complemento_documento_titular" label="Complemento del titular" />
        <FormDateField
          birth
          control={control}
          name="fecha_nacimiento_titular"
          label="Nacimiento del titular"
          required
          min="1900-01-01"
        />
        <Button
          type="submit"
          variant="outlined"
          startIcon={<Icon d={SEARCH_OUTLINED} />}
          aria-disabled={buscando}
          sx={{ height: 40, justifySelf: 'start' }}
        >
          BUSCAR TITULAR
        </Button>
      </Box>
      {/* The bar keeps its place, so that nothing moves when it appears. */}
      <Box sx={{ height: 4, mt: 2 }}>{tarda ? <ProgressBar label="Buscando al titular" /> : null}</Box>
      <Box aria-live="polite" sx={{ '& > *': { mt: 1.5 } }}>
        {mensajeNoHallado === null ? null : (
          <Alert severity="warning" role="none">
            {mensajeNoHallado}
          </Alert>
        )}
        {halladas.length > 1 ? (
          <AfiliacionesTitular halladas={halladas} elegido={elegido} alElegir={titular.elegir} />
        ) : null}
        {elegido ? <TarjetaTitular titular={elegido} /> : null}
      </Box>
    </FormSection>
  );
}
