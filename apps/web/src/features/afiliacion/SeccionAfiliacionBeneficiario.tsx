import Box from '@mui/material/Box';
import { terminaPorEdad } from '@sgpa/domain/cobertura/edad';
import type { UseFormReturn } from 'react-hook-form';
import { parteDe } from '../../lib/parte-de-formulario.ts';
import { FormFields } from '../../ui/FormFields.tsx';
import { FormGrid, FormSection } from '../../ui/FormSection.tsx';
import { hallarEnLista, porNombre } from '../catalogo/opciones.ts';
import { useGrupo } from '../catalogo/use-listas.ts';
import { CamposCondicion } from './CamposCondicion.tsx';
import type { CamposAfiliacionBeneficiario } from './campos-beneficiario.ts';
import { fechaDeAfiliacion, MATRICULA } from './campos-del-ente.ts';
import { olvidarCondicion } from './condicion.form.ts';
import { CamposEstablecimiento, SeccionEstablecimiento } from './SeccionEnteGestor.tsx';

interface Props {
  form: UseFormReturn<CamposAfiliacionBeneficiario>;
  /** The role CAJA_WEB_SUS sees nothing else of the affiliation. */
  soloEstablecimiento: boolean;
  /** The condition is the one in force today; a new beneficiary has none. */
  condicionActual?: string | undefined;
}

/** Asks for a beneficiary's affiliation (document 2 §2 Step 3 forms, Beneficiary update form). */
export function SeccionAfiliacionBeneficiario({ form, soloEstablecimiento, condicionActual }: Props) {
  const { control, watch } = form;
  const parentescos = useGrupo('PARENTESCO');
  const conEdad = (nombre: string) => terminaPorEdad(hallarEnLista(parentescos, nombre)?.codigo ?? '');
  if (soloEstablecimiento) return <SeccionEstablecimiento form={parteDe(form)} />;
  return (
    <FormSection title="Afiliación">
      <FormGrid>
        <FormFields
          control={control}
          fields={[
            fechaDeAfiliacion(),
            {
              kind: 'select',
              name: 'parentesco_titular',
              label: 'Parentesco',
              required: true,
              options: porNombre(parentescos),
              onPick: (elegido) => {
                if (!conEdad(elegido)) olvidarCondicion(parteDe(form));
              },
            },
            MATRICULA,
          ]}
        />
        <CamposEstablecimiento form={parteDe(form)} />
      </FormGrid>
      {/* A condition chosen before the kin changed stays in sight, or it would be sent unseen. */}
      {conEdad(watch('parentesco_titular')) || watch('condicion') !== '' ? (
        <Box sx={{ mt: 2 }}>
          <CamposCondicion form={parteDe(form)} actual={condicionActual} />
        </Box>
      ) : null}
    </FormSection>
  );
}
